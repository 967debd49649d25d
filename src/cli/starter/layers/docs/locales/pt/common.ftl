nav-start = Primeiros passos
nav-guides = Guias
nav-reference = Referência
footer = O Lumen é um exemplo. Escreva aqui a sua própria documentação.
