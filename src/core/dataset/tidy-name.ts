/**
 * Character classes of a name, written for patterns with the flag u. The description of the API uses
 * them too. Line breaks beyond ASCII count as controls.
 */
export const NAME_CLASSES = {
  control: '\\p{Cc}\\p{Zl}\\p{Zp}',
  /** Letters, digits and signs, but for the fillers that show nothing. */
  visible: '(?![\\p{Default_Ignorable_Code_Point}\\u2800])[\\p{L}\\p{N}\\p{P}\\p{S}]',
};

const BLANKS = /[\s\p{Cc}]+/gu;
const CONTROL = new RegExp(`[${NAME_CLASSES.control}]`, 'u');
const VISIBLE = new RegExp(NAME_CLASSES.visible, 'u');

/** A name is one line: a line break or a tab becomes one space, with the spaces around it. */
export function tidyName(name: string): string {
  return name.replace(BLANKS, (run) => (CONTROL.test(run) ? ' ' : run)).trim();
}

/** A name must show something in a list: spaces and joiners without width do not. */
export function isVisible(name: string): boolean {
  return VISIBLE.test(name);
}
