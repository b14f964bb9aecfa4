import type { Cell } from './reading.ts';

/** Archives of one line a month or a year: names glued together, then values of one width with flags. */
type Archive = {
  /** its groups are the cells before the values */
  start: RegExp;
  fields: readonly string[];
  values: number;
  /** letters that a value takes, and the flags after it */
  width: number;
  flags: number;
  /** what the archive's documentation says of all its files */
  title: string;
};

const ARCHIVES: readonly Archive[] = [
  {
    start: /^(.{11})(\d{4})(\d\d)([A-Z][A-Z\d]{3})/,
    fields: ['Station', 'Year', 'Month', 'Element'],
    values: 31,
    width: 5,
    flags: 3,
    title: '0.1 °C, 0.1 mm',
  },
  {
    start: /^(\S{11})(\d{4})(TMAX|TMIN|TAVG)/,
    fields: ['Station', 'Year', 'Element'],
    values: 12,
    width: 5,
    flags: 3,
    title: '0.01 °C',
  },
];

const LINES_LOOKED_AT = 20;

/**
 * Such a file has no header, so one is set above its lines, with a title that says its units; `lead`
 * of them stand for no row of the sheet.
 */
export function splitArchive(lines: readonly string[]): { cells: Cell[][]; lead: number } | null {
  const sample = lines.filter((line) => line.trim() !== '').slice(0, LINES_LOOKED_AT);
  const archive = ARCHIVES.find((one) => sample.every((line) => cellsOf(line, one)));
  if (!archive || sample.length === 0) return null;
  const numbers = Array.from({ length: archive.values }, (_, at) => String(at + 1));
  const cells = lines.map((line) => cellsOf(line, archive) ?? []);
  return { cells: [[archive.title], [...archive.fields, ...numbers], ...cells], lead: 2 };
}

function cellsOf(line: string, { start, values, width, flags }: Archive): Cell[] | null {
  const [glued, ...names] = start.exec(line) ?? [];
  if (glued === undefined) return null;
  const cells: Cell[] = names;
  for (let at = 0; at < values; at++) {
    const from = glued.length + at * (width + flags);
    const text = line.slice(from, from + width).trim();
    if (!/^-?\d+$/.test(text)) return null;
    cells.push(text);
  }
  return cells;
}
