import type { Cell } from '../../reading/reading.ts';
import { isEmpty, isText } from '../cells/sheet-cells.ts';
import { headerMeaning } from '../headers/header-meaning.ts';

const SAMPLE_LINES = 300;
const SEPARATORS = ['\t', ';', '|', ','] as const;

/** Splits text that was pasted into one column into cells. Null if the sheet holds no such text. */
export function splitPastedText(cells: readonly Cell[][]): Cell[][] | null {
  const lines = linesOf(cells);
  if (!lines) return null;
  const separator = separatorOf(lines);
  if (!separator) return splitAtSpaces(lines);
  const width = commonest(lines.map((line) => splitAt(line, separator).length));
  return lines.map((line, at) => {
    const row = cells[at] ?? [];
    if (filledColumns(row).length < 2) return splitAt(line, separator);
    // The header may be in columns already, although the rows below it are not; or in pieces, cut elsewhere.
    const whole = splitAt(row.join(''), separator);
    return whole.length === width && !CUT_NUMBER.test(row.join('\n')) ? whole : row.slice();
  });
}

/** "1990;4;12" and 5 beside each other were 12.5, or something else. */
const CUT_NUMBER = /\d\s*\n\s*\d/;

/** The texts of the rows, if nearly every row has a single one, all but titles in the same column; else null. */
function linesOf(cells: readonly Cell[][]): string[] | null {
  const rows = cells.slice(0, SAMPLE_LINES);
  const filled = rows.map(filledColumns);
  const several = filled.filter(({ length }) => length > 1).length;
  const singles = filled.flatMap(([only = 0, next], at) =>
    next === undefined && isText(rows[at]?.[only]) ? only : [],
  );
  if (singles.length < 3 || several > singles.length / 20) return null;
  const column = commonest(singles);
  return cells.map((row) => {
    const cell = row[column] ?? row[filledColumns(row)[0] ?? column];
    return isText(cell) || typeof cell === 'number' ? String(cell) : '';
  });
}

/** The first two: of a row of forty it is enough that it holds several. */
function filledColumns(row: readonly Cell[]): number[] {
  const filled: number[] = [];
  for (let index = 0; index < row.length && filled.length < 2; index++)
    if (!isEmpty(row[index])) filled.push(index);
  return filled;
}

function separatorOf(lines: readonly string[]): string | null {
  const sample = lines
    .filter((line) => (line.match(/\d/g) ?? []).length >= 4)
    .slice(0, SAMPLE_LINES);
  const cut = sample.length;
  for (const separator of SEPARATORS) {
    if (separator === ',' && cut > sample.length / 2) continue;
    if (agreement(sample.map((line) => line.split(separator).length))) return separator;
  }
  return null;
}

/** True if most lines split into the same number of parts, and into more than one. */
function agreement(counts: readonly number[]): boolean {
  const width = commonest(counts.filter((count) => count > 1));
  const alike = counts.filter((count) => width > 0 && count === width);
  return alike.length >= Math.max(2, counts.length * 0.5);
}

/** Splits a line at its separators, but not inside quotes. */
function splitAt(line: string, separator: string): Cell[] {
  const pieces = line.split('"');
  const parts = pieces.map((piece, at) => (at % 2 ? piece : piece.split(separator).join('\0')));
  return parts
    .join('')
    .split('\0')
    .map((part) => part.trim() || null);
}

type Token = { text: string; from: number; to: number };
type Span = { from: number; to: number };

/** Splits lines at spaces. Lines of numbers without other lines between them share the places of columns. */
function splitAtSpaces(lines: readonly string[]): Cell[][] {
  const split: Cell[][] = lines.map((line) => (line.trim() === '' ? [] : [line.trim()]));
  const tokens = lines.map(tokensOf);
  for (let from = 0; from < lines.length; from++) {
    if (!isDataLine(tokens[from])) continue;
    let to = from;
    while (to < lines.length && (isRow(tokens[to]) || isGap(lines[to] ?? ''))) to++;
    splitSegment({ lines, tokens, split, from, to });
    from = to - 1;
  }
  return split;
}

type Segment = {
  lines: readonly string[];
  tokens: readonly Token[][];
  split: Cell[][];
  from: number;
  to: number;
};

function splitSegment(segment: Segment): void {
  const { tokens, split, from, to, lines } = segment;
  const rows = tokens.slice(from, to).filter(isDataLine);
  const count = commonest(rows.map((row) => row.length));
  const spans = spansOf(rows.filter((row) => row.length === count));
  for (let index = from; index < to; index++)
    if (isRow(tokens[index])) split[index] = placed(tokens[index] ?? [], spans, count);
  for (let index = from - 1, taken = 0; index >= 0 && taken < 4; index--) {
    const line = lines[index] ?? '';
    if (line.trim() === '' && taken > 0) break;
    if (isGap(line)) continue;
    const words = tokens[index] ?? [];
    const isAbove = taken === 0 && isBareKey(words);
    const header = isAbove ? words : headerTokens(line, words, count);
    if (!header) break;
    split[index] = placed(header, spans, count);
    if (!isAbove) taken++;
  }
}

function tokensOf(line: string): Token[] {
  const tokens = tokensLike(WORD, line);
  for (const token of tokens) token.text = token.text.replace(/^"([^"]+)"$/, '$1');
  return tokens;
}

