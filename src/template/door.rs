//! The context of a template: an object that asks the doors for every name.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::fmt;
use std::sync::{Arc, Mutex, OnceLock};

use minijinja::value::{Kwargs, Object, ObjectRepr, Rest, from_args};
use minijinja::{Error, ErrorKind, State, Value};

use crate::diagnostic::Diagnostic;
use crate::message::Arg;
use crate::picture::Frame;
use crate::template::argument::{borrowed, json, message_args, number, options};
use crate::template::doors::{Doors, SetText};
use crate::template::rich;
use crate::template::value::Item;

/// Questions that failed once and are answered by nothing from then on.
#[derive(Debug, Default)]
pub(super) struct Forgiven(Mutex<BTreeSet<String>>);

impl Forgiven {
    /// Adds a question; false when it was there, so that nothing is gained by trying again.
    pub(super) fn add(&self, key: &str) -> bool {
        self.0.lock().expect("no thread panics while it holds the lock").insert(key.to_owned())
    }

    fn contains(&self, key: &str) -> bool {
        self.0.lock().expect("no thread panics while it holds the lock").contains(key)
    }
}

/// A question that a door could not answer.
#[derive(Debug)]
pub(super) struct Failure {
    pub(super) key: String,
    pub(super) diagnostics: Vec<Diagnostic>,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.key)
    }
}

impl std::error::Error for Failure {}

/// The root of the context.
pub(super) struct Context {
    doors: Arc<dyn Doors>,
    forgiven: Arc<Forgiven>,
    /// The functions that were asked for, by kind: most are called a hundred times a page.
    made: [OnceLock<Value>; KINDS],
}

impl Context {
    pub(super) fn new(doors: Arc<dyn Doors>, forgiven: Arc<Forgiven>) -> Context {
        Context { doors, forgiven, made: Default::default() }
    }

    fn door(&self, kind: Kind) -> Value {
        let make = || {
            Value::from_object(Door {
                kind,
                doors: Arc::clone(&self.doors),
                forgiven: Arc::clone(&self.forgiven),
            })
        };
        self.made[kind as usize].get_or_init(make).clone()
    }
}

impl fmt::Debug for Context {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the page's context")
    }
}

impl Object for Context {
    fn get_value(self: &Arc<Self>, key: &Value) -> Option<Value> {
        self.get_value_by_str(key.as_str()?)
    }

    fn get_value_by_str(self: &Arc<Self>, key: &str) -> Option<Value> {
        if let Some(kind) = Kind::of(key) {
            return Some(self.door(kind));
        }
        match self.doors.item(key) {
            Ok(item) => item.map(|item| item.0),
            Err(diagnostics) => Some(broken(key.to_owned(), diagnostics, &self.forgiven)),
        }
    }
}

/// Looking a name up can't fail in the engine, but printing can: the failure waits in the value.
fn broken(key: String, diagnostics: Vec<Diagnostic>, forgiven: &Forgiven) -> Value {
    if forgiven.contains(&key) {
        return Value::from("");
    }
    Value::from(
        Error::new(ErrorKind::InvalidOperation, "a value can't be had")
            .with_source(Failure { key, diagnostics }),
    )
}

/// The functions a template can call, and the page it can look into.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Text,
    Rich,
    Url,
    Asset,
    Inline,
    Island,
    Script,
    Fact,
    Number,
    Date,
    Head,
    SetText,
    Page,
    Data,
}

/// How many kinds there are.
const KINDS: usize = Kind::Data as usize + 1;

impl Kind {
    fn of(name: &str) -> Option<Kind> {
        // A match is compiled to a comparison of lengths; every name in a template asks this.
        Some(match name {
            "t" => Kind::Text,
            "rich" => Kind::Rich,
            "url" => Kind::Url,
            "asset" => Kind::Asset,
            "inline" => Kind::Inline,
            "island" => Kind::Island,
            "script" => Kind::Script,
            "fact" => Kind::Fact,
            "number" => Kind::Number,
            "date" => Kind::Date,
            "head" => Kind::Head,
            "set_text" => Kind::SetText,
            "page" => Kind::Page,
            "data" => Kind::Data,
            _ => return None,
        })
    }
}

struct Door {
    kind: Kind,
    doors: Arc<dyn Doors>,
    forgiven: Arc<Forgiven>,
}

impl fmt::Debug for Door {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.kind, f)
    }
}

impl fmt::Debug for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Kind::Text => "t()",
            Kind::Rich => "rich()",
            Kind::Url => "url()",
            Kind::Asset => "asset()",
            Kind::Inline => "inline()",
            Kind::Island => "island()",
            Kind::Script => "script()",
            Kind::Fact => "fact()",
            Kind::Number => "number()",
            Kind::Date => "date()",
            Kind::Head => "head()",
            Kind::SetText => "set_text()",
            Kind::Page => "page",
            Kind::Data => "data",
        })
    }
}

impl Object for Door {
    fn repr(self: &Arc<Self>) -> ObjectRepr {
        if matches!(self.kind, Kind::Page | Kind::Data) {
            ObjectRepr::Map
        } else {
            ObjectRepr::Plain
        }
    }

    fn get_value(self: &Arc<Self>, key: &Value) -> Option<Value> {
        self.get_value_by_str(key.as_str()?)
    }

