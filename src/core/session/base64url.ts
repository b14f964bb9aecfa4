const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The text that base64 or base64url holds; null where it is neither, or not UTF-8. */
export function decodeBase64url(encoded: string): string | null {
  const characters = encoded.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
  let escaped = '';
  let bits = 0;
  let held = 0;
  for (const character of characters) {
    const value = ALPHABET.indexOf(character);
    if (value < 0) return null;
    held = (held << 6) | value;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    escaped += `%${((held >> bits) & 0xff).toString(16).padStart(2, '0')}`;
    held &= (1 << bits) - 1;
  }
  return percentDecoded(escaped);
}

/** Apps Script has no TextDecoder; percent-decoding reads UTF-8 as well. */
export function percentDecoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
