import { useState } from 'preact/hooks';
import { type Area, areaAround } from '../../core/dataset/area.ts';
import { useSpeech } from '../shell/speech.tsx';

const REACHES_KM = [25, 100, 500];
const OLDEST_PLACE_MS = 600_000;

type NearFilterProps = { area: Area | null; choose: (area: Area | null) => void };

/** Around where the person is, who is asked by the browser; the place goes no further than the address. */
export function NearFilter({ area, choose }: NearFilterProps) {
  const { say } = useSpeech();
  const [isUntold, setUntold] = useState(false);
  const look = (kilometres: number) => {
    setUntold(false);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => choose(areaAround(coords, kilometres)),
      () => setUntold(true),
      { maximumAge: OLDEST_PLACE_MS },
    );
  };
  return (
    <label class="filter filter-select">
      <span>{say('site.filter-near')}</span>
      <select
        value={area ? 'area' : ''}
        onChange={({ currentTarget }) => {
          if (currentTarget.value === '') choose(null);
          else look(Number(currentTarget.value));
          // What is asked for shows once the place is known.
          currentTarget.value = area ? 'area' : '';
        }}
      >
        <option value="">{say('site.near-any')}</option>
        {area && <option value="area">{say('site.near-chosen')}</option>}
        {REACHES_KM.map((km) => (
          <option key={km} value={km}>
            {say('site.near-here', { km })}
          </option>
        ))}
      </select>
      <span role="status">{isUntold && say('site.near-untold')}</span>
    </label>
  );
}
