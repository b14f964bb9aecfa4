import { areaAround } from '../../core/dataset/area.ts';
import { creatorOf } from '../../core/dataset/creator.ts';
import { LICENCES, type StationFacts } from '../../core/dataset/station.ts';
import { oscarPage } from '../../core/dataset/wigos.ts';
import type { Language } from '../../core/words/languages.ts';
import { sayPlace } from '../../core/words/station-words.ts';
import { PlaceMap } from '../map/place-map.tsx';
import { ANYTHING } from '../service/wish.ts';
import { directoryPath } from '../shell/route.ts';
import { type Speech, useSpeech } from '../shell/speech.tsx';

/** Where the dataset comes from, as its owner says. */
export function StationFactsLine({ station }: { station: StationFacts | null }) {
  const { language, say } = useSpeech();
  if (!station) return null;
  const place = sayPlace(station, { say, number: placeNumbers(language) });
  return (
    <dl class="station">
      {station.name && <Fact name={say('station.name')}>{station.name}</Fact>}
      {place && <Fact name={say('site.place')}>{place}</Fact>}
      {station.identifier && (
        <Fact name={say('station.identifier')}>
          <Linked text={station.identifier} to={oscarPage(station.identifier)} />
        </Fact>
      )}
      {station.creator && (
        <Fact name={say('station.creator')}>
          <Linked text={station.creator} to={creatorOf(station)?.address ?? null} />
        </Fact>
      )}
      {station.source && <Fact name={say('station.source')}>{station.source}</Fact>}
      {station.link && (
        <Fact name={say('station.link')}>
          <OwnersAddress text={station.link} />
        </Fact>
      )}
      {station.hours && <Fact name={say('station.hours')}>{station.hours}</Fact>}
      {station.licence && (
        <Fact name={say('station.licence')}>
          <Licence licence={station.licence} />
        </Fact>
      )}
    </dl>
  );
}

const NEARBY_KM = 100;

/** Where on Earth that is, if the owner says it. */
export function StationMap({ station }: { station: StationFacts | null }) {
  const { language, say } = useSpeech();
  const { latitude, longitude } = station ?? {};
  if (!station || latitude === undefined || longitude === undefined) return null;
  const label = sayPlace(station, { say, number: placeNumbers(language) });
  const place = { latitude, longitude };
  const around = directoryPath({ ...ANYTHING, area: areaAround(place, NEARBY_KM) });
  return (
    <PlaceMap place={place} label={label}>
      <a href={around}>{say('site.nearby', { km: NEARBY_KM })}</a>
    </PlaceMap>
  );
}

/** As short as a list needs it: the station's name, or where it is. */
export function showStation(station: StationFacts, { language, say }: Speech): string | null {
  return station.name ?? (sayPlace(station, { say, number: placeNumbers(language) }) || null);
}

function placeNumbers(language: Language): (value: number) => string {
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 5 });
  return (value) => numbers.format(value);
}

function Fact({ name, children }: { name: string; children: preact.ComponentChildren }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** An owner's text may be any, and only an address of the web is followed. */
function OwnersAddress({ text }: { text: string }) {
  return <Linked text={text} to={/^https?:\/\//.test(text) ? text : null} />;
}

function Linked({ text, to }: { text: string; to: string | null }) {
  if (to === null) return <>{text}</>;
  return (
    <a href={to} rel="nofollow noreferrer">
      {text}
    </a>
  );
}

/** One that is known, or the address of a national one. */
function Licence({ licence }: { licence: string }) {
  if (!LICENCES.includes(licence)) return <OwnersAddress text={licence} />;
  return (
    <a href={`https://spdx.org/licenses/${licence}.html`} rel="license noreferrer">
      {licence}
    </a>
  );
}
