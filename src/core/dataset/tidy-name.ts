/**
 * Character classes of a name, written out in the words of patterns with the flag u: the description
 * of the API is made of them too, and not every language knows such classes by name. Line breaks
 * beyond ASCII count as controls.
 */
const CONTROLS = '\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029';
/** Spaces, joiners, marks of direction and fillers: Unicode's separators and what it lets be ignored. */
const BLANK =
  ' \\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u202a-\\u202f' +
  '\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufff8' +
  '\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}';

export const NAME_CLASSES = {
  control: CONTROLS,
  /** Whatever shows something. */
  visible: `[^${CONTROLS}${BLANK}\\ud800-\\udfff]`,
};

const BLANKS = /[\s\p{Cc}]+/gu;
const CONTROL = /[\p{Cc}\u2028\u2029]/u;

/** A name is one line: a line break or a tab becomes one space, with the spaces around it. */
export function tidyName(name: string): string {
  return name.replace(BLANKS, (run) => (CONTROL.test(run) ? ' ' : run)).trim();
}

/** A name must show something in a list: spaces and joiners without width do not. */
export function isVisible(name: string): boolean {
  // Made here, so that a bundle without this question carries no classes.
  return new RegExp(NAME_CLASSES.visible, 'u').test(name);
}
