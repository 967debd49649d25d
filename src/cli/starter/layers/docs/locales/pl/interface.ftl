site-title = { $site }: { $title }
skip = Przejdź do treści
menu = Dokumentacja
overview = Przegląd
contents = Na tej stronie
beside = Poprzednia i następna strona
previous = Poprzednia
next = Następna
languages = Języki
theme = Jasny lub ciemny
copy = Kopiuj
copied = Skopiowano
search = Szukaj
search-found = { $count ->
    [one] { $count } wynik
    [few] { $count } wyniki
    [many] { $count } wyników
   *[other] { $count } wyniku
}
search-none = Brak wyników dla „{ $query }”
search-in = Szukaj w wersji: { $language }
search-failed = Nie udało się wczytać wyszukiwarki. Sprawdź połączenie i wpisz tekst ponownie.
untranslated = Ta strona nie jest jeszcze w całości przetłumaczona. Język brakujących tekstów: { $language }.
