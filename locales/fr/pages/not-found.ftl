meta-title = Page introuvable · { -raa }
meta-description = Il n’y a pas de page à cette adresse.

not-found-title = Page introuvable
not-found-lead = Il n’y a pas de page à cette adresse. Elle a pu être déplacée, ou le lien contient une faute de frappe.
not-found-home = Aller à l’accueil
