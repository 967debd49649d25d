//! The globals of templates, as objects of the engine that delegate to [`TemplateContext`].

mod lists;

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::fmt;
use std::sync::{Arc, OnceLock};

use minijinja::value::{Kwargs, Object, ObjectRepr, Rest, from_args};
use minijinja::{Error, ErrorKind, State, Value};
use parking_lot::Mutex;

use crate::base::html::is_outside;
use crate::engine::diagnostic::Diagnostic;
use crate::i18n::message::{Arg, Function};
use crate::template::argument::{borrowed, json, list_items, message_args, number, options, text};
use crate::template::context::{Frame, SetText, TemplateContext};
use crate::template::global::{Flag, Global};
use crate::template::partial::SHARED_VALUES;
use crate::template::picture;
use crate::template::printed::{PRINTED, PrintedTexts};
use crate::template::value::TemplateValue;

/// Failed lookups, which return an empty string when they are repeated.
#[derive(Debug, Default)]
pub(super) struct Suppressed(Mutex<BTreeSet<String>>);

impl Suppressed {
    /// Adds a lookup; returns false if it is already suppressed, so that a retry would not help.
    pub(super) fn add(&self, key: &str) -> bool {
        self.0.lock().insert(key.to_owned())
    }

    fn contains(&self, key: &str) -> bool {
        self.0.lock().contains(key)
    }
}

/// A failed lookup, passed through the engine as the source of its error.
#[derive(Debug)]
pub(super) struct FailedLookup {
    pub(super) key: String,
    pub(super) diagnostics: Vec<Diagnostic>,
}

impl fmt::Display for FailedLookup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.key)
    }
}

impl std::error::Error for FailedLookup {}

/// The root object of a rendering.
pub(super) struct RootObject {
    context: Arc<dyn TemplateContext>,
    suppressed: Arc<Suppressed>,
    printed: PrintedTexts,
    /// The globals that were used: most are looked up a hundred times on a page.
    globals: [OnceLock<Value>; Global::ALL.len()],
}

impl RootObject {
    pub(super) fn new(
        context: Arc<dyn TemplateContext>,
        suppressed: Arc<Suppressed>,
    ) -> RootObject {
        let (printed, globals) = Default::default();
        RootObject { context, suppressed, printed, globals }
    }

    fn global(&self, global: Global) -> Value {
        let make = || {
            Value::from_object(GlobalObject {
                global,
                context: Arc::clone(&self.context),
                suppressed: Arc::clone(&self.suppressed),
                printed: self.printed.clone(),
            })
        };
        self.globals[global as usize].get_or_init(make).clone()
    }
}

impl fmt::Debug for RootObject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the page's context")
    }
}

impl Object for RootObject {
    fn get_value(self: &Arc<Self>, key: &Value) -> Option<Value> {
        self.get_value_by_str(key.as_str()?)
    }

    fn get_value_by_str(self: &Arc<Self>, key: &str) -> Option<Value> {
        if let Some(global) = Global::of(key) {
            return Some(self.global(global));
        }
        if key == PRINTED {
            return Some(Value::from_object(self.printed.clone()));
        }
        if !SHARED_VALUES.contains(&key)
            && let Err(diagnostics) = self.context.require_page()
        {
            return Some(error_value(key.to_owned(), diagnostics, &self.suppressed));
        }
        self.context.item(key).map(|item| item.0)
    }
}

/// A lookup can't fail in the engine, but printing can: the value contains the error.
fn error_value(key: String, diagnostics: Vec<Diagnostic>, suppressed: &Suppressed) -> Value {
    if suppressed.contains(&key) {
        return Value::from("");
    }
    Value::from(
        Error::new(ErrorKind::InvalidOperation, "the value is not available")
            .with_source(FailedLookup { key, diagnostics }),
    )
}

struct GlobalObject {
    global: Global,
    context: Arc<dyn TemplateContext>,
    suppressed: Arc<Suppressed>,
    printed: PrintedTexts,
}

impl fmt::Debug for GlobalObject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.global, f)
    }
}

impl Object for GlobalObject {
    fn repr(self: &Arc<Self>) -> ObjectRepr {
        if self.global.has(Flag::Map) { ObjectRepr::Map } else { ObjectRepr::Plain }
    }

    fn get_value(self: &Arc<Self>, key: &Value) -> Option<Value> {
        self.get_value_by_str(key.as_str()?)
    }

    fn get_value_by_str(self: &Arc<Self>, key: &str) -> Option<Value> {
        let found = match self.global {
            Global::Page => self.context.require_page().and_then(|()| self.context.page(key)),
            Global::Data => Ok(self.context.data(key)),
            _ => return None,
        };
        match found {
            Ok(item) => item.map(|item| self.plain(item)),
            Err(diagnostics) => {
                Some(error_value(format!("page.{key}"), diagnostics, &self.suppressed))
            }
        }
    }

