//! The plural forms of gettext: a formula in the syntax of C numbers the forms of a language.

use crate::base::decimal::parse_decimal;
use crate::base::limit::FORMULA_GROUPS;
use crate::i18n::format::{Formatter, PluralType};

/// The formulas in use. The formula of a language is the first that yields its forms.
const FORMULAS: [&str; 18] = [
    "nplurals=1; plural=0;",
    "nplurals=2; plural=(n != 1);",
    "nplurals=2; plural=(n > 1);",
    "nplurals=2; plural=(n%10 != 1 || n%100 == 11);",
    "nplurals=3; plural=(n==1 ? 0 : n==2 ? 1 : 2);",
    "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 \
     || n%100>14) ? 1 : 2);",
    "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);",
    "nplurals=3; plural=(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2);",
    "nplurals=3; plural=(n==1 ? 0 : n==0 || (n%100>0 && n%100<20) ? 1 : 2);",
    "nplurals=3; plural=(n%10==1 && (n%100<11 || n%100>19) ? 0 : n%10>=2 && \
     (n%100<11 || n%100>19) ? 1 : 2);",
    "nplurals=3; plural=(n%10==0 || (n%100>=11 && n%100<=19) ? 0 : n%10==1 && n%100!=11 ? 1 : 2);",
    "nplurals=3; plural=(n==0 ? 0 : n==1 ? 1 : 2);",
    "nplurals=4; plural=(n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3);",
    "nplurals=4; plural=(n==1 || n==11 ? 0 : n==2 || n==12 ? 1 : n>2 && n<20 ? 2 : 3);",
    "nplurals=4; plural=(n==1 ? 0 : n==0 || (n%100>1 && n%100<11) ? 1 : n%100>10 && \
     n%100<20 ? 2 : 3);",
    "nplurals=5; plural=(n==1 ? 0 : n==2 ? 1 : n<7 && n!=0 ? 2 : n<11 && n!=0 ? 3 : 4);",
    "nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n==3 ? 3 : n==6 ? 4 : 5);",
    "nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 \
     : n%100>=11 ? 4 : 5);",
];

/// Up to this number, every language has used all forms of its small whole numbers.
const LARGEST: u64 = 200;

/// The forms of whole numbers in a language.
#[derive(Clone, Debug)]
pub struct PluralForms {
    /// The categories, in the order of the formula.
    pub categories: Vec<&'static str>,
    /// The header `Plural-Forms`.
    pub header: &'static str,
}

impl PluralForms {
    /// The forms of a language; `None` if no formula yields them.
    pub fn of(formatter: &Formatter) -> Option<PluralForms> {
        FORMULAS.iter().find_map(|header| {
            let categories = categories(header, formatter)?;
            Some(PluralForms { categories, header })
        })
    }
}

/// The categories of the forms of a header `Plural-Forms`; `None` if it is not a formula of this
/// language.
pub(super) fn categories(header: &str, formatter: &Formatter) -> Option<Vec<&'static str>> {
    let (count, formula) = header.trim().strip_prefix("nplurals=")?.split_once(';')?;
    let count: usize = count.trim().parse().ok().filter(|count| (1..=6).contains(count))?;
    let formula = formula.trim().strip_prefix("plural")?.trim_start().strip_prefix('=')?;
    let formula = formula.trim_end_matches(|c: char| c == ';' || c.is_whitespace());
    let mut found: Vec<Option<&'static str>> = vec![None; count];
    for number in 0..=LARGEST {
        let form = found.get_mut(usize::try_from(evaluate(formula, number)?).ok()?)?;
        let category = formatter.plural(&parse_decimal(&number.to_string())?, PluralType::Cardinal);
        if form.is_some_and(|known| known != category) {
            return None;
        }
        *form = Some(category);
    }
    let categories: Vec<&str> = found.into_iter().collect::<Option<_>>()?;
    let is_once = |at: usize| !categories[..at].contains(&categories[at]);
    (0..count).all(is_once).then_some(categories)
}

fn evaluate(formula: &str, number: u64) -> Option<u64> {
    let mut reader = FormulaReader { rest: formula, number, depth: 0 };
    let value = reader.choice()?;
    reader.rest.trim_start().is_empty().then_some(value)
}

/// Parses and evaluates a formula.
struct FormulaReader<'a> {
    rest: &'a str,
    number: u64,
    depth: usize,
}

