/** Google's properties hold 9 KB each, counted as UTF-8. */
const PROPERTY_BYTES = 8_900;

export function fitsProperty(value: object): boolean {
  return bytesOf(JSON.stringify(value)) <= PROPERTY_BYTES;
}

/** Bytes in UTF-8, counted here because Apps Script has no encoder. */
export function bytesOf(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}
