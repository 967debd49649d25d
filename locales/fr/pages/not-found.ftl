meta-title = Page introuvable · { -raa }
meta-description = Il n’y a pas de page à cette adresse.

not-found-title = Page introuvable
not-found-lead = Cette page n’existe pas. Elle a pu être déplacée, ou l’adresse contient une faute de frappe.
not-found-home = Aller à l’accueil
