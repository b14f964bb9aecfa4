const DATE = String.raw`\d{4}-\d{2}-\d{2}(?:[ T]\d{2}[:.]\d{2}(?::\d{2})?)?`;
/** A date with what joins it to the title: a dash, a comma, a middle dot, brackets. */
const DATE_AND_JOINT = new RegExp(String.raw`[\s,;:·|–—-]*[([]?${DATE}[)\]]?`, 'g');

/**
 * A title without the date of its upload, in one case and with single spaces. Datasets of one
 * account with one stem are versions of one thing; "1961-1990" is part of a title, not a date.
 */
export function titleStem(name: string): string {
  const plain = fold(name.replace(DATE_AND_JOINT, ' '));
  return plain === '' ? fold(name) : plain;
}

function fold(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}
