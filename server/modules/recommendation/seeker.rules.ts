import { LOCATIONS } from '#schema/locations/locations.ts';
import { knownPlace } from '#server/modules/search/words/understand.rules.ts';
import { occupationsIn, occupationsInText, type Occupation } from './work.rules.ts';
import { readSkills, type Skill } from './skills.rules.ts';

/**
 * The columns of a profile that a match may use. There is nothing here about a name, an age, a gender, a religion, a
 * caste or a picture, and no other type reaches the rules.
 */
export interface SeekerRow {
  headline: string | null;
  currentJobTitle: string | null;
  specialization: string | null;
  location: string | null;
  preferredLocations: readonly string[];
  skills: readonly string[];
  salaryExpectation: number | null;
  /** Experience in months, from and to; -1 if nothing is known. */
  months: number;
  monthsMost: number;
}

/** A place someone named, as the marks of the search: "@d:Pune, Maharashtra", "@s:Goa" or "@remote". */
export interface NamedPlace {
  name: string;
  districts: readonly string[];
  states: readonly string[];
}

/** What a person offers and wants, in the form that the rules compare. */
export interface Seeker {
  /** The present work first. */
  occupations: readonly Occupation[];
  skills: readonly Skill[];
  places: readonly NamedPlace[];
  home: NamedPlace | null;
  wantsRemote: boolean;
  pay: number | null;
  /** At least and at most this many months; null if unknown. */
  months: { least: number; most: number } | null;
}

/** The one place where a profile becomes what a person offers and wants. */
export function seekerOf(row: SeekerRow): Seeker {
  const wished = row.preferredLocations.flatMap((name) => placeNamed(name) ?? []);
  const home = row.location ? placeNamed(row.location) : null;
  return {
    occupations: workOf(row),
    skills: readSkills(row.skills),
    places: wished.filter(({ isRemote }) => !isRemote),
    home: home && !home.isRemote ? home : null,
    wantsRemote: wished.some(({ isRemote }) => isRemote),
    pay: row.salaryExpectation,
    months: row.months < 0 ? null : { least: row.months, most: row.monthsMost },
  };
}

/** The title says it best. Without work in title or headline, the field of study does. */
function workOf({ currentJobTitle, headline, specialization }: SeekerRow): Occupation[] {
  const said = [...occupationsIn(currentJobTitle ?? ''), ...occupationsInText(headline ?? '')];
  const all = said.length > 0 ? said : occupationsInText(specialization ?? '');
  const byWish = new Map<string, Occupation>();
  for (const occupation of all) {
    const key = occupation.wishes.map(({ text }) => text).join(' ');
    if (!byWish.has(key)) byWish.set(key, occupation);
  }
  return [...byWish.values()].slice(0, MOST_OCCUPATIONS);
}

const MOST_OCCUPATIONS = 4;

/** A state is as small as a city if it has few districts. */
const MOST_DISTRICTS_OF_CITY = 15;

function districtsOf(state: string) {
  const all = LOCATIONS.filter((place) => place.state === state);
  return all.length <= MOST_DISTRICTS_OF_CITY ? all : [];
}

function placeNamed(text: string): (NamedPlace & { isRemote: boolean }) | null {
  const place = knownPlace(text);
  if (!place || place.marks.length === 0) return null;
  const named = (mark: string) =>
    place.marks.filter((one) => one.startsWith(mark)).map((one) => one.slice(mark.length));
  const states = named('@s:');
  // Delhi is a state and a city: its neighbors are near it.
  const ofCities = states.flatMap((state) => districtsOf(state)).map(({ display }) => display);
  return {
    name: text,
    districts: [...named('@d:'), ...ofCities],
    states,
    isRemote: place.marks.includes('@remote'),
  };
}
