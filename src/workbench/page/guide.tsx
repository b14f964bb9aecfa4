import { useState } from 'preact/hooks';
import type { FrameFill } from './frame-message.ts';
import type { ViewProps } from './view-props.ts';

/** Tells a person who is here for the first time what to press, and which account to use. */
export function Guide({ state, actions, say }: ViewProps) {
  const { setting, guideOpen } = state;
  if (!guideOpen || !setting) return null;
  const { email, password } = setting.account;
  return (
    <section class="guide" aria-label="Start here.">
      <p>
        <strong>Start here.</strong> Choose <b>{uploadPath(state, say('google.extensions'))}</b>.
        Your own table: drop its file on this page, or open it above.
      </p>
      <p class="account">
        Demo account:
        <Copyable label="Address" text={setting.serviceAddress} />
        <Copyable label="E-mail" text={email} />
        <Copyable label="Password" text={password} />
        {state.sidebar && (
          <button
            type="button"
            onClick={() => fillSidebar({ address: setting.serviceAddress, email, password })}
          >
            Fill in
          </button>
        )}
      </p>
      <button type="button" class="plain close" aria-label="Close" onClick={actions.closeGuide}>
        ×
      </button>
    </section>
  );
}

/** What the form in the sidebar asks for; other views have no such fields. */
function fillSidebar(fields: FrameFill['fields']): void {
  const frame = document.querySelector<HTMLIFrameElement>('aside.sidebar iframe');
  const fill: FrameFill = { almanacFrame: 'fill', fields };
  frame?.contentWindow?.postMessage(fill, '*');
}

/** The words of the menu, in the language of the add-on. */
function uploadPath({ spreadsheet }: ViewProps['state'], extensions: string): string {
  const [menu] = spreadsheet?.menus ?? [];
  const [first] = menu?.items ?? [];
  return [extensions, menu?.caption, first?.kind === 'item' ? first.caption : undefined]
    .filter((caption) => caption !== undefined)
    .join(' › ');
}

type CopyableProps = { label: string; text: string };

/** A text that is a button: a click copies it. */
function Copyable({ label, text }: CopyableProps) {
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
      title="Copy"
      aria-label={`${label}: ${text}. Copy`}
    >
      <span>{label}</span> <code>{copied ? 'Copied' : text}</code>
    </button>
  );
}
