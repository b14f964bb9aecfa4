import { useState } from 'preact/hooks';
import { Choice } from '../shell/choice.tsx';
import { CopyButton } from '../shell/copy-button.tsx';
import { Page } from '../shell/page.tsx';
import { usePorts } from '../shell/ports.tsx';
import { type SiteWords, useSpeech } from '../shell/speech.tsx';
import { EXAMPLE_DATASET, INGEST_CALL, REFRESH_CALL, readingCalls } from './calls.ts';
import { excelRecipe } from './recipes/excel.ts';
import { javascriptRecipe } from './recipes/javascript.ts';
import { pythonRecipe } from './recipes/python.ts';
import { rRecipe } from './recipes/r.ts';
import type { Home } from './recipes/recipe.ts';
import { shellRecipe } from './recipes/shell.ts';

type Recipe = {
  id: string;
  name: SiteWords;
  about: SiteWords;
  write: (home: Home) => string;
};

const SHELL: Recipe = {
  id: 'shell',
  name: 'site.developers-shell',
  about: 'site.developers-shell-text',
  write: shellRecipe,
};

const RECIPES: Recipe[] = [
  SHELL,
  {
    id: 'javascript',
    name: 'site.developers-javascript',
    about: 'site.developers-javascript-text',
    write: javascriptRecipe,
  },
  {
    id: 'python',
    name: 'site.developers-python',
    about: 'site.developers-python-text',
    write: pythonRecipe,
  },
  { id: 'r', name: 'site.developers-r', about: 'site.developers-r-text', write: rRecipe },
  {
    id: 'excel',
    name: 'site.developers-excel',
    about: 'site.developers-excel-text',
    write: excelRecipe,
  },
];

function recipeNamed(id: string): Recipe {
  return RECIPES.find((recipe) => recipe.id === id) ?? SHELL;
}

export function DevelopersPage() {
  const { say } = useSpeech();
  return (
    <Page title={say('site.developers-title')} lead={say('site.developers-lead')}>
      <Contract />
      <Start />
      <Recipes />
      <Reading />
    </Page>
  );
}

function Contract() {
  const { say } = useSpeech();
  const { settings } = usePorts();
  return (
    <section class="section">
      <h2>{say('site.developers-contract')}</h2>
      <div class="calls">
        <div>
          <Code text={REFRESH_CALL} />
          <p>{say('site.developers-refresh')}</p>
        </div>
        <div>
          <Code text={INGEST_CALL} />
          <p>{say('site.developers-ingest')}</p>
        </div>
      </div>
      <p>{say('site.developers-errors')}</p>
      <p>{say('site.developers-idempotency')}</p>
      <p>
        <a href={`${settings.serviceUrl}/openapi.json`} target="_blank" rel="noreferrer">
          {say('site.developers-openapi')}
        </a>
      </p>
    </section>
  );
}

function Start() {
  const { say } = useSpeech();
  return (
    <section class="section">
      <h2>{say('site.developers-start')}</h2>
      <p>{say('site.developers-start-text')}</p>
      <div class="actions">
        <a class="button button-primary" href="/connect">
          {say('site.connect-make')}
        </a>
      </div>
      <h3>{say('site.developers-example')}</h3>
      <CopyableCode text={EXAMPLE_DATASET} name={say('site.developers-example')} />
    </section>
  );
}

function Recipes() {
  const { say } = useSpeech();
  const { settings } = usePorts();
  const [chosen, setChosen] = useState(() => recipeNamed(location.hash.slice(1)));
  return (
    <section class="section">
      <h2>{say('site.developers-recipes')}</h2>
      <Choice
        legend={say('site.developers-recipes')}
        options={RECIPES.map(({ id, name: label }) => ({ value: id, label: say(label) }))}
        chosen={chosen.id}
        choose={(id) => setChosen(recipeNamed(id))}
      />
      <p>{say(chosen.about)}</p>
      <CopyableCode text={chosen.write(settings)} name={say(chosen.name)} />
    </section>
  );
}

function Reading() {
  const { say } = useSpeech();
  const { settings } = usePorts();
  const title = say('site.developers-read');
  return (
    <section class="section">
      <h2>{title}</h2>
      <p>{say('site.developers-read-text')}</p>
      <CopyableCode text={readingCalls(settings.serviceUrl)} name={title} />
    </section>
  );
}

function CopyableCode({ text, name }: { text: string; name: string }) {
  return (
    <div class="copyable">
      <CopyButton text={text} />
      <Code text={text} name={name} />
    </div>
  );
}

function Code({ text, name }: { text: string; name?: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <pre tabIndex={0} {...(name ? { role: 'region', 'aria-label': name } : {})}>
      <code>{text}</code>
    </pre>
  );
}