/** "-5.56-10.53" and "97008-12.25" are two numbers each: their columns leave no space between them. */
const WORD = /"[^"\s][^"]*"|-?\d+(?:\.\d+)?(?=-\d+\.\d)|\S+/g;

function tokensLike(pattern: RegExp, line: string): Token[] {
  const tokens: Token[] = [];
  for (let match = pattern.exec(line); match; match = pattern.exec(line)) {
    const [text] = match;
    tokens.push({ text, from: match.index, to: match.index + text.length });
  }
  return tokens;
}

function isDataLine(tokens: readonly Token[] | undefined): boolean {
  if (!tokens || tokens.length < 2) return false;
  if (tokens.length === 2) return isDateAndNumber(tokens);
  const numeric = tokens.filter(({ text }) =>
    /^[-+.(*]*\d|^[-*./]+$|^(na|nan|m|t|tr)$/i.test(text),
  ).length;
  const begins = tokens.slice(0, 2).some(({ text }) => /\d/.test(text));
  return begins && numeric >= tokens.length * 0.6;
}

/** "2020 04", "17": a month or a day without values, because the station measured nothing. */
function isBareKey(tokens: readonly Token[]): boolean {
  return (
    tokens.length > 0 && tokens.length <= 2 && tokens.every(({ text }) => /^\d{1,4}$/.test(text))
  );
}

function isRow(tokens: readonly Token[] = []): boolean {
  return isDataLine(tokens) || isBareKey(tokens);
}

/** "19600101  3.4" and "3.4 1960-01-01" are rows; "12 34" may be anything. */
function isDateAndNumber(tokens: readonly Token[]): boolean {
  return /^(\d{4}-?\d\d(-?\d\d)? [-+]?\d*[.,]?\d+|[-+]?\d*[.,]?\d+ \d{4}-\d\d(-\d\d)?)$/.test(
    tokens.map(({ text }) => text).join(' '),
  );
}

/** True for blank lines and rulers such as "-----": the table goes on below them. */
function isGap(line: string): boolean {
  return /^[\s\-=_+|*]*$/.test(line);
}

function commonest(counts: readonly number[]): number {
  const tally = new Map<number, number>();
  for (const count of counts) tally.set(count, (tally.get(count) ?? 0) + 1);
  return [...tally].reduce((best, entry) => (entry[1] > best[1] ? entry : best), [0, 0])[0];
}

/** From where to where each column stands. Null if the columns overlap: then only their order counts. */
function spansOf(rows: readonly Token[][]): Span[] | null {
  const spans: Span[] = [];
  for (const row of rows)
    row.forEach(({ from, to }, index) => {
      const span = spans[index];
      if (!span) spans[index] = { from, to };
      else spans[index] = { from: Math.min(span.from, from), to: Math.max(span.to, to) };
    });
  const apart = spans.every(
    (span, index) => index === 0 || span.from >= (spans[index - 1]?.to ?? 0),
  );
  return apart ? spans : null;
}

/** The words of a line above the numbers, one a column. Null if the line is prose, and no header. */
function headerTokens(
  line: string,
  words: readonly Token[],
  count: number,
): readonly Token[] | null {
  // "# year month tmax", "@  DATE SRAD": the mark says that this is the header.
  const unmarked = /^[@#%!*]+$/.test(words[0]?.text ?? '') ? words.slice(1) : words;
  if (unmarked.length === count) return unmarked;
  // R writes a name into each row and no header over these names.
  if (words.length === count - 1 && /^\s*"/.test(line))
    return [{ text: '', from: 0, to: 0 }, ...words];
  const groups = groupsOf(line);
  if (groups.length === count) return groups;
  const columnar = groups.length >= 2 && groups.length * 2 >= words.length;
  return columnar && words.length <= count && words.every(({ text }) => text.length <= 24)
    ? withoutCounts(words, groups)
    : null;
}

/** "DAYS OF RAIN" over three columns stays together: none of them is called RAIN. */
function withoutCounts(words: readonly Token[], groups: readonly Token[]): Token[] {
  const counts = groups.filter(({ text }) => headerMeaning(text).refusal === 'other');
  const free = words.filter(
    ({ from }) => !counts.some((group) => group.from <= from && from < group.to),
  );
  return [...free, ...counts].sort((a, b) => a.from - b.from);
}

/** Words with a single space between them belong together, as in "MAX OBS". */
function groupsOf(line: string): Token[] {
  return tokensLike(/\S+(?: \S+)*/g, line);
}

function placed(tokens: readonly Token[], spans: readonly Span[] | null, count: number): Cell[] {
  if (!spans || tokens.length === count) return tokens.map(({ text }) => text);
  const cells: Cell[] = [];
  let last = 0;
  for (const token of tokens) {
    const column = Math.max(last, nearestColumn(token, spans));
    cells[column] = cells[column] ? `${cells[column]} ${token.text}` : token.text;
    last = column;
  }
  return Array.from(cells, (cell) => cell ?? null);
}

/**
 * The column that the word overlaps most; else the one with the nearest right edge, because numbers are
 * set to the right. A word behind the last column begins a new one.
 */
function nearestColumn(token: Token, spans: readonly Span[]): number {
  let best = -1;
  let bestOverlap = 0;
  spans.forEach((span, index) => {
    const overlap = Math.min(span.to, token.to) - Math.max(span.from, token.from);
    if (overlap > bestOverlap) [best, bestOverlap] = [index, overlap];
  });
  if (best >= 0) return best;
  const end = spans[spans.length - 1]?.to ?? 0;
  if (token.from >= end) return spans.length;
  return spans.reduce((near, span, index) => {
    const distance = Math.abs(span.to - token.to);
    return distance < Math.abs((spans[near]?.to ?? 0) - token.to) ? index : near;
  }, 0);
}
