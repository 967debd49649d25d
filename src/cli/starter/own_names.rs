//! The names of languages in themselves, for the `label` of a locale.

use crate::base::language::Language;

/// The names by canonical tags, sorted by tag. They are those of CLDR with a capital letter, except
/// where speakers use a longer or a shorter one.
const NAMES: [(&str, &str); 129] = [
    ("af", "Afrikaans"),
    ("am", "አማርኛ"),
    ("ar", "العربية"),
    ("ar-AE", "العربية (الإمارات العربية المتحدة)"),
    ("ar-EG", "العربية (مصر)"),
    ("ar-SA", "العربية (المملكة العربية السعودية)"),
    ("as", "অসমীয়া"),
    ("az", "Azərbaycan dili"),
    ("be", "Беларуская"),
    ("bg", "Български"),
    ("bn", "বাংলা"),
    ("bs", "Bosanski"),
    ("ca", "Català"),
    ("cs", "Čeština"),
    ("cy", "Cymraeg"),
    ("da", "Dansk"),
    ("de", "Deutsch"),
    ("de-AT", "Deutsch (Österreich)"),
    ("de-CH", "Deutsch (Schweiz)"),
    ("de-DE", "Deutsch (Deutschland)"),
    ("el", "Ελληνικά"),
    ("en", "English"),
    ("en-AU", "English (Australia)"),
    ("en-CA", "English (Canada)"),
    ("en-GB", "English (United Kingdom)"),
    ("en-IN", "English (India)"),
    ("en-US", "English (United States)"),
    ("es", "Español"),
    ("es-419", "Español (Latinoamérica)"),
    ("es-AR", "Español (Argentina)"),
    ("es-ES", "Español (España)"),
    ("es-MX", "Español (México)"),
    ("et", "Eesti"),
    ("eu", "Euskara"),
    ("fa", "فارسی"),
    ("fi", "Suomi"),
    ("fil", "Filipino"),
    ("fr", "Français"),
    ("fr-BE", "Français (Belgique)"),
    ("fr-CA", "Français (Canada)"),
    ("fr-CH", "Français (Suisse)"),
    ("fr-FR", "Français (France)"),
    ("ga", "Gaeilge"),
    ("gl", "Galego"),
    ("gu", "ગુજરાતી"),
    ("ha", "Hausa"),
    ("he", "עברית"),
    ("hi", "हिन्दी"),
    ("hr", "Hrvatski"),
    ("hu", "Magyar"),
    ("hy", "Հայերեն"),
    ("id", "Bahasa Indonesia"),
    ("ig", "Igbo"),
    ("is", "Íslenska"),
    ("it", "Italiano"),
    ("it-CH", "Italiano (Svizzera)"),
    ("it-IT", "Italiano (Italia)"),
    ("ja", "日本語"),
    ("ka", "ქართული"),
    ("kk", "Қазақ тілі"),
    ("km", "ខ្មែរ"),
    ("kn", "ಕನ್ನಡ"),
    ("ko", "한국어"),
    ("ku", "Kurdî"),
    ("ky", "Кыргызча"),
    ("lb", "Lëtzebuergesch"),
    ("lo", "ລາວ"),
    ("lt", "Lietuvių"),
    ("lv", "Latviešu"),
    ("mg", "Malagasy"),
    ("mi", "Māori"),
    ("mk", "Македонски"),
    ("ml", "മലയാളം"),
    ("mn", "Монгол"),
    ("mr", "मराठी"),
    ("ms", "Bahasa Melayu"),
    ("mt", "Malti"),
    ("my", "မြန်မာ"),
    ("nb", "Norsk bokmål"),
    ("ne", "नेपाली"),
    ("nl", "Nederlands"),
    ("nl-BE", "Nederlands (België)"),
    ("nl-NL", "Nederlands (Nederland)"),
    ("nn", "Norsk nynorsk"),
    ("no", "Norsk"),
    ("or", "ଓଡ଼ିଆ"),
    ("pa", "ਪੰਜਾਬੀ"),
    ("pl", "Polski"),
    ("ps", "پښتو"),
    ("pt", "Português"),
    ("pt-BR", "Português (Brasil)"),
    ("pt-PT", "Português (Portugal)"),
    ("ro", "Română"),
    ("ru", "Русский"),
    ("rw", "Ikinyarwanda"),
    ("sd", "سنڌي"),
    ("si", "සිංහල"),
    ("sk", "Slovenčina"),
    ("sl", "Slovenščina"),
    ("so", "Soomaali"),
    ("sq", "Shqip"),
    ("sr", "Српски"),
    ("sr-Latn", "Srpski (latinica)"),
    ("sv", "Svenska"),
    ("sw", "Kiswahili"),
    ("ta", "தமிழ்"),
    ("te", "తెలుగు"),
    ("tg", "Тоҷикӣ"),
    ("th", "ไทย"),
    ("ti", "ትግርኛ"),
    ("tk", "Türkmen dili"),
    ("tr", "Türkçe"),
    ("tt", "Татарча"),
    ("ug", "ئۇيغۇرچە"),
    ("uk", "Українська"),
    ("ur", "اردو"),
    ("uz", "O‘zbek"),
    ("vi", "Tiếng Việt"),
    ("wo", "Wolof"),
    ("xh", "isiXhosa"),
    ("yi", "ייִדיש"),
    ("yo", "Èdè Yorùbá"),
    ("zh", "中文"),
    ("zh-CN", "中文（中国）"),
    ("zh-HK", "中文（香港）"),
    ("zh-Hans", "简体中文"),
    ("zh-Hant", "繁體中文"),
    ("zh-TW", "中文（台灣）"),
    ("zu", "isiZulu"),
];

/// Returns the name of a language in itself, such as `Deutsch`; with the code of its region if only
/// the language is known: `Deutsch (LU)`.
pub(in crate::cli) fn own_name(tag: &str) -> Option<String> {
    let language = Language::parse(tag).ok()?;
    let canonical = language.locale().to_string();
    let of = |tag: &str| NAMES.iter().find(|(known, _)| *known == tag).map(|(_, name)| *name);
    if let Some(name) = of(tag).or_else(|| of(&canonical)) {
        return Some(name.to_owned());
    }
    let is_same = |known: &str| {
        Language::parse(known).is_ok_and(|known| {
            known.region().is_none()
                && known.code() == language.code()
                && known.script() == language.script()
        })
    };
    let (_, name) = NAMES.iter().find(|(known, _)| is_same(known))?;
    Some(match language.region() {
        Some(region) => format!("{name} ({region})"),
        None => (*name).to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_are_known_and_sorted() {
        assert!(NAMES.is_sorted());
        for (tag, _) in NAMES {
            let language = Language::parse(tag).unwrap();
            assert!(!language.script().is_empty(), "{tag}");
        }
    }

    #[test]
    fn a_region_or_script_that_is_not_listed_has_the_name_of_its_language() {
        for (tag, name) in [
            ("ar", "العربية"),
            ("pt-BR", "Português (Brasil)"),
            ("de-LU", "Deutsch (LU)"),
            ("zh-MO", "繁體中文 (MO)"),
            ("sr-Latn-ME", "Srpski (latinica) (ME)"),
            ("tl", "Filipino"),
            ("iw", "עברית"),
        ] {
            assert_eq!(own_name(tag).as_deref(), Some(name), "{tag}");
        }
        assert_eq!(own_name("tlh"), None);
        assert_eq!(own_name("not a tag"), None);
    }
}
