//! Names, texts and numbers.

/// The comma where one is due, the name and the colon. Names of fields and variants are chosen in the source, where none needs escaping.
#[inline]
pub(crate) fn name(out: &mut Vec<u8>, first: &mut bool, name: &'static str) {
    debug_assert!(!needs_escape(name.as_bytes()), "a name with a character that must be escaped: {name}");
    out.reserve(name.len() + 4);
    if !std::mem::replace(first, false) {
        out.push(b',');
    }
    quoted(out, name);
    out.push(b':');
}

/// A name between quotation marks.
#[inline]
pub(crate) fn quoted(out: &mut Vec<u8>, name: &'static str) {
    out.reserve(name.len() + 2);
    out.push(b'"');
    out.extend_from_slice(name.as_bytes());
    out.push(b'"');
}

#[inline]
fn must_be_escaped(byte: u8) -> bool {
    byte < 0x20 || byte == b'"' || byte == b'\\'
}

/// Looks at every byte whatever it finds, so that the compiler can look at many at once.
#[inline]
fn needs_escape(bytes: &[u8]) -> bool {
    bytes.iter().fold(false, |found, byte| found | must_be_escaped(*byte))
}

/// Any text between quotation marks.
#[inline]
pub(crate) fn text(out: &mut Vec<u8>, text: &str) {
    let bytes = text.as_bytes();
    out.reserve(bytes.len() + 2);
    out.push(b'"');
    if needs_escape(bytes) {
        escaped(out, bytes);
    } else {
        out.extend_from_slice(bytes);
    }
    out.push(b'"');
}

#[cold]
fn escaped(out: &mut Vec<u8>, bytes: &[u8]) {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    for byte in bytes.iter().copied() {
        match byte {
            b'"' => out.extend_from_slice(b"\\\""),
            b'\\' => out.extend_from_slice(b"\\\\"),
            0x08 => out.extend_from_slice(b"\\b"),
            0x0c => out.extend_from_slice(b"\\f"),
            b'\n' => out.extend_from_slice(b"\\n"),
            b'\r' => out.extend_from_slice(b"\\r"),
            b'\t' => out.extend_from_slice(b"\\t"),
            control @ 0..0x20 => {
                out.extend_from_slice(b"\\u00");
                out.push(DIGITS[usize::from(control >> 4)]);
                out.push(DIGITS[usize::from(control & 15)]);
            }
            plain => out.push(plain),
        }
    }
}

#[inline]
pub(crate) fn signed(out: &mut Vec<u8>, number: i64) {
    if number < 0 {
        out.push(b'-');
    }
    unsigned(out, number.unsigned_abs());
}

#[inline]
pub(crate) fn unsigned(out: &mut Vec<u8>, number: u64) {
    // Almost every number on a table has one digit or two.
    if number < 10 {
        out.push(b'0' + number as u8);
    } else if number < 100 {
        out.extend_from_slice(&[b'0' + (number / 10) as u8, b'0' + (number % 10) as u8]);
    } else {
        long(out, number);
    }
}

fn long(out: &mut Vec<u8>, mut number: u64) {
    let mut digits = [0; 20];
    let mut start = digits.len();
    while number > 0 {
        start -= 1;
        digits[start] = b'0' + (number % 10) as u8;
        number /= 10;
    }
    out.extend_from_slice(&digits[start..]);
}
