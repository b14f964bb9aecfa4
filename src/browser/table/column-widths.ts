const PIXELS_A_CHARACTER = 6.8;
const PADDING = 18;
const NARROWEST = 58;
const WIDEST = 190;
const ROWS_LOOKED_AT = 200;
const LONGEST_HEADER = 26;

/**
 * Wide enough for nearly all texts of a column. The few longest are titles and remarks, which flow over
 * their empty neighbours.
 */
export function columnWidths(display: string[][], columns: number): number[] {
  const looked = display.slice(0, ROWS_LOOKED_AT);
  return Array.from({ length: columns }, (_, column) => {
    const lengths = looked
      .map((row) => row[column]?.length ?? 0)
      .filter((length) => length > 0)
      .sort((one, other) => one - other);
    const header = headerLength(looked, column);
    const usual = lengths[Math.floor((lengths.length - 1) * 0.9)] ?? 0;
    return Math.round(clamp(Math.max(usual, header) * PIXELS_A_CHARACTER + PADDING));
  });
}

/** Whether a text needs no more than its own cell. */
export function fitsOver(text: string, width: number): boolean {
  return text.length * PIXELS_A_CHARACTER + PADDING <= width;
}

/** The header is the last text above the first number; a longer one there is a title. */
function headerLength(display: string[][], column: number): number {
  const firstNumber = display.findIndex((row) => /^[-−]?\d/.test(row[column] ?? ''));
  const length = display[firstNumber - 1]?.[column]?.length ?? 0;
  return length <= LONGEST_HEADER ? length : 0;
}

function clamp(width: number): number {
  return Math.min(WIDEST, Math.max(NARROWEST, width));
}
