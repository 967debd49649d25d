title = Quale carta si illumina
description = La carta spessa inghiotte la luce, quella sottile si strappa. Che cosa cerchiamo in un foglio.
