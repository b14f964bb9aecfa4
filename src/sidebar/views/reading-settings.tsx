import type { SheetReading } from '../../addon/page-types.ts';
import type { ReadOptions } from '../../core/reading/reading.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { optionsOf, optionWord } from '../words/option-word.ts';
import { useWords } from '../words/sidebar-words.ts';
import { ColumnTable } from './column-table.tsx';
import { openPointing } from './open-pointing.ts';
import type { Send } from './view-props.ts';

/** ReadOptions with a short list of values. The others are asked for when they matter. */
const LISTED = {
  temperatureUnit: 'sidebar.setting-temperature-unit',
  rainUnit: 'sidebar.setting-rain-unit',
  dayMonthOrder: 'sidebar.setting-day-month',
  seasonYear: 'sidebar.setting-season-year',
  missingDays: 'sidebar.setting-missing-days',
  blankRainDay: 'sidebar.setting-blank-rain',
  rainMarks: 'sidebar.setting-rain-marks',
  impossible: 'sidebar.setting-impossible',
} as const satisfies { [Wish in keyof ReadOptions]?: string };
type Listed = keyof typeof LISTED;
const LISTED_NAMES = Object.keys(LISTED) as Listed[];

type SettingsProps = {
  reading: SheetReading;
  busy: boolean;
  send: Send;
};

/** How each column was read, and the settings that are in doubt. The others stand where a person points at columns. */
export function ReadingSettings(props: SettingsProps) {
  const { say } = useWords();
  const { reading } = props;
  return (
    <details class="section">
      <summary>{say('sidebar.settings')}</summary>
      <div class="stack">
        <ColumnTable reading={reading} />
        <div class="buttons">
          <Button onPress={openPointing}>{say('sidebar.point-this-is-wrong')}</Button>
        </div>
        <p class="secondary">{say('sidebar.hidden-too')}</p>
        <Settings names={LISTED_NAMES.filter((wish) => isInDoubt(wish, reading))} {...props} />
      </div>
    </details>
  );
}

/** What nobody asks about and nobody has chosen. */
export function OtherSettings(props: SettingsProps) {
  return (
    <Settings names={LISTED_NAMES.filter((wish) => !isInDoubt(wish, props.reading))} {...props} />
  );
}

function isInDoubt(wish: Listed, { wishes, findings }: SheetReading): boolean {
  return wishes[wish] !== undefined || findings.some(({ choices }) => choices?.wish === wish);
}

function Settings({ names, reading, busy, send }: SettingsProps & { names: Listed[] }) {
  const { say } = useWords();
  if (names.length === 0) return null;
  return (
    <form
      // A new reading has new columns, and choices for the old ones are forgotten.
      key={reading.fingerprint + JSON.stringify(reading.wishes)}
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        const wishes = wishesOf(event.currentTarget, names, reading);
        if (!busy) send({ type: 'wishes-changed', wishes });
      }}
    >
      {names.map((wish) => (
        <ListedSetting key={wish} wish={wish} chosen={reading.wishes[wish] ?? ''} />
      ))}
      <div class="buttons">
        <Button submits disabled={busy}>
          {say('sidebar.read-with-these')}
        </Button>
      </div>
    </form>
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

function wishesOf(form: HTMLFormElement, names: Listed[], { wishes }: SheetReading): ReadOptions {
  const data = new FormData(form);
  const others = Object.entries(wishes).filter(([wish]) => !names.includes(wish as Listed));
  const chosen = names.flatMap((wish) => {
    const value = String(data.get(wish) ?? '').trim();
    return value === '' ? [] : [[wish, value]];
  });
  return Object.fromEntries([...others, ...chosen]);
}
