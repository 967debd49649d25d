# The token and the project. It stays in Latin letters in every language.
-raa = RAA
