import type { Cell } from '../../reading/reading.ts';

/**
 * A text file with one line a month or a year, such as "XX000000001195601TMAX  170  I  143  I …". Station,
 * year, month and element stand together at the left. Then comes a value for each day or month. All values
 * have the same width and stand at its right edge; flags may follow each.
 */
type Archive = Names & {
  /** letters before the values */
  head: number;
  values: number;
  /** letters that a value takes, and the flags after it */
  width: number;
  flags: number;
};

/** Where the year begins left of the values, and whether a month follows it. */
type Names = { year: number; month: boolean };

/** Two archives document the units of all their files. For other files the reader asks the person. */
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
 * Cuts the lines of such a file into cells. The file has no header, so a title with the units and a
 * header are put above the lines: `lead` says how many rows the sheet does not have.
 */
export function splitArchive(lines: readonly string[]): { cells: Cell[][]; lead: number } | null {
  const sample = lines.filter((line) => line.trim() !== '').slice(0, LINES_LOOKED_AT);
  if (sample.length < FEWEST_LINES || !sample.every((line) => /^\S{5}.*\d{4}/.test(line)))
    return null;
  const archive = archiveOf(sample);
  if (!archive) return null;
  const { title } = DOCUMENTED.find(({ line }) => sample.every((text) => line.test(text))) ?? {};
  const checks = title !== undefined && archive.flags === FLAGS_WITH_CHECK;
  const numbers = Array.from({ length: archive.values }, (_, at) => String(at + 1));
  const values = checks
    ? numbers.flatMap((number, at) => [
        archive.month ? number : (MONTHS[at] ?? ''),
        `QFLAG${number}`,
      ])
    : numbers;
  const names = ['Station', 'Year', ...(archive.month ? ['Month'] : []), 'Element'];
  const cells = lines.map((line) => cellsOf(line, archive, checks) ?? []);
  return { cells: [[title ?? null], [...names, ...values], ...cells], lead: 2 };
}

/** Beside flags a number is a day, and a name a month. */
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** Of three flags the second says which check a value has failed. */
const FLAGS_WITH_CHECK = 3;

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

/** Takes the last four digits that are a year in every line: digits before them may be the station's. */
function namesIn(heads: readonly string[], month: boolean): Names | null {
  const pattern = month ? /^(1[7-9]|20)\d\d(0[1-9]|1[0-2])/ : /^(1[7-9]|20)\d\d/;
  for (let year = heads[0]?.length ?? 0; year > 0; year--)
    if (heads.every((head) => pattern.test(head.slice(year)))) return { year, month };
  return null;
}

function cellsOf(line: string, archive: Archive, checks = false): Cell[] | null {
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
    if (checks) cells.push(line.charAt(from + width + 1).trim() || null);
  }
  return cells;
}
