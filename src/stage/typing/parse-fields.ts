import Papa from 'papaparse';

/** `odd`: in so many records a quote neither begins nor ends a field. */
export type Parsed = { data: string[][]; odd: number };

/**
 * The first `most` records, or all. `7,"T" is a trace` begins with a quote that would take all lines along, down to
 * the next `",`: there it is a character like any other.
 */
export function parseFields(text: string, delimiter: string, most = 0): Parsed {
  const { data, errors } = Papa.parse<string[]>(text, settings(delimiter, most));
  const odd = new Set(errors.map(({ row }) => row));
  const areFew = errors.length <= MOST_ERRORS;
  if (areFew && [...odd].some((row) => hasLines(data[row ?? -1])))
    return readApart(text, delimiter, most);
  return { data, odd: odd.size };
}

/** Where there are more, quotes mean anything, and each would be looked for down to the end of the text. */
const MOST_ERRORS = 200;

function settings(delimiter: string, preview = 0) {
  return { delimiter, newline: '\n', preview } as const;
}

function hasLines(record: readonly string[] = []): boolean {
  return record.some((field) => field.includes('\n'));
}

function readApart(text: string, delimiter: string, most: number): Parsed {
  const read: Parsed = { data: [], odd: 0 };
  let left: string | null = text;
  while (left !== null) left = readOn(left, delimiter, most, read);
  return read;
}

/** Reads until a quote takes lines along. Gives what is left then, where that quote is a character; else null. */
function readOn(text: string, delimiter: string, most: number, read: Parsed): string | null {
  let from = 0;
  let left: string | null = null;
  Papa.parse<string[]>(text, {
    ...settings(delimiter),
    step: ({ data: record, errors, meta }, parser) => {
      const opened = hasLines(record) ? errors[0]?.index : undefined;
      if (errors.length > 0) read.odd++;
      if (opened === undefined) read.data.push(record);
      else left = withPlainQuote(text.slice(from), opened - 1 - from, delimiter);
      from = meta.cursor;
      if (opened !== undefined || read.data.length === most) parser.abort();
    },
  });
  return left;
}

/** Quotes the field that begins at `at`, with each of its own quotes doubled. */
function withPlainQuote(text: string, at: number, delimiter: string): string {
  const ends = [delimiter, '\n'].map((end) => text.indexOf(end, at)).filter((end) => end >= 0);
  const end = Math.min(...ends, text.length);
  const field = text.slice(at, end).replaceAll('"', '""');
  return `${text.slice(0, at)}"${field}"${text.slice(end)}`;
}
