import { writeClipboard } from '../../browser/write-clipboard.ts';

/** False where the browser refuses: then only the person can copy. */
export function copyText(text: string): Promise<boolean> {
  // A page that came by plain http, as in a network of one's own, has no clipboard.
  if (!('clipboard' in navigator) || !navigator.clipboard)
    return Promise.resolve(copySelected(text));
  return writeClipboard(text);
}

function copySelected(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'visually-hidden';
  // At the end of a long page it would scroll there.
  field.style.position = 'fixed';
  // What is copied by hand is made plain; this is copied as it is.
  field.addEventListener('copy', (event) => event.stopPropagation());
  document.body.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
