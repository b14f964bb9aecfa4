import type { SheetReading } from '../../addon/page-types.ts';
import { LICENCES, type StationFacts } from '../../core/dataset/station.ts';
import {
  readStationForm,
  type StationForm,
  stationFormOf,
} from '../../core/dataset/station-form.ts';
import { STATION_FIELD_NAMES, sayPlace, stationFault } from '../../core/words/station-words.ts';
import { Button } from '../parts/button.tsx';
import { Details } from '../parts/details.tsx';
import { TextField } from '../parts/text-field.tsx';
import { Tick } from '../parts/tick.tsx';
import type { UploadState } from '../state/sidebar-state.ts';
import { useWords } from '../words/sidebar-words.ts';
import type { Send } from './view-props.ts';

type StationProps = { upload: UploadState; reading: SheetReading; send: Send };

/** Where the values come from; closed, because nobody has to say. */
export function StationFields({ upload, reading, send }: StationProps) {
  const { say } = useWords();
  const { station, incomplete } = upload;
  const checked = readStationForm(station);
  const fault = incomplete && !checked.ok ? checked : null;
  const edit = (change: Partial<StationForm>) =>
    send({ type: 'upload-edited', form: { station: { ...station, ...change } } });
  const text = (field: keyof StationFacts, hint?: string) => (
    <TextField
      id={`station-${field}`}
      label={say(STATION_FIELD_NAMES[field])}
      hint={hint}
      maxLength={200}
      list={field === 'licence' ? 'licences' : undefined}
      value={station[field]}
      fault={fault?.field === field ? say(stationFault(fault)) : null}
      onInput={(value) => edit({ [field]: value })}
    />
  );
  return (
    <Details
      opens={fault !== null || isOffered(reading.stationFound, station)}
      summary={say('station.heading')}
    >
      <div class="stack">
        <Offered found={reading.stationFound} station={station} edit={edit} />
        {text('name')}
        {text('latitude', say('station.latitude-hint'))}
        {text('longitude', say('station.longitude-hint'))}
        <Tick
          label={say('station.exact')}
          hint={say('station.exact-hint')}
          checked={station.exactPlace}
          onChange={(exactPlace) => edit({ exactPlace })}
        />
        {text('elevation')}
        {text('source')}
        {text('licence', say('station.licence-hint'))}
        <Licences />
      </div>
    </Details>
  );
}

/** What a person may choose for a licence, or write otherwise. */
export function Licences() {
  return (
    <datalist id="licences">
      {LICENCES.map((licence) => (
        <option key={licence} value={licence} />
      ))}
    </datalist>
  );
}

type OfferedProps = {
  found: StationFacts;
  station: StationForm;
  edit: (change: Partial<StationForm>) => void;
};

/** What the sheet's own lines state, and nobody has filled in: offered, never taken silently. */
export function Offered({ found, station, edit }: OfferedProps) {
  const words = useWords();
  if (!isOffered(found, station)) return null;
  const offered = offeredOf(found, station);
  const { source, licence } = offered;
  const place = [sayPlace(offered, words), source, licence].filter(Boolean).join(' · ');
  const typed = stationFormOf(offered);
  const fields = Object.keys(offered) as (keyof StationFacts)[];
  return (
    <div>
      <p>{words.say('station.found', { place })}</p>
      <Button
        onPress={() => edit(Object.fromEntries(fields.map((field) => [field, typed[field]])))}
      >
        {words.say('station.use')}
      </Button>
    </div>
  );
}

export function isOffered(found: StationFacts, station: StationForm): boolean {
  return Object.keys(offeredOf(found, station)).length > 0;
}

function offeredOf(found: StationFacts, station: StationForm): StationFacts {
  const { source, licence, ...place } = found;
  const hasPlace = station.latitude !== '' || station.longitude !== '';
  return {
    ...(!hasPlace && place),
    ...(source && station.source === '' && { source }),
    ...(licence && station.licence === '' && { licence }),
  };
}
