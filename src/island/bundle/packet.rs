//! The packets that esbuild's service speaks in: a length, a number, and one value.
//!
//! Lengths and numbers have four bytes, the lowest first. The number of a packet is twice the
//! number of the request, and one more in an answer.

use std::collections::BTreeMap;

/// What a packet holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Value {
    Null,
    Bool(bool),
    Number(u32),
    Text(String),
    Bytes(Vec<u8>),
    List(Vec<Value>),
    Map(BTreeMap<String, Value>),
}

/// A request or an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Packet {
    /// Which request this is, or answers.
    pub(super) id: u32,
    /// Whether it is an answer.
    pub(super) answer: bool,
    /// What it says.
    pub(super) value: Value,
}

impl Packet {
    /// The bytes to send, with their length in front.
    pub(super) fn encode(&self) -> Vec<u8> {
        let mut out = vec![0; 4];
        out.extend((self.id << 1 | u32::from(self.answer)).to_le_bytes());
        self.value.encode(&mut out);
        let length = length(out.len() - 4);
        out[..4].copy_from_slice(&length);
        out
    }

    /// Reads a packet without its length; `None` when it is none.
    pub(super) fn decode(mut bytes: &[u8]) -> Option<Packet> {
        let number = number(&mut bytes)?;
        let value = Value::decode(&mut bytes)?;
        let packet = Packet { id: number >> 1, answer: number & 1 == 1, value };
        bytes.is_empty().then_some(packet)
    }
}

impl Value {
    /// A map of these entries.
    pub(super) fn map<const N: usize>(entries: [(&str, Value); N]) -> Value {
        Value::Map(entries.into_iter().map(|(key, value)| (key.to_owned(), value)).collect())
    }

    /// A text.
    pub(super) fn text(text: impl Into<String>) -> Value {
        Value::Text(text.into())
    }

    /// Takes an entry out of a map.
    pub(super) fn take(&mut self, key: &str) -> Option<Value> {
        match self {
            Value::Map(map) => map.remove(key),
            _ => None,
        }
    }

    /// The items of a list; of anything else, none.
    pub(super) fn into_items(self) -> Vec<Value> {
        match self {
            Value::List(items) => items,
            _ => Vec::new(),
        }
    }

    /// The text, if it is one.
    pub(super) fn into_text(self) -> Option<String> {
        match self {
            Value::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The bytes, if it is bytes.
    pub(super) fn into_bytes(self) -> Option<Vec<u8>> {
        match self {
            Value::Bytes(bytes) => Some(bytes),
            _ => None,
        }
    }

    /// The number, if it is one.
    pub(super) fn number(&self) -> Option<u32> {
        match self {
            Value::Number(number) => Some(*number),
            _ => None,
        }
    }

    fn encode(&self, out: &mut Vec<u8>) {
        match self {
            Value::Null => out.push(0),
            Value::Bool(value) => out.extend([1, u8::from(*value)]),
            Value::Number(value) => {
                out.push(2);
                out.extend(value.to_le_bytes());
            }
            Value::Text(text) => {
                out.push(3);
                sized(text.as_bytes(), out);
            }
            Value::Bytes(bytes) => {
                out.push(4);
                sized(bytes, out);
            }
            Value::List(items) => {
                out.push(5);
                out.extend(length(items.len()));
                for item in items {
                    item.encode(out);
                }
            }
            Value::Map(map) => {
                out.push(6);
                out.extend(length(map.len()));
                for (key, value) in map {
                    sized(key.as_bytes(), out);
                    value.encode(out);
                }
            }
        }
    }

    fn decode(bytes: &mut &[u8]) -> Option<Value> {
        Some(match take(bytes, 1)?[0] {
            0 => Value::Null,
            1 => Value::Bool(take(bytes, 1)?[0] != 0),
            2 => Value::Number(number(bytes)?),
            3 => Value::Text(text(bytes)?),
            4 => Value::Bytes(content(bytes)?.to_vec()),
            5 => {
                let count = number(bytes)?;
                Value::List((0..count).map(|_| Value::decode(bytes)).collect::<Option<_>>()?)
            }
            6 => {
                let count = number(bytes)?;
                let mut entry = || Some((text(bytes)?, Value::decode(bytes)?));
                Value::Map((0..count).map(|_| entry()).collect::<Option<_>>()?)
            }
            _ => return None,
        })
    }
}

fn length(length: usize) -> [u8; 4] {
    u32::try_from(length).expect("what is sent to esbuild is small").to_le_bytes()
}

fn sized(bytes: &[u8], out: &mut Vec<u8>) {
    out.extend(length(bytes.len()));
    out.extend(bytes);
}

fn take<'a>(bytes: &mut &'a [u8], length: usize) -> Option<&'a [u8]> {
    let (taken, rest) = bytes.split_at_checked(length)?;
    *bytes = rest;
    Some(taken)
}

fn number(bytes: &mut &[u8]) -> Option<u32> {
    take(bytes, 4)?.try_into().ok().map(u32::from_le_bytes)
}

fn content<'a>(bytes: &mut &'a [u8]) -> Option<&'a [u8]> {
    let length = number(bytes)?;
    take(bytes, length as usize)
}

fn text(bytes: &mut &[u8]) -> Option<String> {
    // A text of esbuild quotes sources, which may be anything.
    content(bytes).map(|bytes| String::from_utf8_lossy(bytes).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn packet() -> Packet {
        let list = Value::List(vec![Value::Null, Value::Bool(true), Value::Number(u32::MAX)]);
        let value = Value::map([
            ("", list),
            ("ü", Value::text("ö")),
            ("bytes", Value::Bytes(vec![0, 255])),
        ]);
        Packet { id: 7, answer: true, value }
    }

    #[test]
    fn what_is_written_is_read() {
        let bytes = packet().encode();
        assert_eq!(bytes[..4], length(bytes.len() - 4));
        assert_eq!(Packet::decode(&bytes[4..]), Some(packet()));
    }

    #[test]
    fn half_a_packet_is_none() {
        let bytes = packet().encode();
        for end in 4..bytes.len() {
            assert_eq!(Packet::decode(&bytes[4..end]), None, "{end}");
        }
        assert_eq!(Packet::decode(&[bytes[4..].to_vec(), vec![0]].concat()), None);
        assert_eq!(Packet::decode(&[0, 0, 0, 0, 9]), None, "no such kind");
    }
}
