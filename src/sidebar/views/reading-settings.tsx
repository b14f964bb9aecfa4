import type { SheetReading } from '../../addon/page-types.ts';
import type { ReadOptions } from '../../core/reading/reading.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { optionsOf, optionWord } from '../words/option-word.ts';
import { useWords } from '../words/sidebar-words.ts';
import { ColumnTable } from './column-table.tsx';
import { openPointing } from './point-at-columns.tsx';
import type { Send } from './view-props.ts';

/** ReadOptions with a short list of values. The others are asked for when they matter. */
const LISTED = {
  temperatureUnit: 'sidebar.setting-temperature-unit',
  rainUnit: 'sidebar.setting-rain-unit',
  dayMonthOrder: 'sidebar.setting-day-month',
  seasonYear: 'sidebar.setting-season-year',
  missingDays: 'sidebar.setting-missing-days',
  blankRainDay: 'sidebar.setting-blank-rain',
} as const satisfies { [Wish in keyof ReadOptions]?: string };
type Listed = keyof typeof LISTED;
const LISTED_NAMES = Object.keys(LISTED) as Listed[];

type SettingsProps = {
  reading: SheetReading;
  busy: boolean;
  send: Send;
};

/** How each column was read, and what a person may say of units, days and seasons. */
export function ReadingSettings({ reading, busy, send }: SettingsProps) {
  const { say } = useWords();
  return (
    <details class="section">
      <summary>{say('sidebar.settings')}</summary>
      <form
        // A new reading has new columns, and choices for the old ones are forgotten.
        key={reading.fingerprint + JSON.stringify(reading.wishes)}
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy)
            send({ type: 'wishes-changed', wishes: wishesOf(event.currentTarget, reading) });
        }}
      >
        <ColumnTable reading={reading} />
        <div class="buttons">
          <Button onPress={openPointing}>{say('sidebar.point-this-is-wrong')}</Button>
        </div>
        <p class="secondary">{say('sidebar.hidden-too')}</p>
        {LISTED_NAMES.map((wish) => (
          <ListedSetting key={wish} wish={wish} chosen={reading.wishes[wish] ?? ''} />
        ))}
        <div class="buttons">
          <Button submits disabled={busy}>
            {say('sidebar.read-with-these')}
          </Button>
        </div>
      </form>
    </details>
  );
}

function ListedSetting({ wish, chosen }: { wish: Listed; chosen: string }) {
  const { say } = useWords();
  return (
    <Field id={wish} label={say(LISTED[wish])}>
      <select id={wish} name={wish}>
        <option value="" selected={chosen === ''}>
          {say('sidebar.as-the-sheet-says')}
        </option>
        {optionsOf(wish, chosen).map((value) => (
          <option key={value} value={value} selected={value === chosen}>
            {optionWord(wish, value, say)}
          </option>
        ))}
      </select>
    </Field>
  );
}

function wishesOf(form: HTMLFormElement, { wishes }: SheetReading): ReadOptions {
  const data = new FormData(form);
  const others = Object.entries(wishes).filter(([wish]) => !LISTED_NAMES.includes(wish as Listed));
  const chosen = LISTED_NAMES.flatMap((wish) => {
    const value = String(data.get(wish) ?? '').trim();
    return value === '' ? [] : [[wish, value]];
  });
  return Object.fromEntries([...others, ...chosen]);
}
