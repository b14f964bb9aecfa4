import { LANGUAGES, languageOf, localeOf, nameOf } from '../../core/words/languages.ts';
import { OpenFileButton } from './open-file-button.tsx';
import type { ViewProps } from './view-props.ts';

/** Which spreadsheet, what is running, and the way to the Directory. */
export function TopBar(view: ViewProps) {
  const { state, actions, say } = view;
  const { setting, panel } = state;
  return (
    <header class="top-bar">
      <h1 class="wordmark">
        Almanac <span>{say('workbench.title')}</span>
      </h1>
      <SpreadsheetChoice {...view} />
      <OpenFileButton {...view} look="top-button" />
      <span class="running" role="status">
        {underWay(view)}
      </span>
      <LanguageChoice {...view} />
      <button
        type="button"
        class="top-button"
        aria-pressed={panel !== null}
        onClick={() => void actions.choosePanel(panel ? null : 'triggers')}
      >
        {say('workbench.developer')}
      </button>
      <a
        class="top-button strong"
        href={setting?.directoryUrl ?? '#'}
        target="_blank"
        rel="noopener"
      >
        {say('workbench.directory')}
      </a>
    </header>
  );
}

function SpreadsheetChoice({ state: { chosen, spreadsheets }, actions, say }: ViewProps) {
  return (
    <label class="spreadsheet-choice">
      <span>{say('workbench.spreadsheet')}</span>
      <select
        value={chosen ?? ''}
        onChange={(event) => void actions.open(event.currentTarget.value)}
      >
        {spreadsheets.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}

function underWay({ state: { opening, running }, say }: ViewProps): string {
  if (opening !== null) return say('workbench.opening-file', { file: opening });
  return running > 0 ? say('workbench.running', { count: running }) : '';
}

function LanguageChoice({ state: { locale }, actions, say }: ViewProps) {
  return (
    <select
      class="language"
      aria-label={say('workbench.language')}
      value={languageOf(locale)}
      onChange={({ currentTarget }) =>
        void actions.chooseLocale(localeOf(languageOf(currentTarget.value)))
      }
    >
      {LANGUAGES.map((language) => (
        <option key={language} value={language}>
          {nameOf(language)}
        </option>
      ))}
    </select>
  );
}
