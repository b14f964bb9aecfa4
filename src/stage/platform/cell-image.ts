/** What an image in a cell says of itself; nothing is drawn. */
export type CellImageData = { url: string; title: string; description: string };

// A cell holds text, numbers and booleans. An image is kept as text that nobody can type.
const START = '\u0000image ';

export function imageText({ url, title, description }: CellImageData): string {
  return START + JSON.stringify({ url, title, description });
}

export function imageIn(value: unknown): CellImageData | null {
  if (typeof value !== 'string' || !value.startsWith(START)) return null;
  return JSON.parse(value.slice(START.length)) as CellImageData;
}
