//! Formats relative times: `in 3 days`, `yesterday`.

use fixed_decimal::Decimal;
use icu_experimental::provider::Baked;
use icu_experimental::relativetime::provider::{
    LongDayRelativeV1, LongHourRelativeV1, LongMinuteRelativeV1, LongMonthRelativeV1,
    LongQuarterRelativeV1, LongSecondRelativeV1, LongWeekRelativeV1, LongYearRelativeV1,
    NarrowDayRelativeV1, NarrowHourRelativeV1, NarrowMinuteRelativeV1, NarrowMonthRelativeV1,
    NarrowQuarterRelativeV1, NarrowSecondRelativeV1, NarrowWeekRelativeV1, NarrowYearRelativeV1,
    RelativeTimePatternData, ShortDayRelativeV1, ShortHourRelativeV1, ShortMinuteRelativeV1,
    ShortMonthRelativeV1, ShortQuarterRelativeV1, ShortSecondRelativeV1, ShortWeekRelativeV1,
    ShortYearRelativeV1,
};
use icu_plurals::{PluralOperands, PluralRules};
use icu_provider::marker::ErasedMarker;
use icu_provider::prelude::*;

use crate::base::named_enum::named_enum;
use crate::i18n::format::list::Length;

named_enum! {
    /// The unit of a relative time.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum TimeUnit {
        /// Seconds.
        Second = "second",
        /// Minutes.
        Minute = "minute",
        /// Hours.
        Hour = "hour",
        /// Days.
        Day = "day",
        /// Weeks.
        Week = "week",
        /// Months.
        Month = "month",
        /// Quarters of a year.
        Quarter = "quarter",
        /// Years.
        Year = "year",
    }
}

/// Options of relative times.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RelativeTimeOptions {
    /// The unit of the number.
    pub unit: TimeUnit,
    /// Whether words such as `yesterday` are used.
    pub is_auto: bool,
    /// The length of the words.
    pub style: Length,
}

type RelativePatterns = DataPayload<ErasedMarker<RelativeTimePatternData<'static>>>;

/// The relative time of a number in the locale. `amount` is its absolute value as it is formatted,
/// with its plural operands.
pub(super) fn relative_time(
    locale: &DataLocale,
    value: &Decimal,
    options: RelativeTimeOptions,
    (amount, operands): (&str, PluralOperands),
    rules: &PluralRules,
) -> String {
    let Some(patterns) = load(locale, options) else { return amount.to_owned() };
    let patterns = patterns.get();
    let is_past = value.sign == fixed_decimal::Sign::Negative;
    if options.is_auto
        && let Some(number) = small(value)
        && let Some(word) = patterns.relatives.get(&number)
    {
        return word.to_owned();
    }
    let pattern = if is_past { &patterns.past } else { &patterns.future };
    pattern.get(operands, rules).interpolate((amount,)).to_string()
}

/// A whole number from -2 to 2. CLDR has words for some other numbers, too, which `Intl` ignores.
fn small(value: &Decimal) -> Option<i8> {
    let mut value = value.clone();
    value.trim_start();
    value.trim_end();
    let text = value.to_string();
    text.parse().ok().filter(|number: &i8| number.unsigned_abs() <= 2)
}

fn load(locale: &DataLocale, options: RelativeTimeOptions) -> Option<RelativePatterns> {
    let RelativeTimeOptions { unit, style, .. } = options;
    match (style, unit) {
        (Length::Long, TimeUnit::Second) => payload::<LongSecondRelativeV1>(locale),
        (Length::Long, TimeUnit::Minute) => payload::<LongMinuteRelativeV1>(locale),
        (Length::Long, TimeUnit::Hour) => payload::<LongHourRelativeV1>(locale),
        (Length::Long, TimeUnit::Day) => payload::<LongDayRelativeV1>(locale),
        (Length::Long, TimeUnit::Week) => payload::<LongWeekRelativeV1>(locale),
        (Length::Long, TimeUnit::Month) => payload::<LongMonthRelativeV1>(locale),
        (Length::Long, TimeUnit::Quarter) => payload::<LongQuarterRelativeV1>(locale),
        (Length::Long, TimeUnit::Year) => payload::<LongYearRelativeV1>(locale),
        (Length::Short, TimeUnit::Second) => payload::<ShortSecondRelativeV1>(locale),
        (Length::Short, TimeUnit::Minute) => payload::<ShortMinuteRelativeV1>(locale),
        (Length::Short, TimeUnit::Hour) => payload::<ShortHourRelativeV1>(locale),
        (Length::Short, TimeUnit::Day) => payload::<ShortDayRelativeV1>(locale),
        (Length::Short, TimeUnit::Week) => payload::<ShortWeekRelativeV1>(locale),
        (Length::Short, TimeUnit::Month) => payload::<ShortMonthRelativeV1>(locale),
        (Length::Short, TimeUnit::Quarter) => payload::<ShortQuarterRelativeV1>(locale),
        (Length::Short, TimeUnit::Year) => payload::<ShortYearRelativeV1>(locale),
        (Length::Narrow, TimeUnit::Second) => payload::<NarrowSecondRelativeV1>(locale),
        (Length::Narrow, TimeUnit::Minute) => payload::<NarrowMinuteRelativeV1>(locale),
        (Length::Narrow, TimeUnit::Hour) => payload::<NarrowHourRelativeV1>(locale),
        (Length::Narrow, TimeUnit::Day) => payload::<NarrowDayRelativeV1>(locale),
        (Length::Narrow, TimeUnit::Week) => payload::<NarrowWeekRelativeV1>(locale),
        (Length::Narrow, TimeUnit::Month) => payload::<NarrowMonthRelativeV1>(locale),
        (Length::Narrow, TimeUnit::Quarter) => payload::<NarrowQuarterRelativeV1>(locale),
        (Length::Narrow, TimeUnit::Year) => payload::<NarrowYearRelativeV1>(locale),
    }
}

fn payload<M>(locale: &DataLocale) -> Option<RelativePatterns>
where
    M: DataMarker<DataStruct = RelativeTimePatternData<'static>>,
    Baked: DataProvider<M>,
{
    let request =
        DataRequest { id: DataIdentifierBorrowed::for_locale(locale), ..Default::default() };
    let response: DataResponse<M> = Baked.load(request).ok()?;
    Some(response.payload.cast())
}
