//! Texts that a body shows in addition to its own.

use pulldown_cmark::BlockQuoteKind;

use crate::content::config::script_of;

/// The titles of callouts (note, tip, important, warning, caution) by language, and the label of a
/// link back from a footnote, in which `#` stands for its number.
const LABELS: [(&str, &str); 44] = [
    ("ar", "ملاحظة, نصيحة, مهم, تحذير, تنبيه, العودة إلى المرجع #"),
    ("bg", "Бележка, Съвет, Важно, Предупреждение, Внимание, Назад към препратка #"),
    ("bn", "নোট, পরামর্শ, গুরুত্বপূর্ণ, সতর্কতা, সাবধান, উল্লেখ #-এ ফিরে যান"),
    ("bs", "Napomena, Savjet, Važno, Upozorenje, Oprez, Nazad na referencu #"),
    ("ca", "Nota, Consell, Important, Advertiment, Precaució, Torna a la referència #"),
    ("cs", "Poznámka, Tip, Důležité, Varování, Upozornění, Zpět na odkaz #"),
    ("da", "Bemærk, Tip, Vigtigt, Advarsel, Forsigtig, Tilbage til henvisning #"),
    ("de", "Hinweis, Tipp, Wichtig, Warnung, Vorsicht, Zurück zur Stelle #"),
    ("el", "Σημείωση, Συμβουλή, Σημαντικό, Προειδοποίηση, Προσοχή, Επιστροφή στην παραπομπή #"),
    ("en", "Note, Tip, Important, Warning, Caution, Back to reference #"),
    ("es", "Nota, Consejo, Importante, Advertencia, Precaución, Volver a la referencia #"),
    ("et", "Märkus, Nõuanne, Oluline, Hoiatus, Ettevaatust, Tagasi viite # juurde"),
    ("eu", "Oharra, Aholkua, Garrantzitsua, Abisua, Kontuz, Itzuli # erreferentziara"),
    ("fa", "یادداشت, نکته, مهم, هشدار, احتیاط, بازگشت به ارجاع #"),
    ("fi", "Huomautus, Vihje, Tärkeää, Varoitus, Varo, Takaisin viitteeseen #"),
    ("fr", "Remarque, Astuce, Important, Avertissement, Attention, Retour à l’appel de note #"),
    ("gl", "Nota, Consello, Importante, Advertencia, Precaución, Volver á referencia #"),
    ("he", "הערה, טיפ, חשוב, אזהרה, זהירות, חזרה להפניה #"),
    ("hi", "नोट, सुझाव, महत्वपूर्ण, चेतावनी, सावधानी, संदर्भ # पर वापस जाएँ"),
    ("hr", "Napomena, Savjet, Važno, Upozorenje, Oprez, Natrag na referencu #"),
    ("hu", "Megjegyzés, Tipp, Fontos, Figyelmeztetés, Vigyázat, Vissza a(z) #. hivatkozáshoz"),
    ("id", "Catatan, Tips, Penting, Peringatan, Perhatian, Kembali ke rujukan #"),
    ("it", "Nota, Suggerimento, Importante, Avviso, Attenzione, Torna al riferimento #"),
    ("ja", "注記, ヒント, 重要, 警告, 注意, 参照 # に戻る"),
    ("ko", "참고, 팁, 중요, 경고, 주의, 참조 #로 돌아가기"),
    ("lt", "Pastaba, Patarimas, Svarbu, Įspėjimas, Atsargiai, Grįžti į nuorodą #"),
    ("lv", "Piezīme, Padoms, Svarīgi, Brīdinājums, Uzmanību, Atpakaļ uz atsauci #"),
    ("ms", "Nota, Petua, Penting, Amaran, Awas, Kembali ke rujukan #"),
    ("nb", "Merk, Tips, Viktig, Advarsel, Forsiktig, Tilbake til henvisning #"),
    ("nl", "Opmerking, Tip, Belangrijk, Waarschuwing, Let op, Terug naar verwijzing #"),
    ("pl", "Uwaga, Wskazówka, Ważne, Ostrzeżenie, Ostrożnie, Wróć do odsyłacza #"),
    ("pt", "Nota, Dica, Importante, Aviso, Atenção, Voltar à referência #"),
    ("ro", "Notă, Sfat, Important, Avertisment, Atenție, Înapoi la referința #"),
    ("ru", "Примечание, Совет, Важно, Предупреждение, Осторожно, Назад к сноске #"),
    ("sk", "Poznámka, Tip, Dôležité, Varovanie, Upozornenie, Späť na odkaz #"),
    ("sl", "Opomba, Nasvet, Pomembno, Opozorilo, Previdno, Nazaj na sklic #"),
    ("sr", "Напомена, Савет, Важно, Упозорење, Опрез, Назад на референцу #"),
    ("sv", "Observera, Tips, Viktigt, Varning, Var försiktig, Tillbaka till hänvisning #"),
    ("th", "หมายเหตุ, เคล็ดลับ, สำคัญ, คำเตือน, ข้อควรระวัง, กลับไปยังการอ้างอิง #"),
    ("tr", "Not, İpucu, Önemli, Uyarı, Dikkat, # numaralı göndermeye dön"),
    ("uk", "Примітка, Порада, Важливо, Попередження, Обережно, Назад до виноски #"),
    ("vi", "Ghi chú, Mẹo, Quan trọng, Cảnh báo, Thận trọng, Quay lại tham chiếu #"),
    ("zh", "注意, 提示, 重要, 警告, 小心, 返回引用处 #"),
    ("zh-Hant", "注意, 提示, 重要, 警告, 小心, 返回引用處 #"),
];

