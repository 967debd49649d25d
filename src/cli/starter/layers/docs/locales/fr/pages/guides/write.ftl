title = Écrire une page
description = Ce dont une page de ce manuel peut se composer.
