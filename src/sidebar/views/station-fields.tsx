import type { StationFacts } from '../../core/dataset/station.ts';
import {
  readStationForm,
  type StationForm,
  stationFormOf,
} from '../../core/dataset/station-form.ts';
import {
  STATION_FIELD_NAMES,
  sayPlace,
  stationFault,
  stationHint,
} from '../../core/words/station-words.ts';
import { Button } from '../parts/button.tsx';
import { Details } from '../parts/details.tsx';
import { TextField } from '../parts/text-field.tsx';
import { Tick } from '../parts/tick.tsx';
import { useWords } from '../words/sidebar-words.ts';
import { LicenceField } from './licence-field.tsx';

type StationProps = {
  station: StationForm;
  /** what the sheet's own lines say */
  found: StationFacts;
  /** whether what cannot be taken is told by now */
  isTold: boolean;
  edit: (change: Partial<StationForm>) => void;
};

/** Where the values come from; closed where nobody has to say. */
export function StationFields({ station, found, isTold, edit }: StationProps) {
  const { say } = useWords();
  const checked = readStationForm(station);
  const isFaulty = isTold && !checked.ok;
  return (
    <Details opens={isFaulty || isOffered(found, station)} summary={say('station.heading')}>
      <StationTexts station={station} found={found} isTold={isTold} edit={edit} />
    </Details>
  );
}

export function StationTexts({ station, found, isTold, edit }: StationProps) {
  const { say } = useWords();
  const checked = readStationForm(station);
  const fault = isTold && !checked.ok ? checked : null;
  const text = (field: keyof StationFacts) => {
    const hint = stationHint(field);
    return (
      <TextField
        key={field}
        id={`station-${field}`}
        label={say(STATION_FIELD_NAMES[field])}
        hint={hint ? say(hint) : undefined}
        maxLength={200}
        value={station[field]}
        fault={fault?.field === field ? say(stationFault(fault)) : null}
        onInput={(value) => edit({ [field]: value })}
      />
    );
  };
  return (
    <div class="stack">
      <Offered found={found} station={station} edit={edit} />
      {PLACED.map(text)}
      <Tick
        label={say('station.exact')}
        hint={say('station.exact-hint')}
        checked={station.exactPlace}
        onChange={(exactPlace) => edit({ exactPlace })}
      />
      {TOLD.map(text)}
      <LicenceField
        id="station-licence"
        value={station.licence}
        fault={fault?.field === 'licence' ? say(stationFault(fault)) : null}
        onInput={(licence) => edit({ licence })}
      />
    </div>
  );
}

const PLACED = ['name', 'latitude', 'longitude'] as const;
const TOLD = ['elevation', 'identifier', 'creator', 'source', 'link', 'hours'] as const;

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
