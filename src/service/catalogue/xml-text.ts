import { escapedMarkup } from '../../core/words/escaped-markup.ts';

/** XML 1.0 §2.2: no reference can stand for these either, so one of them makes the whole file unreadable. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

/** Text for an element or a quoted attribute, of XML and of HTML. */
export function xmlText(text: string): string {
  return escapedMarkup(text.replace(NOT_IN_XML, '\ufffd'));
}

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
