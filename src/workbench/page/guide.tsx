import { useState } from 'preact/hooks';
import type { ViewProps } from './view-props.ts';

/** Tells a person who is here for the first time what to press, and which account to use. */
export function Guide({ state, actions, say }: ViewProps) {
  const { setting, guideOpen } = state;
  if (!guideOpen || !setting) return null;
  const { email, password } = setting.account;
  return (
    <section class="guide" aria-label={say('workbench.guide')}>
      <p>
        <strong>{say('workbench.guide')}</strong> {say('workbench.guide-press')}{' '}
        <b>{uploadPath(state, say('workbench.extensions'))}</b>. {say('workbench.guide-file')}
      </p>
      <p class="account">
        {say('workbench.guide-account')}
        <Copyable label={say('workbench.address')} text={setting.serviceAddress} say={say} />
        <Copyable label={say('workbench.email')} text={email} say={say} />
        <Copyable label={say('workbench.password')} text={password} say={say} />
      </p>
      <button
        type="button"
        class="plain close"
        aria-label={say('workbench.close')}
        onClick={actions.closeGuide}
      >
        ×
      </button>
    </section>
  );
}

/** The words of the menu, in the language of the add-on. */
function uploadPath({ spreadsheet }: ViewProps['state'], extensions: string): string {
  const [menu] = spreadsheet?.menus ?? [];
  const [first] = menu?.items ?? [];
  return [extensions, menu?.caption, first?.kind === 'item' ? first.caption : undefined]
    .filter((caption) => caption !== undefined)
    .join(' › ');
}

type CopyableProps = { label: string; text: string; say: ViewProps['say'] };

/** A text that is a button: a click copies it. */
function Copyable({ label, text, say }: CopyableProps) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), 1500);
  };
  return (
    <button
      type="button"
      class="copyable"
      onClick={() => void copy()}
      title={say('workbench.copy')}
      aria-label={`${label}: ${text}. ${say('workbench.copy')}`}
    >
      <span>{label}</span> <code>{copied ? say('workbench.copied') : text}</code>
    </button>
  );
}