/// The operators, by precedence. If one begins with another one, the longer one is first.
const OPERATORS: [&[&str]; 6] =
    [&["||"], &["&&"], &["==", "!="], &["<=", ">=", "<", ">"], &["+", "-"], &["*", "/", "%"]];

impl FormulaReader<'_> {
    fn takes(&mut self, sign: &str) -> bool {
        let rest = self.rest.trim_start().strip_prefix(sign);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn choice(&mut self) -> Option<u64> {
        self.depth += 1;
        if FORMULA_GROUPS.is_exceeded_by(self.depth) {
            return None;
        }
        let condition = self.operation(0)?;
        let value = if self.takes("?") {
            let yes = self.choice()?;
            let no = self.takes(":").then(|| self.choice())??;
            if condition == 0 { no } else { yes }
        } else {
            condition
        };
        self.depth -= 1;
        Some(value)
    }

    fn operation(&mut self, level: usize) -> Option<u64> {
        let Some(operators) = OPERATORS.get(level) else { return self.value() };
        let mut left = self.operation(level + 1)?;
        while let Some(operator) = operators.iter().find(|operator| self.takes(operator)) {
            let right = self.operation(level + 1)?;
            left = match *operator {
                "||" => u64::from(left != 0 || right != 0),
                "&&" => u64::from(left != 0 && right != 0),
                "==" => u64::from(left == right),
                "!=" => u64::from(left != right),
                "<=" => u64::from(left <= right),
                ">=" => u64::from(left >= right),
                "<" => u64::from(left < right),
                ">" => u64::from(left > right),
                "+" => left.checked_add(right)?,
                "-" => left.checked_sub(right)?,
                "*" => left.checked_mul(right)?,
                "/" => left.checked_div(right)?,
                _ => left.checked_rem(right)?,
            };
        }
        Some(left)
    }

    fn value(&mut self) -> Option<u64> {
        if self.takes("(") {
            let value = self.choice()?;
            return self.takes(")").then_some(value);
        }
        if self.takes("n") {
            return Some(self.number);
        }
        let rest = self.rest.trim_start();
        let end = rest.bytes().take_while(u8::is_ascii_digit).count();
        self.rest = &rest[end..];
        rest[..end].parse().ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn forms(tag: &str) -> Option<Vec<&'static str>> {
        let formatter = Formatter::new(tag).unwrap();
        PluralForms::of(&formatter).map(|forms| forms.categories)
    }

    #[test]
    fn languages_have_their_formula() {
        for (tag, expected) in [
            ("ja", &["other"][..]),
            ("de", &["one", "other"]),
            ("fr", &["one", "other"]),
            ("hi", &["one", "other"]),
            ("fa", &["one", "other"]),
            ("es", &["one", "other"]),
            ("pt-BR", &["one", "other"]),
            ("is", &["one", "other"]),
            ("ru", &["one", "few", "many"]),
            ("sr", &["one", "few", "other"]),
            ("pl", &["one", "few", "many"]),
            ("cs", &["one", "few", "other"]),
            ("ro", &["one", "few", "other"]),
            ("lt", &["one", "few", "other"]),
            ("lv", &["one", "other", "zero"]),
            ("sl", &["one", "two", "few", "other"]),
            ("ga", &["one", "two", "few", "many", "other"]),
            ("cy", &["zero", "one", "two", "few", "many", "other"]),
            ("ar", &["zero", "one", "two", "few", "many", "other"]),
            ("he", &["one", "two", "other"]),
        ] {
            assert_eq!(forms(tag).as_deref(), Some(expected), "{tag}");
        }
        assert_eq!(forms("br"), None);
    }

    #[test]
    fn formulas_of_others_are_read() {
        let russian = Formatter::new("ru").unwrap();
        let own =
            "nplurals=3; plural=n%10==1&&n%100!=11?0:n%10>=2&&n%10<=4&&(n%100<10||n%100>=20)?1:2";
        assert_eq!(categories(own, &russian), Some(vec!["one", "few", "many"]));
        let deep = format!("nplurals=1; plural={}0{};", "(".repeat(100_000), ")".repeat(100_000));
        for wrong in ["nplurals=2; plural=(n != 1);", "nplurals=3; plural=n/0;", "", &deep] {
            assert_eq!(categories(wrong, &russian), None);
        }
    }
}