    fn call(self: &Arc<Self>, state: &mut State<'_, '_>, args: &[Value]) -> Result<Value, Error> {
        if self.global.has(Flag::UsesPage)
            && let Err(diagnostics) = self.context.require_page()
        {
            return self.finish(&args, Err(diagnostics));
        }
        if self.global == Global::Head {
            let html = self.context.head();
            return self.finish(&"", html.map(Value::from_safe_string));
        }
        if matches!(self.global, Global::Pages | Global::Adjacent | Global::Related) {
            return self.pages(args);
        }
        // Most calls have a name and nothing else, and parsing arguments takes half of their time.
        if let [name] = args
            && let Some(name) = name.as_str()
        {
            match self.global {
                Global::Shared => return Ok(self.shared(state, name)),
                Global::Text => {
                    let text = self.context.text(name, &[]);
                    return self.finish(&name, text.map(|text| self.text_value(text)));
                }
                Global::Url => {
                    return self.finish(&name, self.context.url(name, None).map(Value::from));
                }
                _ => {}
            }
        }
        let (name, rest, kwargs): (&Value, Rest<Value>, Kwargs) = from_args(args)?;
        if !rest.is_empty() {
            return Err(Error::new(
                ErrorKind::TooManyArguments,
                "only the first argument is positional; pass the others by name",
            ));
        }
        if name.is_undefined() {
            return Err(Error::new(
                ErrorKind::UndefinedError,
                format!("the argument of {:?} is not defined", self.global),
            ));
        }
        if let Some((function, value)) = self.formatted(name)? {
            let mut options = options(&kwargs)?;
            if function == Function::DateTime {
                for (name, _) in options.iter_mut().filter(|(name, _)| name == "style") {
                    "dateStyle".clone_into(name);
                }
            }
            let written = format!("{:?}", self.global);
            let text = self.context.format(function, &written, &value, &options);
            kwargs.assert_all_used()?;
            // The key includes the options: a call with others may have another mistake.
            return self.finish(&args, text.map(|text| self.text_value(text.into())));
        }
        let first = text(name)?;
        let mut result = self.evaluate(first, &kwargs)?;
        // Other files, such as feeds, hold markup as text.
        if matches!(self.global, Global::Content | Global::Markdown)
            && state.name().ends_with(".html")
        {
            result = result.map(|html| Value::from_safe_string(html.to_string()));
        }
        if self.global != Global::Island {
            kwargs.assert_all_used()?;
        }
        self.finish(&first, result)
    }
}

/// The context of a global.
pub(super) fn context_of(global: &Value) -> Option<&dyn TemplateContext> {
    Some(&*global.downcast_object_ref::<GlobalObject>()?.context)
}

type LookupResult = Result<Value, Vec<Diagnostic>>;

impl GlobalObject {
    fn finish(&self, argument: &dyn fmt::Debug, result: LookupResult) -> Result<Value, Error> {
        let diagnostics = match result {
            Ok(value) => return Ok(value),
            Err(diagnostics) => diagnostics,
        };
        let key = format!("{:?}:{argument:?}", self.global);
        if self.suppressed.contains(&key) {
            // A link in a message needs an address.
            let is_address = matches!(self.global, Global::Url | Global::Asset);
            return Ok(Value::from(if is_address { "#" } else { "" }));
        }
        let error = Error::new(ErrorKind::InvalidOperation, "the call failed");
        Err(error.with_source(FailedLookup { key, diagnostics }))
    }

    fn text_value(&self, text: Cow<'_, str>) -> Value {
        self.printed.text_value(text, |text| self.context.without_marks(text))
    }

    /// A value whose texts have no marks in expressions.
    fn plain(&self, TemplateValue(value): TemplateValue) -> Value {
        self.printed.value(value, &|text| self.context.without_marks(text))
    }

    /// The value of a function that formats it, and the function of messages that does the same.
    fn formatted(&self, value: &Value) -> Result<Option<(Function, Arg)>, Error> {
        Ok(Some(match self.global {
            Global::Number => (Function::Number, number(value)?),
            Global::RelativeTime => (Function::RelativeTime, number(value)?),
            Global::Date => (Function::DateTime, Arg::Text(text(value)?.to_owned())),
            Global::List => (Function::List, Arg::List(list_items(value)?)),
            _ => return Ok(None),
        }))
    }

