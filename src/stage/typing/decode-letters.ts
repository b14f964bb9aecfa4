/**
 * The text in an encoding of one byte a letter; empty where a byte means nothing in it. As a stream, since
 * Node 20 and 22 decode Windows-1252 as if it were Latin-1 otherwise, and lose "œ" and "’".
 */
export function decodeLetters(bytes: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
  } catch {
    // A byte that means nothing in this encoding.
    return '';
  }
}
