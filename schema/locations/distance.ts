import { CITY_COORDINATES } from './coordinates.ts';
import { DISTRICT_COORDINATES } from './districtCoordinates.ts';
import { findCity, findLocation, reachOf, resolveLocation, type Location } from './locations.ts';

export interface Point {
  latitude: number;
  longitude: number;
}

export interface PlacedCity extends Point {
  name: string;
  state: string;
}

/** The cities whose position we know. */
export const PLACED_CITIES: readonly PlacedCity[] = /* @__PURE__ */ pointsOf(CITY_COORDINATES);

function pointsOf(coordinates: Readonly<Record<string, string>>): PlacedCity[] {
  return Object.entries(coordinates).flatMap(([state, list]) =>
    list.split(', ').map((row) => {
      const [, name, latitude, longitude] = /^(.+) ([\d.]+) ([\d.]+)$/.exec(row)!;
      return { name: name!, state, latitude: Number(latitude), longitude: Number(longitude) };
    }),
  );
}

const KM_PER_DEGREE = 111.2;

/** Exact enough between neighbours: the earth is flat within a few hundred kilometres. */
export function kilometersBetween(one: Point, other: Point): number {
  const width = Math.cos((((one.latitude + other.latitude) / 2) * Math.PI) / 180);
  const [north, east] = [one.latitude - other.latitude, one.longitude - other.longitude];
  return KM_PER_DEGREE * Math.hypot(north, east * width);
}

interface PlacedDistrict {
  district: Location;
  point: Point;
  /** Zero if only the main town of the district is known. */
  size: number;
}

interface PlacedCoordinates {
  byCity: Map<string, Point>;
  /** Every district, at the coordinates of its largest city or main town. */
  byDistrict: Map<string, PlacedDistrict>;
}

let placed: PlacedCoordinates | undefined;

function placedOnce(): PlacedCoordinates {
  if (placed) return placed;
  placed = { byCity: new Map(), byDistrict: new Map() };
  for (const { name, state, ...point } of PLACED_CITIES) {
    const city = findCity(`${name}, ${state}`);
    if (!city) continue;
    const { district, size } = city;
    placed.byCity.set(city.display, point);
    if ((placed.byDistrict.get(district.display)?.size ?? -1) < size)
      placed.byDistrict.set(district.display, { district, point, size });
  }
  for (const { name, state, ...point } of pointsOf(DISTRICT_COORDINATES)) {
    const district = findLocation(`${name}, ${state}`)!;
    placed.byDistrict.set(district.display, { district, point, size: 0 });
  }
  return placed;
}

const districtOf = (text: string): Location | null =>
  findCity(text)?.district ?? findLocation(text.trim()) ?? resolveLocation(text);

/** Where a city or a district is, as people write it. */
function pointOf(text: string): Point | null {
  const { byCity, byDistrict } = placedOnce();
  const city = findCity(text);
  const district = districtOf(text);
  return (
    (city && byCity.get(city.display)) ??
    (district && byDistrict.get(district.display)?.point) ??
    null
  );
}

/** The same, except for other towns of a district whose main town alone is known: they may be far from it. */
function exactPointOf(text: string): Point | null {
  const city = findCity(text);
  const isOtherTown = city && city.name !== city.district.city && !placedOnce().byCity.has(city.display); // oxfmt-ignore
  const isVague = isOtherTown && placedOnce().byDistrict.get(city.district.display)?.size === 0;
  return isVague ? null : pointOf(text);
}

/** In whole kilometres between two places as people write them; null if we do not know where one of them is. */
export function distanceBetween(one: string, other: string): number | null {
  const [from, to] = [exactPointOf(one), exactPointOf(other)];
  return from && to && Math.round(kilometersBetween(from, to));
}

/** Between two districts, each as "District, State"; null if we do not know where one of them is. */
export function kilometersBetweenDistricts(one: string, other: string): number | null {
  if (one === other) return 0;
  const { byDistrict } = placedOnce();
  const [from, to] = [byDistrict.get(one)?.point, byDistrict.get(other)?.point];
  return from && to ? kilometersBetween(from, to) : null;
}

/**
 * The districts whose main town is at most this far from a place, its own and those of its metropolis always; null if we
 * do not know where it is.
 */
export function districtsWithin(text: string, km: number): Location[] | null {
  const own = districtOf(text);
  const center = pointOf(text);
  if (!own || !center) return null;
  const near = [...placedOnce().byDistrict.values()].filter(
    ({ point }) => kilometersBetween(center, point) <= km,
  );
  return [...new Set([own, ...reachOf(own), ...near.map(({ district }) => district)])];
}
