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
        Demo account: address <code>{setting.serviceAddress}</code> e-mail <code>{email}</code>{' '}
        password <code>{password}</code>
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
  return [extensions, menu?.caption, first?.caption]
    .filter((caption) => caption !== undefined)
    .join(' › ');
}
