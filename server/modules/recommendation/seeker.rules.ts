import { LOCATIONS } from '#schema/locations/locations.ts';
import { wordsOf } from '#server/modules/search/words/words.rules.ts';
import { knownPlace } from '#server/modules/search/words/understand.rules.ts';
import { hoursOf, type Hours } from './hours.rules.ts';
import { withDevelopers, withOtherRanks } from './names.rules.ts';
import { startingWork, worksOfNamedStudies, worksOfStudies } from './studies.rules.ts';
import {
  closenessOf,
  eachName,
  occupationsIn,
  occupationsInText,
  readTitle,
  SAME_WORK,
  withKindsOf,
  type Occupation,
} from '#server/modules/search/words/work.rules.ts';
import { plainWords, readSkills, type Skill } from './skills.rules.ts';

/**
 * The columns of a profile that a match may use. There is nothing here about a name, an age, a gender, a religion, a
 * caste or a picture, and no other type reaches the rules.
 */
export interface SeekerRow {
  headline: string | null;
  summary: string | null;
  currentJobTitle: string | null;
  /** Titles of all jobs in the career, the newest first. */
  pastTitles: readonly string[];
  /** Names and fields of the degrees. */
  studies: readonly string[];
  education: string | null;
  experienceType: string | null;
  hasBike: boolean | null;
  hasDrivingLicense: boolean | null;
  /** All that the person wrote about their work and studies, to know what the profile mentions. */
  text: string;
  location: string | null;
  preferredLocations: readonly string[];
  willingToMove: boolean | null;
  workModes: readonly string[];
  /** The shifts that the person would work. */
  shifts: readonly string[];
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
  /** The words of the profile, with a space around each. */
  mentioned: string;
  places: readonly NamedPlace[];
  home: NamedPlace | null;
  wantsRemote: boolean;
  /** Wants to work from home and nowhere else. */
  isOnlyRemote: boolean;
  /** Null if the person has not said. */
  wouldMove: boolean | null;
  hours: Hours;
  pay: number | null;
  /** At least and at most this many months; null if unknown. */
  months: { least: number; most: number } | null;
}

/** The one place where a profile becomes what a person offers and wants. */
export function seekerOf(row: SeekerRow): Seeker {
  const wished = row.preferredLocations.flatMap((name) => placeNamed(name) ?? []);
  const home = row.location ? placeNamed(row.location) : null;
  const wishesRemote = wished.some(({ isRemote }) => isRemote);
  const skills = readSkills([...row.skills, ...licencesOf(row)]);
  return {
    occupations: wantedWork(row)
      .map((work) => withKindsOf(work, row.skills))
      .flatMap(withDevelopers),
    studied: isBeginner(row) ? studiedWork(row) : [],
    skills,
    mentioned: plainWords(
      [row.headline, row.currentJobTitle, ...row.pastTitles, ...row.studies, row.text].join(' '),
    ),
    places: wished.filter(({ isRemote }) => !isRemote),
    home: home && !home.isRemote ? home : null,
    wantsRemote: wishesRemote || row.workModes.includes('remote'),
    isOnlyRemote:
      row.workModes.length > 0
        ? row.workModes.every((mode) => mode === 'remote')
        : wishesRemote && wished.every(({ isRemote }) => isRemote),
    wouldMove: row.willingToMove,
    hours: hoursOf(row),
    pay: row.salaryExpectation,
    months: row.months < 0 ? null : { least: row.months, most: row.monthsMost },
  };
}

/** Jobs ask for these licences as for a skill. */
const licencesOf = ({ hasBike, hasDrivingLicense }: SeekerRow) =>
  hasDrivingLicense ? ['Driving Licence', ...(hasBike ? ['Two Wheeler Licence'] : [])] : [];

/**
 * The title and the headline say it best. Without work in them, the last jobs do; for people who have not worked yet,
 * their studies, and after those work that needs no experience. Work is only `wanted` if they have done other work.
 */
function wantedWork(row: SeekerRow): Occupation[] {
  const present = occupationsIn(row.currentJobTitle ?? '').flatMap(eachName);
  const before = row.pastTitles
    .slice(0, LAST_JOBS)
    .flatMap(occupationsIn)
    .map((occupation) => ({ ...occupation, source: 'past' as const }));
  const done = [...present, ...before];
  const isNew = ({ name }: Occupation) =>
    done.length > 0 && !done.some((work) => closenessOf(work, readTitle(name)) >= SAME_WORK);
  const said = occupationsInText(row.headline ?? '')
    .flatMap(eachName)
    .filter((work) => !isPartOf(work, row.currentJobTitle ?? ''))
    .map((work) =>
      work.source === 'wanted' && !isNew(work) ? { ...work, source: 'present' as const } : work,
    );
  const names = new Set(readSkills(row.skills).map(keyOfSkill));
  const isSkill = ({ name }: Occupation) => readSkills([name]).some((one) => names.has(keyOfSkill(one))); // oxfmt-ignore
  const titles = said.filter((work) => work.source === 'wanted' || !isSkill(work));
  const now = [...present, ...(titles.length + present.length > 0 ? titles : said)];
  const found = [now, before].find((each) => each.length > 0);
  const studied = studiedWork(row);
  const all = found ?? (studied.length > 0 ? studied : startingWork(row));
  const byWish = new Map<string, Occupation>();
  for (const occupation of all) {
    const key = occupation.wishes.map(({ text }) => text).join(' ');
    if (!byWish.has(key)) byWish.set(key, occupation);
  }
  const works = [...byWish.values()];
  return found ? works.slice(0, MOST_OCCUPATIONS).flatMap(withOtherRanks) : works;
}

/** Many beginners write their degree in the headline and nowhere else. */
function studiedWork(row: SeekerRow): Occupation[] {
  const works = worksOfStudies(row.studies);
  return works.length > 0 || !isBeginner(row) ? works : worksOfNamedStudies(row.headline ?? '');
}

const isBeginner = ({ monthsMost }: SeekerRow) => monthsMost >= 0 && monthsMost < MONTHS;

const keyOfSkill = ({ words }: Skill) => words.join(' ');

/** A primary teacher who writes "Teacher" in the headline does not teach mathematics. */
function isPartOf({ wishes }: Occupation, title: string): boolean {
  const words = new Set(wordsOf(title));
  return wishes.every(({ text }) => text.split(' ').every((word) => words.has(word)));
}

const MONTHS = 12;
const MOST_OCCUPATIONS = 4;
const LAST_JOBS = 2;

/** States that people name as a city; distances to them are measured from their districts. */
const CITIES = new Set(['Delhi', 'Chandigarh', 'Puducherry']);

export const districtsOfCity = (state: string): string[] =>
  CITIES.has(state)
    ? LOCATIONS.filter((place) => place.state === state).map(({ display }) => display)
    : [];

function placeNamed(text: string): (NamedPlace & { isRemote: boolean }) | null {
  const place = knownPlace(text);
  if (!place || place.marks.length === 0) return null;
  const named = (mark: string) =>
    place.marks.filter((one) => one.startsWith(mark)).map((one) => one.slice(mark.length));
  const states = named('@s:');
  const ofCities = states.flatMap(districtsOfCity);
  return {
    name: text,
    districts: [...named('@d:'), ...ofCities],
    states,
    isRemote: place.marks.includes('@remote'),
  };
}
