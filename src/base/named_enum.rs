//! Enums whose variants have names.

/// Defines an enum from its variants and their names. `ALL` lists the variants in the order of the
/// definition, and `name` returns the name of one.
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

            /// Returns the name.
            pub fn name(self) -> &'static str {
                match self { $($type::$variant => $name,)+ }
            }
        }
    };
}

pub(crate) use named_enum;
