import { quoted, tiersOf, type StemOf } from '#server/modules/search/words/query.rules.ts';
import { districtsWithin } from '#schema/locations/distance.ts';
import {
  CLOSE_MOVE_KM,
  DAILY_WAY_KM,
  knowsWork,
  LONG_WAY_KM,
  type WantedJob,
} from './match.rules.ts';
import type { NamedPlace, Seeker } from './seeker.rules.ts';
import { readSkills, type Skill } from './skills.rules.ts';
import { isNext, occupationsIn, type Occupation } from './work.rules.ts';

/** A query in the words of the search, and how many of the newest rows to compare. */
export interface Tier {
  query: string;
  most: number;
}

/** How many jobs are compared for each kind of match: enough to fill several pages, few enough to be quick. */
const BY_WORK = 200;
const BY_SKILLS = 120;
const AROUND = 60;

const SKILLS_ASKED = 8;

/**
 * Which jobs are compared at all: those that name the work or two of the skills, where the person wants to work, and
 * elsewhere if they would move. Empty if nothing is known of the work.
 */
export function tiersFor(seeker: Seeker, stemOf: StemOf): Tier[] {
  const { own } = occupationsOf(seeker);
  const work = workQuery(own, stemOf);
  const skills = skillsQuery(seeker.skills, knowsWork(seeker), 'h:', stemOf);
  const place = placeQuery(seeker);
  if (place === null) return [...within(work, null, BY_WORK), ...within(skills, null, BY_SKILLS)];
  const anywhere = seeker.wouldMove
    ? [...within(work, null, AROUND), ...within(skills, null, AROUND)]
    : [];
  return [...within(work, place, BY_WORK), ...within(skills, place, BY_SKILLS), ...anywhere];
}

/**
 * The jobs to compare if few fit: the person's own work and neighbouring work within a long commute, and both further
 * away unless the person would not move.
 */
export function closeTiers(seeker: Seeker, stemOf: StemOf): Tier[] {
  const { own, neighbours } = occupationsOf(seeker);
  const [work, neighbouring] = [workQuery(own, stemOf), workQuery(neighbours, stemOf)];
  const place = placeQuery(seeker, LONG_WAY_KM);
  if (place === null) return within(neighbouring, null, AROUND);
  const there = [...within(work, place, AROUND), ...within(neighbouring, place, AROUND)];
  if (seeker.wouldMove === false || seeker.isOnlyRemote) return there;
  const around = aroundQuery(seeker);
  const elsewhere = [
    ...within(work, around, AROUND),
    ...(around === null ? [] : within(neighbouring, around, AROUND)),
  ];
  return [...there, ...elsewhere, ...within(work, null, AROUND)];
}

function occupationsOf({ occupations }: Seeker) {
  const isNeighbour = ({ source }: Occupation) => isNext(source);
  return {
    own: occupations.filter((one) => !isNeighbour(one)),
    neighbours: occupations.filter(isNeighbour),
  };
}

const within = (query: string | null, where: string | null, most: number): Tier[] =>
  query === null ? [] : [{ query: where === null ? query : `(${query}) & (${where})`, most }];

/** The jobs to compare for someone of whom only a place is known. */
export function nearbyTier(seeker: Seeker): Tier | null {
  const query = placeQuery(seeker);
  return query === null ? null : { query, most: BY_WORK };
}

/** The same from the other side: people who do this work or know two of the skills, and would work there. */
export function candidateTiers(
  job: Pick<WantedJob, 'title' | 'skills' | 'district' | 'state' | 'isRemote'>,
  stemOf: StemOf,
): Tier[] {
  const where = job.isRemote ? null : homesNear(job);
  const both = [
    { query: workQuery(occupationsIn(job.title), stemOf), most: BY_WORK },
    { query: skillsQuery(readSkills(job.skills), true, 'k:', stemOf), most: BY_SKILLS },
  ];
  return both.flatMap(({ query, most }) => within(query, where, most));
}

function homesNear({ district, state }: Pick<WantedJob, 'district' | 'state'>): string | null {
  if (state === null) return null;
  const display = district && `${district}, ${state}`;
  const districts = display ? districtsAround(display, DAILY_WAY_KM) : [];
  return [...districts.map((one) => quoted(`@d:${one}`)), quoted(`@s:${state}`)].join(' | ');
}

/** The district itself, then those near it. */
const districtsAround = (district: string, km: number): string[] =>
  districtsWithin(district, km)?.map(({ display }) => display) ?? [district];

function workQuery(occupations: readonly Occupation[], stemOf: StemOf): string | null {
  // The third tier from the end finds the work by any of its names, in the title.
  const titles = occupations.map(({ wishes }) => tiersOf(wishes, stemOf).at(-3)!);
  return titles.length === 0 ? null : [...new Set(titles)].join(' | ');
}

/** Any two of the skills; a single one only for someone whose work is not known. */
function skillsQuery(
  skills: readonly Skill[],
  needsTwo: boolean,
  mark: 'h:' | 'k:',
  stemOf: StemOf,
): string | null {
  const each = skills
    .filter(({ isSoft }) => !isSoft)
    .slice(0, SKILLS_ASKED)
    .map(({ words }) => `(${words.map((word) => quoted(`${mark}${stemOf(word)}`)).join(' & ')})`);
  if (each.length === 0 || (needsTwo && each.length === 1)) return null;
  if (!needsTwo) return each.join(' | ');
  return each
    .flatMap((one, at) => each.slice(at + 1).map((other) => `(${one} & ${other})`))
    .join(' | ');
}

function placeQuery({ places, home, isOnlyRemote }: Seeker, km = DAILY_WAY_KM): string | null {
  if (isOnlyRemote) return quoted('@remote');
  const named = [...places, ...(home ? [home] : [])];
  if (named.length === 0) return null;
  return [quoted('@remote'), ...new Set(named.flatMap((one) => marksOf(one, km)))].join(' | ');
}

function marksOf({ districts, states }: NamedPlace, km: number): string[] {
  const around = districts.flatMap((one) => districtsAround(one, km));
  return [...around.map((one) => quoted(`@d:${one}`)), ...states.map((one) => quoted(`@s:${one}`))];
}

/** Places that are a move away from those someone named. */
function aroundQuery({ places, home }: Seeker): string | null {
  const all = [...places, ...(home ? [home] : [])].flatMap(({ districts }) => districts);
  const states = all.map((display) => `@s:${display.split(', ').at(-1)!}`);
  const near = all
    .flatMap((one) => districtsAround(one, CLOSE_MOVE_KM).slice(1))
    .map((one) => `@d:${one}`);
  const around = new Set([...states, ...near]);
  return around.size === 0 ? null : [...around].map(quoted).join(' | ');
}
