//! Declarations: properties, and values in notations that the renderer reads.

use lightningcss::properties::Property;
use lightningcss::properties::custom::{
    CustomProperty, CustomPropertyName, Token, TokenList, TokenOrValue,
};
use lightningcss::stylesheet::ParserOptions;
use lightningcss::traits::{Parse as _, ParseWithOptions as _, ToCss as _};
use lightningcss::values::color::CssColor;
use lightningcss::values::length::LengthValue;

use crate::assets::picture::readable::{Context, Declaration, Unread};

/// The maximum depth of `var()`.
const MAX_DEPTH: usize = 16;

/// Properties that are a colour, or a paint.
const PAINTS: [&str; 6] =
    ["color", "fill", "flood-color", "lighting-color", "stop-color", "stroke"];

/// Properties that are `none`, or the address of an element.
const LINKS: [&str; 5] = ["clip-path", "marker-end", "marker-mid", "marker-start", "mask"];

/// Other properties that the renderer reads.
const READ: &str = "alignment-baseline background-color baseline-shift clip-rule \
    color-interpolation-filters direction display dominant-baseline fill-opacity fill-rule filter \
    flood-opacity font font-family font-kerning font-optical-sizing font-size font-size-adjust \
    font-stretch font-style font-variant font-variation-settings font-weight image-rendering \
    isolation letter-spacing marker mask-type mix-blend-mode opacity overflow paint-order \
    shape-rendering stop-opacity stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin \
    stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration text-rendering \
    transform transform-origin unicode-bidi visibility white-space word-spacing writing-mode";

/// Properties that are attributes for the renderer.
const GEOMETRY: [&str; 9] = ["cx", "cy", "d", "height", "r", "rx", "ry", "width", "x"];

/// Properties that browsers draw, and the renderer ignores.
const UNREAD: [&str; 11] = [
    "all", "background", "background-image", "mask-image", "offset-path", "rotate", "scale",
    "transform-box", "translate", "vector-effect", "zoom",
];

/// The functions of `filter`, beside `url()`.
const FILTERS: [&str; 10] = [
    "blur", "brightness", "contrast", "drop-shadow", "grayscale", "hue-rotate", "invert",
    "opacity", "saturate", "sepia",
];

/// The functions of `transform` in the notation of attributes.
const TRANSFORMS: [&str; 6] = ["matrix", "rotate", "scale", "skewX", "skewY", "translate"];

const PLAIN: &str = "write the value that it results in";

/// Adds a declaration for the renderer; nothing if browsers ignore it, too.
pub(super) fn print(it: &Declaration, context: &Context, css: &mut String) -> Result<(), Unread> {
    if let Some(value) = read(it, context)? {
        let important = if it.is_important { " !important" } else { "" };
        css.push_str(&format!("{}:{value}{important};", it.name));
    }
    Ok(())
}

/// The value for the renderer; `None` if browsers ignore the declaration, too.
pub(super) fn read<'i>(
    it: &'i Declaration,
    context: &'i Context,
) -> Result<Option<String>, Unread> {
    let name = it.name.to_ascii_lowercase();
    let name = name.as_str();
    if GEOMETRY.contains(&name) || name == "y" {
        let hint = "write it as an attribute of the element";
        return Err(Unread::new(&format!("`{name}` in CSS"), name, hint));
    }
    if UNREAD.contains(&name) {
        let has_no_effect = ["none", "auto", "normal", "view-box", "1"].contains(&&*it.value);
        if has_no_effect || name == "background" && it.value == "transparent" {
            return Ok(None);
        }
        let hint = "draw it without this property: convert it to paths, or use a `transform`";
        return Err(Unread::new(&format!("`{name}: {}`", it.value), name, hint));
    }
    let is_paint = PAINTS.contains(&name);
    let is_link = LINKS.contains(&name);
    if !(is_paint || is_link || READ.split(' ').any(|read| read == name)) {
        return Ok(None);
    }
    if ["initial", "unset", "revert", "revert-layer"].contains(&&*it.value) {
        return Err(Unread::new(&format!("`{name}: {}`", it.value), &it.value, PLAIN));
    }
    let Ok(tokens) = TokenList::parse_string_with_options(&it.value, ParserOptions::default())
    else {
        return Ok(None);
    };
    let mut values = Vec::new();
    lower(tokens, name, context, 0, &mut values)?;
    values.retain(|value| !matches!(value, TokenOrValue::Token(Token::Comment(_))));
    let mut parts = values.iter().filter(|value| !value.is_whitespace());
    let is_keyword = |value: &TokenOrValue<'_>| match value {
        TokenOrValue::Token(Token::Ident(word)) => {
            ["none", "inherit", "context-fill", "context-stroke"].contains(&&**word)
        }
        value => matches!(value, TokenOrValue::Color(_)),
    };
    let (first, rest) = (parts.next(), parts.count());
    let is_valid = match first {
        Some(TokenOrValue::Token(Token::UnquotedUrl(_))) => rest < 2,
        first => first.is_some_and(is_keyword) && rest == 0,
    };
    let printed = text_of(values);
    match () {
        () if is_link && !is_valid => {
            Err(Unread::new(&format!("`{name}: {}`", it.value), name, "use the element for it"))
        }
        () if is_paint && !is_valid => Ok(None),
        () => Ok(Some(printed)),
    }
}

