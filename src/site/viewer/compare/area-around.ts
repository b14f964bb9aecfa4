import { writeArea } from '../../../core/dataset/area.ts';

type Place = { latitude: number; longitude: number };

const POLE = 90;
const ROUND = 360;

/** West, south, east and north of what lies so many degrees around, as the service takes an area. */
export function areaAround({ latitude, longitude }: Place, reach: number): string {
  const [south, north] = [Math.max(-POLE, latitude - reach), Math.min(POLE, latitude + reach)];
  // Towards a pole as many kilometres are more degrees of longitude.
  const narrowest = Math.cos((Math.max(-south, north) * Math.PI) / 180);
  const half = narrowest * (ROUND / 2) <= reach ? ROUND / 2 : reach / narrowest;
  const [west, east] =
    half === ROUND / 2 ? [-half, half] : [wrapped(longitude - half), wrapped(longitude + half)];
  return writeArea({ west, south, east, north });
}

/** West is larger than east where the date line lies between them. */
function wrapped(longitude: number): number {
  if (longitude < -ROUND / 2) return longitude + ROUND;
  return longitude > ROUND / 2 ? longitude - ROUND : longitude;
}
