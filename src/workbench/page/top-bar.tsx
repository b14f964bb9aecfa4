import { LANGUAGES, languageOf, localeOf, nameOf } from '../../core/words/languages.ts';
import { OpenFile } from './open-file.tsx';
import type { ViewProps } from './view-props.ts';

/** Which spreadsheet, what is running, and the way to the Directory. */
export function TopBar(view: ViewProps) {
  const { state, actions } = view;
  const { setting, panel } = state;
  return (
    <header class="top-bar">
      <h1 class="wordmark">
        Almanac <span>workbench</span>
      </h1>
      <SpreadsheetChoice {...view} />
      <OpenFile {...view} look="top-button" />
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
        Developer
      </button>
      <a
        class="top-button strong"
        href={setting?.directoryUrl ?? '#'}
        target="_blank"
        rel="noopener"
      >
        Directory
      </a>
    </header>
  );
}

function SpreadsheetChoice({ state: { chosen, spreadsheets }, actions }: ViewProps) {
  return (
    <label class="spreadsheet-choice">
      <span>Spreadsheet</span>
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

function underWay({ state: { opening, running } }: ViewProps): string {
  if (opening !== null) return `Opening ${opening} …`;
  if (running === 0) return '';
  return running === 1 ? 'A script is running' : `${running} scripts are running`;
}

/** The add-on's: the workbench itself speaks English. */
function LanguageChoice({ state: { locale }, actions }: ViewProps) {
  return (
    <select
      class="language"
      aria-label="Language"
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
