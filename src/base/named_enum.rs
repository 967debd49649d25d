//! Enums whose variants have names.

/// Defines an enum from its variants and their names. `ALL` and `NAMES` list them in the order of
/// the definition; `name` and `from_name` convert one to the other.
macro_rules! named_enum {
    (
        $(#[$meta:meta])*
        pub enum $type:ident { $($(#[$doc:meta])* $variant:ident = $name:literal,)+ }
    ) => {
        $(#[$meta])*
        pub enum $type { $($(#[$doc])* $variant,)+ }

        impl $type {
            /// All variants, in the order of their definition.
            pub const ALL: [$type; [$($name),+].len()] = [$($type::$variant),+];

            /// Their names, in the same order.
            pub const NAMES: [&str; [$($name),+].len()] = [$($name),+];

            /// Returns the name.
            pub fn name(self) -> &'static str {
                match self { $($type::$variant => $name,)+ }
            }

            /// Returns the variant of that name.
            pub fn from_name(name: &str) -> Option<$type> {
                $type::ALL.into_iter().find(|one| one.name() == name)
            }
        }
    };
}

pub(crate) use named_enum;
