type Size = { width: number; height: number };

/** The size a PNG, GIF or JPEG says of itself; bytes are one character each. */
export function imageSize(bytes: string): Size | null {
  const at = (index: number) => bytes.charCodeAt(index);
  const big = (index: number) => at(index) * 256 + at(index + 1);
  if (bytes.startsWith('\u0089PNG')) return { width: big(18), height: big(22) };
  if (bytes.startsWith('GIF8')) return { width: at(6) + at(7) * 256, height: at(8) + at(9) * 256 };
  if (!bytes.startsWith('\u00ff\u00d8')) return null;
  // A JPEG is a row of segments; those of a frame hold its size.
  for (let index = 2; index + 8 < bytes.length; index += 2 + big(index + 2)) {
    const isFrame = at(index + 1) >= 0xc0 && at(index + 1) <= 0xcf;
    const isTable = [0xc4, 0xc8, 0xcc].includes(at(index + 1));
    if (isFrame && !isTable) return { width: big(index + 7), height: big(index + 5) };
  }
  return null;
}
