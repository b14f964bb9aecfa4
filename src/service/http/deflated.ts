/** `deflate` has the header and the check of zlib around what `deflate-raw` has alone. */
type Wrapping = 'deflate' | 'deflate-raw';

/** The web's own compression, which runs in every home. */
export async function deflated(
  content: Uint8Array<ArrayBuffer>,
  wrapping: Wrapping,
): Promise<Uint8Array> {
  const packed = new Blob([content]).stream().pipeThrough(new CompressionStream(wrapping));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}
