import type { ViewProps } from './view-props.ts';

/** Which spreadsheet, who is running, and the way to the Directory. */
export function TopBar({ state, actions, say }: ViewProps) {
  const { chosen, spreadsheets, setting, running, panel } = state;
  return (
    <header class="top-bar">
      <h1 class="wordmark">
        Almanac <span>{say('workbench.title')}</span>
      </h1>
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
      <span class="running" role="status">
        {running > 0 ? say('workbench.running', { count: running }) : ''}
      </span>
      <select
        class="language"
        aria-label={say('workbench.language')}
        value={state.locale.slice(0, 2)}
        onChange={(event) => void actions.chooseLocale(LOCALES[event.currentTarget.value] ?? 'en')}
      >
        <option value="en">English</option>
        <option value="es">Español</option>
      </select>
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

const LOCALES: Record<string, string> = { en: 'en_GB', es: 'es_ES' };
