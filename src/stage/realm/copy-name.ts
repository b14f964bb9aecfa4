import { ask } from './session.ts';

/** `Copy of Birds`, and where there is one already `Copy of Birds 1`. */
export function copyName(document: string, name: string): string {
  const taken = new Set(ask('document.info', document).sheets.map((sheet) => sheet.name));
  const first = `Copy of ${name}`;
  if (!taken.has(first)) return first;
  for (let number = 1; ; number += 1)
    if (!taken.has(`${first} ${number}`)) return `${first} ${number}`;
}
