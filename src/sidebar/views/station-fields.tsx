import type { SheetReading } from '../../addon/page-types.ts';
import { LICENCES, type StationFacts } from '../../core/dataset/station.ts';
import {
  readStationForm,
  type StationForm,
  stationFormOf,
} from '../../core/dataset/station-form.ts';
import { sayPlace } from '../../core/words/say-place.ts';
import { stationFault } from '../../core/words/station-fault.ts';
import { Button } from '../parts/button.tsx';
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
      label={say(`station.${field}`)}
      hint={hint}
      maxLength={200}
      list={field === 'licence' ? 'licences' : undefined}
      value={station[field]}
      fault={fault?.field === field ? say(stationFault(fault)) : null}
      onInput={(value) => edit({ [field]: value })}
    />
  );
  return (
    <details open={fault !== null || isOffered(reading, station)}>
      <summary>{say('station.heading')}</summary>
      <div class="stack">
        <Offered reading={reading} station={station} edit={edit} />
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
        <datalist id="licences">
          {LICENCES.map((licence) => (
            <option key={licence} value={licence} />
          ))}
        </datalist>
      </div>
    </details>
  );
}

function isOffered({ stationFound }: SheetReading, station: StationForm): boolean {
  return stationFound !== null && station.latitude === '' && station.longitude === '';
}

type OfferedProps = {
  reading: SheetReading;
  station: StationForm;
  edit: (change: Partial<StationForm>) => void;
};

/** The place that the sheet's own lines state: offered, never taken silently. */
function Offered({ reading, station, edit }: OfferedProps) {
  const words = useWords();
  const found = reading.stationFound;
  if (!found || !isOffered(reading, station)) return null;
  const { latitude, longitude, elevation } = stationFormOf(found);
  return (
    <div>
      <p>{words.say('station.found', { place: sayPlace(found, words) })}</p>
      <Button onPress={() => edit({ latitude, longitude, ...(elevation && { elevation }) })}>
        {words.say('station.use')}
      </Button>
    </div>
  );
}