/// Returns the text at an index of `LABELS` in a language; `None` if its language and script have
/// none.
fn word(tag: &str, index: usize) -> Option<&'static str> {
    let language = tag.split('-').next().unwrap_or_default();
    let language = if language == "no" { "nb" } else { language };
    let exact = format!("{language}-{}", script_of(tag));
    let find = |name: &str| LABELS.iter().find(|(known, _)| *known == name);
    let found = find(&exact).or_else(|| {
        // The texts of a language in one script do not apply to its other scripts.
        (script_of(tag) == script_of(language)).then(|| find(language)).flatten()
    });
    found?.1.split(", ").nth(index)
}

/// The title of a callout, if there is one in the language of that tag.
pub(super) fn callout_title(kind: BlockQuoteKind, tag: &str) -> Option<&'static str> {
    word(tag, kind_index(kind))
}

/// The label of a link from a footnote back to its reference, for people who can't see the arrow.
pub(super) fn way_back(tag: &str, number: &str) -> String {
    word(tag, 5).map_or_else(|| format!("↩ {number}"), |label| label.replace('#', number))
}

/// The names of the kinds of callouts.
pub(super) const CALLOUTS: [&str; 5] = ["note", "tip", "important", "warning", "caution"];

/// The name of a kind of callout.
pub(super) fn callout_name(kind: BlockQuoteKind) -> &'static str {
    CALLOUTS[kind_index(kind)]
}

fn kind_index(kind: BlockQuoteKind) -> usize {
    match kind {
        BlockQuoteKind::Note => 0,
        BlockQuoteKind::Tip => 1,
        BlockQuoteKind::Important => 2,
        BlockQuoteKind::Warning => 3,
        BlockQuoteKind::Caution => 4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_those_of_the_language_and_its_script() {
        let title = |tag| callout_title(BlockQuoteKind::Note, tag);
        for (tag, expected) in [
            ("en", Some("Note")),
            ("de-CH", Some("Hinweis")),
            ("zh", Some("注意")),
            ("zh-Hans-SG", Some("注意")),
            ("nn", None),
            ("no", Some("Merk")),
            ("sr-Cyrl", Some("Напомена")),
            ("sr-Latn", None),
            ("tlh", None),
        ] {
            assert_eq!(title(tag), expected, "{tag}");
        }
        assert_eq!(way_back("zh-TW", "1-2"), "返回引用處 1-2");
        assert_eq!(way_back("zh-HK", "1"), "返回引用處 1");
        assert_eq!(way_back("tlh", "1"), "↩ 1");
    }

    #[test]
    fn each_language_has_all_words() {
        for (tag, words) in LABELS {
            let words: Vec<&str> = words.split(", ").collect();
            assert!(words.len() == 6 && words.iter().all(|word| !word.is_empty()), "{tag}");
            assert_eq!(words[5].matches('#').count(), 1, "{tag}");
        }
        assert!(LABELS.windows(2).all(|pair| pair[0].0 < pair[1].0));
    }
}