    fn evaluate(&self, first: &str, kwargs: &Kwargs) -> Result<LookupResult, Error> {
        let context = &self.context;
        let printed = |text: &str| self.printed.form(text);
        let safe = |html: Result<String, Vec<Diagnostic>>| html.map(Value::from_safe_string);
        Ok(match self.global {
            Global::Text => {
                let args = message_args(kwargs, &printed)?;
                let text = context.text(first, &borrowed(&args));
                text.map(|text| self.text_value(text))
            }
            Global::Rich => self.rich(first, &message_args(kwargs, &printed)?),
            Global::Url => {
                let anchor: Option<&str> = kwargs.get("anchor")?;
                let absolute: Option<bool> = kwargs.get("absolute")?;
                let url = context.url(first, anchor);
                url.map(|url| match absolute.unwrap_or_default() {
                    true => Value::from(context.origin().to_owned() + &url),
                    false => Value::from(url),
                })
            }
            Global::Asset => context.asset(first).map(Value::from),
            Global::Inline => safe(context.inline(first)),
            Global::Picture => {
                picture::html(&**context, first, kwargs)?.map(Value::from_safe_string)
            }
            Global::Script => safe(context.script(first)),
            Global::Fact => context.fact(first).map(Value::from),
            Global::Island => {
                let mut props = serde_json::Map::new();
                for name in kwargs.args() {
                    let value: Value = kwargs.get(name)?;
                    props.insert(name.to_owned(), json(&value, &printed)?);
                }
                safe(context.island(first, props.into(), false))
            }
            Global::SetText => {
                let length =
                    |name: &str| -> Result<f32, Error> { Ok(kwargs.get::<f64>(name)? as f32) };
                let set = SetText {
                    face: kwargs.get("face")?,
                    frame: Frame {
                        size: length("size")?,
                        width: length("width")?,
                        lines: kwargs.get("lines")?,
                        tracking: kwargs.get::<Option<f64>>("tracking")?.unwrap_or_default() as f32,
                        from_right: false,
                        text_from_right: false,
                    },
                    at: (length("x")?, length("y")?),
                    line_height: length("line_height")?,
                };
                safe(context.set_text(&printed(first), &set))
            }
            Global::Content => context.content(first).map(Value::from),
            Global::Markdown => context.markdown(first).map(Value::from),
            Global::Tags => {
                let names: Option<Vec<String>> = kwargs.get("names")?;
                context.tags(first, names.as_deref()).map(|tags| self.plain(tags))
            }
            Global::Head
            | Global::Number
            | Global::RelativeTime
            | Global::Date
            | Global::List
            | Global::Pages
            | Global::Adjacent
            | Global::Related
            | Global::Page
            | Global::Shared
            | Global::Data => {
                return Err(Error::new(
                    ErrorKind::InvalidOperation,
                    "it can't be called like this",
                ));
            }
        })
    }

    /// The shared output of a partial. Empty if the output depends on the page, or if a template
    /// has redefined a name that the partial may use.
    fn shared(&self, state: &State<'_, '_>, name: &str) -> Value {
        let is_same = |name: &str| {
            let Some(value) = state.lookup(name) else { return true };
            match (Global::of(name), value.downcast_object_ref::<GlobalObject>()) {
                (Some(global), Some(known)) => {
                    known.global == global && Arc::ptr_eq(&known.context, &self.context)
                }
                (None, None) => self.context.item(name).is_some_and(|own| own.0 == value),
                _ => false,
            }
        };
        let has_standard_globals = || {
            let mut shared = Global::ALL.into_iter().filter(|global| !global.has(Flag::UsesPage));
            shared.all(|global| is_same(global.name())) && SHARED_VALUES.into_iter().all(is_same)
        };
        let shared = self.context.shared_partial(name, &has_standard_globals);
        shared.map_or(Value::from(()), |html| html.0)
    }

    fn rich(&self, id: &str, args: &[(String, Arg)]) -> LookupResult {
        let links: Vec<(&str, String)> = args
            .iter()
            .filter_map(|(name, arg)| match arg {
                Arg::Text(text) if is_address(text) => Some((name.as_str(), text.clone())),
                _ => None,
            })
            .collect();
        self.context.rich(id, &borrowed(args), &links).map(Value::from_safe_string)
    }
}

/// Returns whether a variable is a URL, and thus the target of a link.
fn is_address(text: &str) -> bool {
    text.starts_with(['/', '#']) || is_outside(text)
}

impl TemplateValue {
    /// The global `t` or `url` for another page than the one being rendered.
    pub fn function(name: &str, context: Arc<dyn TemplateContext>) -> Option<TemplateValue> {
        let global = Global::of(name)?;
        Some(TemplateValue(Value::from_object(GlobalObject {
            global,
            context,
            suppressed: Arc::default(),
            printed: PrintedTexts::default(),
        })))
    }
}
