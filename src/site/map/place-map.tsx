import type { ComponentChildren } from 'preact';
import { isPlaceRounded } from '../../core/dataset/station.ts';
import { useSpeech } from '../shell/speech.tsx';
import { frameAround, type Place, placeIn } from './map-frame.ts';
import { MapSpot } from './map-spot.tsx';
import { WorldMap } from './world-map.tsx';

/** Degrees from top to bottom: a country and its neighbours, so that anybody finds the coast again. */
const HEIGHT = 24;

type PlaceMapProps = { place: Place; label: string; children?: ComponentChildren };

/** One place on a small map. `label` says in words where it is. */
export function PlaceMap({ place, label, children }: PlaceMapProps) {
  const { say } = useSpeech();
  const frame = frameAround([place], HEIGHT);
  return (
    <figure class="map-figure">
      <div role="img" aria-label={label}>
        <WorldMap frame={frame} small>
          <MapSpot at={placeIn(frame, place)}>
            <span class="map-dot" />
          </MapSpot>
        </WorldMap>
      </div>
      <figcaption>
        {isPlaceRounded(place) && <p>{say('site.place-rounded')}</p>}
        {children}
      </figcaption>
    </figure>
  );
}
