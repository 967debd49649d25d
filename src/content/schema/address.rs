//! Checks blockchain addresses.

use sha3::{Digest as _, Keccak256};

/// Checks an address on an EVM chain and its checksum: a letter is upper case if the same digit of
/// the Keccak-256 of the lower-case address is 8 or more (EIP-55). An address in one case has no
/// checksum and is refused, since a mistyped digit would not be detected.
pub(super) fn evm(text: &str) -> Result<(), &'static str> {
    let digits = text.strip_prefix("0x").unwrap_or_default();
    if digits.len() != 40 || !digits.bytes().all(|b| b.is_ascii_hexdigit()) {
        return Err("an address is `0x` and 40 digits from 0 to 9 and a to f");
    }
    let small = digits.to_ascii_lowercase();
    let hash = Keccak256::digest(small.as_bytes());
    let capital = |at: usize| (hash[at / 2] >> (4 * (1 - at % 2))) & 0xf >= 8;
    let right = small.bytes().enumerate().map(|(at, b)| match capital(at) {
        true => b.to_ascii_uppercase(),
        false => b,
    });
    if right.eq(digits.bytes()) {
        Ok(())
    } else if small == digits || small.to_ascii_uppercase() == digits {
        Err("write it with the capital letters that its checksum (EIP-55) gives it, as wallets \
             and explorers show it")
    } else {
        Err("the checksum (EIP-55) does not fit: a character is wrong; copy the address again \
             from where it was published")
    }
}

/// Checks an address on either kind of chain: those of EVM chains begin with `0x`, which is not
/// base58.
pub(super) fn any(text: &str) -> Result<(), &'static str> {
    if text.starts_with("0x") { evm(text) } else { solana(text) }
}

/// Checks an address on Solana: base58 (Bitcoin's alphabet) of the 32 bytes of an Ed25519 key,
/// without a checksum.
fn solana(text: &str) -> Result<(), &'static str> {
    let mut key = [0; 32];
    match bs58::decode(text).onto(&mut key) {
        Ok(32) => Ok(()),
        _ => Err("an address is 32 to 44 letters and digits, without 0, O, I and l; copy it \
                  again from where it was published"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // The examples of EIP-55.
    const EVM: [&str; 5] = [
        "0x52908400098527886E0F7030069857D2E4169EE7",
        "0xde709f2102306220921060314715629080e2fb77",
        "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
        "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359",
        "0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb",
    ];

    #[test]
    fn the_examples_of_the_standard_pass() {
        for address in EVM {
            assert_eq!(evm(address), Ok(()), "{address}");
        }
    }

    #[test]
    fn every_single_wrong_digit_is_found() {
        let good = EVM[2];
        for at in 2..good.len() {
            for digit in "0123456789abcdefABCDEF".chars() {
                let mut bad = good.to_owned();
                bad.replace_range(at..=at, &digit.to_string());
                assert_eq!(evm(&bad).is_ok(), bad == good, "{bad}");
            }
        }
    }

    #[test]
    fn what_has_no_checksum_is_refused() {
        let small = EVM[2].to_ascii_lowercase();
        assert!(evm(&small).unwrap_err().contains("capital letters"));
        for bad in ["", "0x", &small[2..], "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe", "0xé"] {
            assert!(evm(bad).unwrap_err().contains("40 digits"), "{bad}");
        }
    }

    #[test]
    fn solana_addresses_are_32_bytes() {
        for good in
            ["11111111111111111111111111111111", "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v"]
        {
            assert_eq!(solana(good), Ok(()), "{good}");
        }
        for bad in ["", "1", "0PjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v", &"z".repeat(44), "é"]
        {
            assert!(solana(bad).is_err(), "{bad}");
        }
    }
}