/// Adds the tokens with their variables replaced, and with colours of sRGB.
fn lower<'i>(
    tokens: TokenList<'i>,
    name: &str,
    context: &'i Context,
    depth: usize,
    lowered: &mut Vec<TokenOrValue<'i>>,
) -> Result<(), Unread> {
    let number = |value: f32| Token::Number { has_sign: false, value, int_value: None }.into();
    let is_transform = name == "transform";
    for token in tokens.0 {
        lowered.push(match token {
            TokenOrValue::Color(colour) => TokenOrValue::Color(in_srgb(colour)?),
            TokenOrValue::Token(Token::Ident(word)) if PAINTS.contains(&name) => {
                let colour = CssColor::parse_string(&word).ok();
                match colour {
                    Some(colour) => TokenOrValue::Color(in_srgb(colour)?),
                    None => Token::Ident(word).into(),
                }
            }
            TokenOrValue::Var(variable) => {
                let known = variable.name.ident.0.to_string();
                let refuse = || {
                    let what = format!("`var({known})`, whose value depends on the element");
                    Unread::new(&what, "var(", PLAIN)
                };
                let tokens = match (context.variables.get(&known), variable.fallback) {
                    (Some(Some(value)), _) if depth < MAX_DEPTH => {
                        let options = ParserOptions::default();
                        let parsed = TokenList::parse_string_with_options(value, options);
                        parsed.map_err(|_| refuse())?
                    }
                    (None, Some(fallback)) => fallback,
                    _ => return Err(refuse()),
                };
                lower(tokens, name, context, depth + 1, lowered)?;
                continue;
            }
            TokenOrValue::Function(mut function) => {
                let is_known = match name {
                    "filter" => FILTERS.contains(&&*function.name.0),
                    _ => is_transform && TRANSFORMS.contains(&&*function.name.0),
                };
                if !is_known {
                    let words = format!("`{}()` in `{name}`", function.name.0);
                    return Err(Unread::new(&words, &function.name.0, PLAIN));
                }
                let mut arguments = Vec::new();
                lower(function.arguments, name, context, depth, &mut arguments)?;
                function.arguments = TokenList(arguments);
                TokenOrValue::Function(function)
            }
            TokenOrValue::Angle(angle) if is_transform => number(angle.to_degrees()),
            TokenOrValue::Length(length) if is_transform => match length.to_px() {
                Some(pixels) => number(pixels),
                None => return Err(unread_token(&TokenOrValue::Length(length))),
            },
            TokenOrValue::Length(
                LengthValue::Px(_)
                | LengthValue::In(_)
                | LengthValue::Cm(_)
                | LengthValue::Mm(_)
                | LengthValue::Pt(_)
                | LengthValue::Pc(_)
                | LengthValue::Em(_)
                | LengthValue::Ex(_),
            )
            | TokenOrValue::Angle(_) => token,
            // The renderer reads no quotes in `filter`.
            TokenOrValue::Url(url) => Token::UnquotedUrl(url.url).into(),
            TokenOrValue::Token(Token::Percentage { .. }) if is_transform => {
                return Err(unread_token(&token));
            }
            TokenOrValue::Token(Token::Dimension { .. })
            | TokenOrValue::UnresolvedColor(_)
            | TokenOrValue::Env(_)
            | TokenOrValue::Length(_) => return Err(unread_token(&token)),
            token => token,
        });
    }
    Ok(())
}

fn text_of(tokens: Vec<TokenOrValue<'_>>) -> String {
    let name = CustomPropertyName::Unknown("x".into());
    let property = Property::Custom(CustomProperty { name, value: TokenList(tokens) });
    let text = property.value_to_css_string(Default::default()).unwrap_or_default();
    text.trim().to_owned()
}

fn unread_token(token: &TokenOrValue<'_>) -> Unread {
    let written = text_of(vec![token.clone()]);
    Unread::new(&format!("`{written}`"), &written, PLAIN)
}

/// A colour as the renderer reads it, in the light colour scheme.
fn in_srgb(colour: CssColor) -> Result<CssColor, Unread> {
    match colour {
        CssColor::CurrentColor => Ok(colour),
        CssColor::LightDark(light, _) => in_srgb(*light),
        colour => colour.to_rgb().map_err(|()| {
            let written = colour.to_css_string(Default::default()).unwrap_or_default();
            Unread::new(&format!("the colour `{written}`"), &written, PLAIN)
        }),
    }
}
