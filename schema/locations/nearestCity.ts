import { CITY_COORDINATES } from './coordinates.ts';
import { findCity, type City } from './locations.ts';

/** Further away than this is not near: the visitor is not in India. */
const FARTHEST_KM = 250;

/** The city of the lists that is nearest to a point; null outside India. */
export function nearestCity({
  latitude,
  longitude,
}: {
  latitude: number;
  longitude: number;
}): City | null {
  let nearest: { name: string; distance: number } | null = null;
  for (const [state, list] of Object.entries(CITY_COORDINATES)) {
    for (const row of list.split(', ')) {
      const [, name, north, east] = /^(.+) ([\d.]+) ([\d.]+)$/.exec(row)!;
      const distance = kilometers(latitude, longitude, Number(north), Number(east));
      if (!nearest || distance < nearest.distance)
        nearest = { name: `${name}, ${state}`, distance };
    }
  }
  return nearest && nearest.distance <= FARTHEST_KM ? findCity(nearest.name) : null;
}

const KM_PER_DEGREE = 111.2;

/** Exact enough between neighbors: the earth is flat within a few hundred kilometers. */
function kilometers(north: number, east: number, otherNorth: number, otherEast: number): number {
  const width = Math.cos((((north + otherNorth) / 2) * Math.PI) / 180);
  return KM_PER_DEGREE * Math.hypot(north - otherNorth, (east - otherEast) * width);
}
