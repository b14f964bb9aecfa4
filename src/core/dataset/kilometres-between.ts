type Place = { latitude: number; longitude: number };

const EARTH_RADIUS_KM = 6371;

/** Along the surface, by the haversine, which is exact enough to say who is a neighbour. */
export function kilometresBetween(one: Place, other: Place): number {
  const [from, to] = [radians(one.latitude), radians(other.latitude)];
  const across = Math.sin((to - from) / 2) ** 2;
  const along = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  const share = across + Math.cos(from) * Math.cos(to) * along;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(share)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
