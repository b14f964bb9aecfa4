import { useState } from 'preact/hooks';
import { writeClipboard } from '../../browser/write-clipboard.ts';
import { useSpeech } from './speech.tsx';

type CopyButtonProps = { text: string; label?: string; done?: string; primary?: boolean };

/** If the browser refuses to copy, the button says so, and the person can copy by hand. */
export function CopyButton({ text, label, done, primary = false }: CopyButtonProps) {
  const { say } = useSpeech();
  const [copied, setCopied] = useState<'not-yet' | 'copied' | 'refused'>('not-yet');
  const copy = async () => setCopied((await copyText(text)) ? 'copied' : 'refused');
  const said = {
    'not-yet': label ?? say('site.copy'),
    copied: done ?? say('site.copied'),
    refused: say('site.copy-by-hand'),
  };
  return (
    <button type="button" class={primary ? 'button button-primary' : 'button'} onClick={copy}>
      <span aria-live="polite">{said[copied]}</span>
    </button>
  );
}

/** False where the browser refuses: then only the person can copy. */
function copyText(text: string): Promise<boolean> {
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
