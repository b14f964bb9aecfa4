/**
 * The mark that begins the decimals of a text file, whatever its reader's locale: told by all its fields. Null where they
 * could as well be thousands, or where both marks begin decimals: then the locale says it.
 */
export function ownDecimal(rows: readonly (readonly string[])[]): '.' | ',' | null {
  const counts = { '.': 0, ',': 0 };
  for (const fields of rows)
    for (const field of fields) {
      const mark = decimalIn(field.trim());
      if (mark) counts[mark]++;
    }
  const [point, comma] = [counts['.'], counts[',']];
  if (point > comma * MOST_OTHERS) return '.';
  return comma > point * MOST_OTHERS ? ',' : null;
}

/** A slip of the pen is no other notation; a column of dates such as 31.12 is. */
const MOST_OTHERS = 20;

/** "12.5", "0.370" and "1,234.5" begin decimals with a point; "1.234.567" can only with a comma, and "40.370" may either way. */
function decimalIn(field: string): '.' | ',' | null {
  const [, whole = '', last, decimals = ''] = NUMBER.exec(field) ?? [];
  if (last !== '.' && last !== ',') return null;
  const other = last === '.' ? ',' : '.';
  if (whole.includes(last)) return GROUPED.test(field) ? other : null;
  const mayBeThousands = decimals.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  return mayBeThousands ? null : last;
}

/** With an amount before the last mark, perhaps in groups of three, and behind it. */
const NUMBER = /^[+-]?(\d+|\d{1,3}(?:[.,]\d{3})+)?([.,])(\d+)$/;
const GROUPED = /^[+-]?\d{1,3}([.,])\d{3}(?:\1\d{3})+$/;
