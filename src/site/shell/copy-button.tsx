import { useState } from 'preact/hooks';
import { copyText } from './copy-text.ts';
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
