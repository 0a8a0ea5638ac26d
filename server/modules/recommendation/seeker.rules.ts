import { LOCATIONS } from '#schema/locations/locations.ts';
import { knownPlace } from '#server/modules/search/words/understand.rules.ts';
import { worksOfStudies } from './studies.rules.ts';
import { occupationsIn, occupationsInText, type Occupation } from './work.rules.ts';
import { readSkills, type Skill } from './skills.rules.ts';

/**
 * The columns of a profile that a match may use. There is nothing here about a name, an age, a gender, a religion, a
 * caste or a picture, and no other type reaches the rules.
 */
export interface SeekerRow {
  headline: string | null;
  currentJobTitle: string | null;
  /** Titles of all jobs in the career, the newest first. */
  pastTitles: readonly string[];
  /** Names and fields of the degrees. */
  studies: readonly string[];
  location: string | null;
  preferredLocations: readonly string[];
  willingToMove: boolean | null;
  workModes: readonly string[];
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

/** A person's offer and wishes, in the form that the rules compare. */
export interface Seeker {
  /** The present work first. */
  occupations: readonly Occupation[];
  /** Work that the studies of someone without experience lead to, next to the work they want. */
  studied: readonly Occupation[];
  skills: readonly Skill[];
  places: readonly NamedPlace[];
  home: NamedPlace | null;
  wantsRemote: boolean;
  /** Only work from home was named as a place. */
  isOnlyRemote: boolean;
  /** Null if the person has not said. */
  wouldMove: boolean | null;
  pay: number | null;
  /** At least and at most this many months; null if unknown. */
  months: { least: number; most: number } | null;
}

/** The one place where a profile becomes what a person offers and wants. */
export function seekerOf(row: SeekerRow): Seeker {
  const wished = row.preferredLocations.flatMap((name) => placeNamed(name) ?? []);
  const home = row.location ? placeNamed(row.location) : null;
  const wishesRemote = wished.some(({ isRemote }) => isRemote);
  return {
    occupations: wantedWork(row),
    studied: row.monthsMost >= 0 && row.monthsMost < MONTHS ? worksOfStudies(row.studies) : [],
    skills: readSkills(row.skills),
    places: wished.filter(({ isRemote }) => !isRemote),
    home: home && !home.isRemote ? home : null,
    wantsRemote: wishesRemote || row.workModes.includes('remote'),
    isOnlyRemote: wishesRemote && wished.every(({ isRemote }) => isRemote) && !home,
    wouldMove: row.willingToMove,
    pay: row.salaryExpectation,
    months: row.months < 0 ? null : { least: row.months, most: row.monthsMost },
  };
}

/**
 * The title and the headline say it best. Without work in them, the last jobs do; for people who have not worked yet,
 * their studies.
 */
function wantedWork(row: SeekerRow): Occupation[] {
  const now = [
    ...occupationsIn(row.currentJobTitle ?? ''),
    ...occupationsInText(row.headline ?? ''),
  ];
  const before = row.pastTitles
    .slice(0, LAST_JOBS)
    .flatMap(occupationsIn)
    .map((occupation) => ({ ...occupation, source: 'past' as const }));
  const all = [now, before, worksOfStudies(row.studies)].find((each) => each.length > 0) ?? [];
  const byWish = new Map<string, Occupation>();
  for (const occupation of all) {
    const key = occupation.wishes.map(({ text }) => text).join(' ');
    if (!byWish.has(key)) byWish.set(key, occupation);
  }
  return [...byWish.values()].slice(0, MOST_OCCUPATIONS);
}

const MONTHS = 12;
const MOST_OCCUPATIONS = 4;
const LAST_JOBS = 2;

/** States that people name as a city; distances to them are measured from their districts. */
const CITIES = new Set(['Delhi', 'Chandigarh', 'Puducherry']);

const districtsOf = (state: string) =>
  CITIES.has(state) ? LOCATIONS.filter((place) => place.state === state) : [];

function placeNamed(text: string): (NamedPlace & { isRemote: boolean }) | null {
  const place = knownPlace(text);
  if (!place || place.marks.length === 0) return null;
  const named = (mark: string) =>
    place.marks.filter((one) => one.startsWith(mark)).map((one) => one.slice(mark.length));
  const states = named('@s:');
  const ofCities = states.flatMap((state) => districtsOf(state)).map(({ display }) => display);
  return {
    name: text,
    districts: [...named('@d:'), ...ofCities],
    states,
    isRemote: place.marks.includes('@remote'),
  };
}
