import { kilometersBetween, PLACED_CITIES, type PlacedCity, type Point } from './distance.ts';
import { findCity, type City } from './locations.ts';

/** Further away than this is not near: the visitor is not in India. */
const FARTHEST_KM = 250;

/** The city of the lists that is nearest to a point; null outside India. */
export function nearestCity(here: Point): City | null {
  let nearest: { city: PlacedCity; distance: number } | null = null;
  for (const city of PLACED_CITIES) {
    const distance = kilometersBetween(here, city);
    if (!nearest || distance < nearest.distance) nearest = { city, distance };
  }
  if (!nearest || nearest.distance > FARTHEST_KM) return null;
  const { name, state } = nearest.city;
  return findCity(`${name}, ${state}`);
}
