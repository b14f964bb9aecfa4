import type { SheetReading } from '../../addon/page-types.ts';
import { readDegrees } from '../../core/dataset/read-degrees.ts';
import { asksDay, withDay } from '../../core/dataset/reading-hours.ts';
import type { StationFacts } from '../../core/dataset/station.ts';
import {
  EMPTY_STATION,
  readStationForm,
  type StationForm,
} from '../../core/dataset/station-form.ts';
import { type FoundField, type StationFound, valuesOf } from '../../core/stations/found-facts.ts';
import { fillsIn, withFound } from '../../core/stations/with-found.ts';
import {
  STATION_FIELD_NAMES,
  sayAsked,
  stationFault,
  stationHint,
} from '../../core/words/station-words.ts';
import { Button } from '../parts/button.tsx';
import { Details } from '../parts/details.tsx';
import { TextField } from '../parts/text-field.tsx';
import { Tick } from '../parts/tick.tsx';
import { useWords } from '../words/sidebar-words.ts';
import { CreatorFields } from './creator-fields.tsx';
import { LicenceField } from './licence-field.tsx';

type StationProps = {
  station: StationForm;
  /** what the sheet's own lines say of source and licence */
  found: CreditsFound;
  /** what cells say of the place */
  place: StationFound;
  /** whether what cannot be taken is told by now */
  isTold: boolean;
  edit: (change: Partial<StationForm>) => void;
};

/** Where the values come from; closed where nobody has to say. */
export function StationFields(props: StationProps) {
  const { say } = useWords();
  const { station, found, place, isTold } = props;
  const isFaulty = isTold && !readStationForm(station).ok;
  const isNew = isOffered(found, station) || fillsIn(station, place.facts).length > 0;
  return (
    <Details opens={isFaulty || isNew || place.asked.length > 0} summary={say('station.heading')}>
      <StationTexts {...props} />
    </Details>
  );
}

export function StationTexts({ station, found, place, isTold, edit }: StationProps) {
  const { say } = useWords();
  const checked = readStationForm(station);
  const fault = isTold && !checked.ok ? checked : null;
  const filled: readonly string[] = fillsIn(station, place.facts);
  const text = (field: keyof StationFacts) => {
    const hint = stationHint(field);
    const said = filled.includes(field) ? place.facts[field as FoundField] : undefined;
    const from = said && say('station.from', { cell: `${said.sheet}!${said.cell}` });
    return (
      <TextField
        key={field}
        id={`station-${field}`}
        label={say(STATION_FIELD_NAMES[field])}
        hint={from ?? (hint ? say(hint) : undefined)}
        placeholder={said && String(said.value)}
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
      <Asked asked={place.asked} station={station} edit={edit} />
      {PLACED.map(text)}
      <Tick
        label={say('station.exact')}
        hint={say('station.exact-hint')}
        checked={station.exactPlace}
        onChange={(exactPlace) => edit({ exactPlace })}
      />
      {TOLD.map(text)}
      <CreatorFields
        station={station}
        fault={fault?.field === 'creator_id' ? say(stationFault(fault)) : null}
        edit={edit}
      />
      {TOLD_AFTER.map(text)}
      <WhichDay station={station} place={place} edit={edit} />
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
const TOLD = ['elevation', 'identifier', 'creator'] as const;
const TOLD_AFTER = ['source', 'link', 'hours'] as const;

type Edit = StationProps['edit'];

/** What cells say twice or oddly: the person chooses, and what they chose is as if they had typed it. */
function Asked({
  asked,
  station,
  edit,
}: Pick<StationProps, 'station' | 'edit'> & Pick<StationFound, 'asked'>) {
  const { say } = useWords();
  const open = asked.filter(({ fields }) => fields.some((field) => station[field] === ''));
  return open.map((one) => (
    <div key={`${one.kind} ${one.fields.join()}`} class="card card-warning">
      <p>
        {one.fields.map((field) => say(STATION_FIELD_NAMES[field])).join(', ')}:{' '}
        {sayAsked(one, { say })}
      </p>
      {one.offers.map((offer) => {
        const typed = withFound(EMPTY_STATION, valuesOf(offer));
        const chosen = Object.fromEntries(one.fields.map((field) => [field, typed[field]]));
        const label = Object.values(chosen).join(', ');
        return (
          <Button key={label} onPress={() => edit(chosen)}>
            {label}
          </Button>
        );
      })}
    </div>
  ));
}

/** Registers differ in it, and no cell says it; what is chosen is as if they had typed it. */
function WhichDay({ station, place, edit }: Pick<StationProps, 'station' | 'place' | 'edit'>) {
  const { say } = useWords();
  const { hours, longitude } = withFound(station, valuesOf(place.facts));
  const east = readDegrees(longitude, 'longitude') ?? undefined;
  if (!asksDay(hours, east)) return null;
  const choose = (day: 'station.day-same' | 'station.day-next') =>
    edit({ hours: withDay(hours, east, say(day)) });
  return (
    <div class="card card-warning">
      <p>{say('station.which-day')}</p>
      <Button onPress={() => choose('station.day-same')}>{say('station.day-is-same')}</Button>
      <Button onPress={() => choose('station.day-next')}>{say('station.day-is-before')}</Button>
    </div>
  );
}

type CreditsFound = SheetReading['stationFound'];
type OfferedProps = { found: CreditsFound; station: StationForm; edit: Edit };

/** What the sheet's own lines state, and nobody has filled in: offered, never taken silently. */
export function Offered({ found, station, edit }: OfferedProps) {
  const { say } = useWords();
  if (!isOffered(found, station)) return null;
  const offered = offeredOf(found, station);
  const place = Object.values(offered).join(' · ');
  return (
    <div>
      <p>{say('station.found', { place })}</p>
      <Button onPress={() => edit(offered)}>{say('station.use')}</Button>
    </div>
  );
}

export function isOffered(found: CreditsFound, station: StationForm): boolean {
  return Object.keys(offeredOf(found, station)).length > 0;
}

function offeredOf({ source, licence }: CreditsFound, station: StationForm): CreditsFound {
  return {
    ...(source && station.source === '' && { source }),
    ...(licence && station.licence === '' && { licence }),
  };
}
