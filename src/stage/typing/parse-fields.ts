/** `odd`: in so many records a quote neither begins nor ends a field. */
export type Parsed = { data: string[][]; odd: number };

/** The first `most` records, or all. */
export function parseFields(text: string, delimiter: string, most?: number): Parsed {
  const parsed: Parsed = { data: [], odd: 0 };
  for (let at = 0; at < text.length && parsed.data.length !== most; ) {
    const lineEnd = endOfLine(text, at);
    const line = text.slice(at, lineEnd);
    const { fields, end, isOdd } = line.includes('"')
      ? recordAt(text, at, delimiter)
      : { fields: line.split(delimiter), end: lineEnd, isOdd: false };
    parsed.data.push(fields);
    if (isOdd) parsed.odd += 1;
    at = end + 1;
  }
  return parsed;
}

function recordAt(text: string, from: number, delimiter: string) {
  const fields: string[] = [];
  let isOdd = false;
  for (let at = from; ; at += 1) {
    const field = fieldAt(text, at, delimiter);
    fields.push(field.text);
    isOdd ||= field.isOdd;
    at = field.end;
    if (text[at] !== delimiter) return { fields, end: at, isOdd };
  }
}

type Field = { text: string; end: number; isOdd: boolean };

function fieldAt(text: string, from: number, delimiter: string): Field {
  const isQuoted = text[from] === '"';
  const field = isQuoted ? quotedField(text, from, delimiter) : null;
  if (field) return field;
  const ends = [text.indexOf(delimiter, from), endOfLine(text, from)].filter((end) => end >= 0);
  const end = Math.min(...ends);
  return { text: text.slice(from, end), end, isOdd: isQuoted };
}

/**
 * What stands in quotes, with separators, lines, and each quote doubled. Null for `7,"T" is a trace`, which would take
 * all lines along, down to the next `",`: there a quote is a character like any other.
 */
function quotedField(text: string, from: number, delimiter: string): Field | null {
  const lineEnd = endOfLine(text, from);
  let isOdd = false;
  for (let quote = text.indexOf('"', from + 1); quote >= 0; quote = text.indexOf('"', quote + 1)) {
    if (isOdd && quote > lineEnd) return null;
    if (text[quote + 1] === '"') {
      quote += 1;
      continue;
    }
    let end = quote + 1;
    while (text[end] !== delimiter && BLANK.test(text[end] ?? '')) end += 1;
    if (end === text.length || text[end] === delimiter || text[end] === '\n')
      return { text: text.slice(from + 1, quote).replaceAll('""', '"'), end, isOdd };
    isOdd = true;
  }
  return lineEnd === text.length ? { text: text.slice(from + 1), end: lineEnd, isOdd: true } : null;
}

const BLANK = /[^\S\n]/;

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}
