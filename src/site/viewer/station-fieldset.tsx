import type { StationFacts } from '../../core/dataset/station.ts';
import {
  readStationForm,
  type StationForm,
  stationFormOf,
  tidyStationForm,
} from '../../core/dataset/station-form.ts';
import { STATION_FIELD_NAMES, stationHint } from '../../core/words/station-words.ts';
import { useSpeech } from '../shell/speech.tsx';
import { LicenceField } from './licence-field.tsx';

const FIELDS = Object.keys(STATION_FIELD_NAMES) as (keyof StationFacts)[];

/** The owner's form for where a dataset comes from, closed where nothing is known and nothing is wrong. */
export function StationFieldset({
  station,
  fault,
  hasVersions,
}: {
  station: StationFacts | null;
  fault: string | null;
  hasVersions: boolean;
}) {
  const { say } = useSpeech();
  const form = stationFormOf(station);
  return (
    <details class="field" open={station !== null || fault !== null}>
      <summary>{say('station.heading')}</summary>
      {FIELDS.map((field) =>
        field === 'licence' ? (
          <LicenceField key={field} value={form[field]} hasVersions={hasVersions} />
        ) : (
          <StationField key={field} field={field} value={form[field]} />
        ),
      )}
      <label class="check">
        <input type="checkbox" name="station-exact" value="yes" defaultChecked={form.exactPlace} />
        {say('station.exact')}
      </label>
      <p class="hint">{say('station.exact-hint')}</p>
      {fault && (
        <p class="note note-problem" role="alert">
          {fault}
        </p>
      )}
    </details>
  );
}

function StationField({ field, value }: { field: keyof StationFacts; value: string }) {
  const { say } = useSpeech();
  const id = `station-${field}`;
  const hint = stationHint(field);
  return (
    <div class="field">
      <label for={id}>{say(STATION_FIELD_NAMES[field])}</label>
      <input
        id={id}
        name={id}
        type="text"
        maxLength={200}
        defaultValue={value}
        {...(hint && { 'aria-describedby': `${id}-hint` })}
      />
      {hint && (
        <p class="hint" id={`${id}-hint`}>
          {say(hint)}
        </p>
      )}
    </div>
  );
}

/** What the form holds, by the names of its fields. */
export function stationTyped(texts: Record<string, string>): ReturnType<typeof readStationForm> {
  const typed: Partial<StationForm> = { exactPlace: texts['station-exact'] === 'yes' };
  for (const field of FIELDS) typed[field] = texts[`station-${field}`] ?? '';
  return readStationForm(tidyStationForm(typed));
}
