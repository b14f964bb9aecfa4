import { CopyButton } from '../shell/copy-button.tsx';
import { Page } from '../shell/page.tsx';
import { usePorts } from '../shell/ports.tsx';
import { useSpeech } from '../shell/speech.tsx';
import { EXAMPLE_DATASET, INGEST_CALL, REFRESH_CALL } from './calls.ts';
import { pythonRecipe } from './python-recipe.ts';

/** One page to read from above to below: the two calls, what a first run takes, and a program. */
export function DevelopersPage() {
  const { say } = useSpeech();
  const { settings } = usePorts();
  return (
    <Page title={say('site.developers-title')} lead={say('site.developers-lead')}>
      <section class="section">
        <h2>{say('site.developers-contract')}</h2>
        <Code text={REFRESH_CALL} />
        <p>{say('site.developers-refresh')}</p>
        <Code text={INGEST_CALL} />
        <p>{say('site.developers-ingest')}</p>
        <p>{say('site.developers-record')}</p>
        <p>{say('site.developers-errors')}</p>
        <p>{say('site.developers-idempotency')}</p>
        <p>
          <a href={`${settings.serviceUrl}/openapi.json`} target="_blank" rel="noreferrer">
            {say('site.developers-openapi')}
          </a>
        </p>
      </section>
      <section class="section">
        <h2>{say('site.developers-start')}</h2>
        <p>{say('site.developers-start-text')}</p>
        <p>
          <a href="/connect">{say('site.connect-make')}</a>
        </p>
        <Code text={EXAMPLE_DATASET} name={say('site.developers-example')} />
      </section>
      <section class="section">
        <h2>{say('site.developers-python')}</h2>
        <p>{say('site.developers-python-text')}</p>
        <Code text={pythonRecipe(settings)} name={say('site.developers-python')} />
      </section>
    </Page>
  );
}

/** What has a name is there to be copied. */
function Code({ text, name }: { text: string; name?: string }) {
  return (
    <div class={name ? 'copyable' : ''}>
      {name && <CopyButton text={text} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre tabIndex={0} {...(name ? { role: 'region', 'aria-label': name } : {})}>
        <code>{text}</code>
      </pre>
    </div>
  );
}