    fn get_value_by_str(self: &Arc<Self>, key: &str) -> Option<Value> {
        match self.kind {
            Kind::Page => {}
            Kind::Data => return self.doors.data(key).map(|item| item.0),
            _ => return None,
        }
        match self.doors.page(key) {
            Ok(item) => item.map(|item| item.0),
            Err(diagnostics) => Some(broken(format!("page.{key}"), diagnostics, &self.forgiven)),
        }
    }

    fn call(self: &Arc<Self>, _: &mut State<'_, '_>, args: &[Value]) -> Result<Value, Error> {
        if self.kind == Kind::Head {
            let answer = self.doors.head();
            return self.settle("", answer.map(Value::from_safe_string));
        }
        let (name, rest, kwargs): (&Value, Rest<Value>, Kwargs) = from_args(args)?;
        if !rest.is_empty() {
            return Err(Error::new(
                ErrorKind::TooManyArguments,
                "it takes one value; everything else by name",
            ));
        }
        if name.is_undefined() {
            return Err(Error::new(
                ErrorKind::UndefinedError,
                format!("{:?} is given something that is not defined", self.kind),
            ));
        }
        let first = match self.kind {
            Kind::Number => Cow::Owned(number(name)?),
            _ => Cow::Borrowed(name.as_str().ok_or_else(|| {
                let message = format!("a name is expected, not {}", name.kind());
                Error::new(ErrorKind::InvalidOperation, message)
            })?),
        };
        let answer = self.answer(&first, &kwargs)?;
        if self.kind != Kind::Island {
            kwargs.assert_all_used()?;
        }
        self.settle(&first, answer)
    }
}

type Answer = Result<Value, Vec<Diagnostic>>;

impl Door {
    fn settle(&self, question: &str, answer: Answer) -> Result<Value, Error> {
        let diagnostics = match answer {
            Ok(value) => return Ok(value),
            Err(diagnostics) => diagnostics,
        };
        let key = format!("{:?}:{question}", self.kind);
        if self.forgiven.contains(&key) {
            return Ok(Value::from(""));
        }
        let error = Error::new(ErrorKind::InvalidOperation, "no answer");
        Err(error.with_source(Failure { key, diagnostics }))
    }

    fn answer(&self, first: &str, kwargs: &Kwargs) -> Result<Answer, Error> {
        let doors = &self.doors;
        let safe = |html: Result<String, Vec<Diagnostic>>| html.map(Value::from_safe_string);
        Ok(match self.kind {
            Kind::Text => {
                let args = message_args(kwargs)?;
                doors.text(first, &borrowed(&args), false).map(Value::from)
            }
            Kind::Rich => self.rich(first, &message_args(kwargs)?),
            Kind::Url => {
                let anchor: Option<&str> = kwargs.get("anchor")?;
                doors.url(first, anchor).map(Value::from)
            }
            Kind::Asset => doors.asset(first).map(Value::from),
            Kind::Inline => safe(doors.inline(first)),
            Kind::Script => safe(doors.script(first)),
            Kind::Fact => doors.fact(first).map(Value::from),
            Kind::Number => doors.number(first, &options(kwargs)?).map(Value::from),
            Kind::Date => {
                let style: Option<&str> = kwargs.get("style")?;
                doors.date(first, style.unwrap_or("long")).map(Value::from)
            }
            Kind::Island => {
                let mut props = serde_json::Map::new();
                for name in kwargs.args() {
                    let value: Value = kwargs.get(name)?;
                    props.insert(name.to_owned(), json(&value)?);
                }
                safe(doors.island(first, props.into()))
            }
            Kind::SetText => {
                let length =
                    |name: &str| -> Result<f32, Error> { Ok(kwargs.get::<f64>(name)? as f32) };
                let set = SetText {
                    face: kwargs.get("face")?,
                    frame: Frame {
                        size: length("size")?,
                        width: length("width")?,
                        lines: kwargs.get("lines")?,
                        tracking: kwargs.get::<Option<f64>>("tracking")?.unwrap_or_default() as f32,
                    },
                    at: (length("x")?, length("y")?),
                    line_height: length("line_height")?,
                };
                safe(doors.set_text(first, &set))
            }
            Kind::Head | Kind::Page | Kind::Data => {
                return Err(Error::new(ErrorKind::InvalidOperation, "it is not called like this"));
            }
        })
    }

    fn rich(&self, id: &str, args: &[(String, Arg)]) -> Answer {
        let text = self.doors.text(id, &borrowed(args), true)?;
        let links: Vec<(&str, String)> = args
            .iter()
            .filter_map(|(name, arg)| match arg {
                Arg::Text(text) if is_address(text) => Some((name.as_str(), text.clone())),
                _ => None,
            })
            .collect();
        rich::html(id, &text, &links).map(Value::from_safe_string).map_err(|mut wrong| {
            wrong.place = self.doors.message_place(id);
            vec![wrong]
        })
    }
}

/// Whether a variable is an address, and so the target of a link.
fn is_address(text: &str) -> bool {
    ["/", "https://", "mailto:", "#"].iter().any(|start| text.starts_with(start))
}

impl Item {
    /// A function that answers for other doors than the page's own: `t` or `url`.
    pub fn function(name: &str, doors: Arc<dyn Doors>) -> Option<Item> {
        let kind = Kind::of(name)?;
        Some(Item(Value::from_object(Door { kind, doors, forgiven: Arc::default() })))
    }
}
