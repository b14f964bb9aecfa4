import type { Cell } from '../reading.ts';

/**
 * Archives of one line a month or a year: station, year, month and element glued together, then as many
 * values as there are days or months, each as wide as the next and right at its edge, with flags behind.
 */
type Archive = Names & {
  /** letters before the values */
  head: number;
  values: number;
  /** letters that a value takes, and the flags after it */
  width: number;
  flags: number;
};

/** Where the year begins in what stands before the values; the month behind it, where there is one. */
type Names = { year: number; month: boolean };

/** What the documentation of two archives says of all their files; of others the person is asked. */
const DOCUMENTED: readonly { line: RegExp; title: string }[] = [
  { line: /^.{11}\d{6}[A-Z][A-Z\d]{3}/, title: '0.1 °C, 0.1 mm' },
  { line: /^\S{11}\d{4}(TMAX|TMIN|TAVG)/, title: '0.01 °C' },
];

const LINES_LOOKED_AT = 20;
const FEWEST_LINES = 3;
/** The widest first: a narrower one would take the last digits for flags. */
const WIDTHS = [8, 7, 6, 5, 4];
const FLAGS = [0, 1, 2, 3];

/**
 * Such a file has no header, so one is set above its lines, with a title that says its units; `lead`
 * of them stand for no row of the sheet.
 */
export function splitArchive(lines: readonly string[]): { cells: Cell[][]; lead: number } | null {
  const sample = lines.filter((line) => line.trim() !== '').slice(0, LINES_LOOKED_AT);
  if (sample.length < FEWEST_LINES || !sample.every((line) => /^\S{5}.*\d{4}/.test(line)))
    return null;
  const archive = archiveOf(sample);
  if (!archive) return null;
  const { title } = DOCUMENTED.find(({ line }) => sample.every((one) => line.test(one))) ?? {};
  const numbers = Array.from({ length: archive.values }, (_, at) => String(at + 1));
  const names = ['Station', 'Year', ...(archive.month ? ['Month'] : []), 'Element'];
  const cells = lines.map((line) => cellsOf(line, archive) ?? []);
  return { cells: [[title ?? null], [...names, ...numbers], ...cells], lead: 2 };
}

function archiveOf(sample: readonly string[]): Archive | null {
  const longest = Math.max(...sample.map(({ length }) => length));
  // The flags of the last value may be missing at the end of all lines.
  for (const values of [31, 12])
    for (const width of WIDTHS)
      for (const flags of FLAGS)
        for (let missing = 0; missing <= flags; missing++) {
          const head = longest + missing - values * (width + flags);
          const names =
            head > 8 &&
            namesIn(
              sample.map((line) => line.slice(0, head)),
              values === 31,
            );
          const archive = names && { ...names, head, values, width, flags };
          if (archive && sample.every((line) => cellsOf(line, archive))) return archive;
        }
  return null;
}

/** The last four digits that are a year in every line: those before may be the station's. */
function namesIn(heads: readonly string[], month: boolean): Names | null {
  const pattern = month ? /^(1[7-9]|20)\d\d(0[1-9]|1[0-2])/ : /^(1[7-9]|20)\d\d/;
  for (let year = heads[0]?.length ?? 0; year > 0; year--)
    if (heads.every((head) => pattern.test(head.slice(year)))) return { year, month };
  return null;
}

function cellsOf(line: string, archive: Archive): Cell[] | null {
  const { year, month, head, values, width, flags } = archive;
  const names = year + (month ? 6 : 4);
  const cells: Cell[] = [
    line.slice(0, year).trim(),
    line.slice(year, year + 4),
    ...(month ? [line.slice(year + 4, names)] : []),
    line.slice(names, head).trim(),
  ];
  for (let at = 0; at < values; at++) {
    const from = head + at * (width + flags);
    const text = line.slice(from, from + width);
    if (!/^ *-?\d+$/.test(text)) return null;
    cells.push(text.trim());
  }
  return cells;
}
