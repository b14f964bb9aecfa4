import { type Parsed, parseFields } from './parse-fields.ts';

/**
 * Text to rows of fields. A file without a separator, such as free text or columns lined up with
 * spaces, stays in one column, as it does in Sheets.
 */
export function splitFields(text: string): string[][] {
  // CR CR LF comes from files that were converted twice, and means one line end.
  const lines = text.replace(/\r+\n|\r/g, '\n').replace(/\n+$/, '');
  return separated(lines) ?? inOneColumn(lines);
}

/** Quotes around whole lines are taken off; in free text they may mean anything, inches too. */
function inOneColumn(text: string): string[][] {
  const { data, odd } = parseFields(text, '\u001f');
  return odd === 0 ? data : text.split('\n').map((line) => [line]);
}

/** In this order: decimal commas stand in files separated by tabs and semicolons, not the reverse. */
const SEPARATORS = ['\t', ';', ','];
const RECORDS_SAMPLED = 2000;
/** Text above a table may be long. If fewer lines than this share are split, there must be a clear table. */
const SHARE_SPLIT = 0.5;
const LINES_OF_A_TABLE = 12;

/** By the first that splits a sample; most files end in theirs. */
function separated(text: string): string[][] | undefined {
  for (const separator of SEPARATORS) {
    if (!text.includes(separator)) continue;
    const sample = parseFields(text, separator, RECORDS_SAMPLED);
    if (!isSplit(sample)) continue;
    return sample.data.length < RECORDS_SAMPLED ? sample.data : parseFields(text, separator).data;
  }
  return undefined;
}

function isSplit({ data, odd }: Parsed): boolean {
  const records = data.filter(isFilled);
  const split = records.filter((record) => record.length > 1 && !isIndented(record));
  // Tabs inside quotes: split at them, a quoted field goes on behind its closing quote.
  const isInQuotes = odd > records.length / 2;
  if (split.length === 0 || isInQuotes || cutsThroughColumns(split)) return false;
  return split.length >= records.length * SHARE_SPLIT || hasTable(records);
}

/** Tabs before the line, and none within it: the columns are set apart by something else. */
function isIndented(record: string[]): boolean {
  return record.slice(0, -1).every((field) => field.trim() === '');
}

function isFilled(record: string[]): boolean {
  return record.some((field) => field.trim() !== '');
}

/** `4,3   -1,2   56,7` splits at every decimal comma and leaves two numbers in one field. */
function cutsThroughColumns(records: string[][]): boolean {
  const cut = records.filter((record) => record.some((field) => /\d\s{2,}[-\d]/.test(field)));
  return cut.length > records.length / 2;
}

/** A run of lines with the same number of fields, three at least: prose has commas too. */
function hasTable(records: string[][]): boolean {
  let run = 0;
  return records.some((record, index) => {
    run = record.length > 2 && record.length === records[index - 1]?.length ? run + 1 : 1;
    return run >= LINES_OF_A_TABLE;
  });
}
