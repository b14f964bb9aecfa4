/** A number and its unit stay on one line: a narrow page ended it with "(0" and began the next with "°C)". */
export function unbroken(text: string): string {
  return text.replace(/(\d) (?=(?:°[CF]|mm|km|%)(?![\p{L}\d]))/gu, '$1\u00a0');
}
