import {
  and,
  anyTitle,
  or,
  quoted,
  type StemOf,
} from '#server/modules/search/words/query.rules.ts';
import { districtsWithin } from '#schema/locations/distance.ts';
import {
  CLOSE_MOVE_KM,
  DAILY_WAY_KM,
  knowsWork,
  LONG_WAY_KM,
  type WantedJob,
} from './match.rules.ts';
import { districtsOfCity, type NamedPlace, type Seeker } from './seeker.rules.ts';
import { isSpecialSkill, readSkills, type Skill } from './skills.rules.ts';
import { inOtherWords } from '#server/modules/search/words/spoken.rules.ts';
import { wordsOf } from '#server/modules/search/words/words.rules.ts';
import { isNext, occupationsIn, type Occupation } from '#server/modules/search/words/work.rules.ts';

/**
 * What rows must match, in the words of the search, and how many of the newest to compare. The place is a separate
 * query: the index finds rows that match both in a third of the time that it takes for one query with the same words.
 */
export interface Tier {
  query: string;
  /** The same query again if the place does not matter. */
  place: string;
  most: number;
}

/** How many jobs are compared for each kind of match: enough to fill several pages, few enough to be quick. */
const BY_WORK = 200;
const BY_SKILLS = 120;
const AROUND = 60;
const OF_EACH_NEIGHBOUR = 12;

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
 * The jobs to compare if few fit, in two steps: the person's own work anywhere and neighbouring work within a long
 * commute, then neighbouring work further away. People who would not move, or who only named places, see what is within
 * that commute. Each kind
 * of neighbouring work has its share, so that a common one does not hide the others.
 */
export function closeTiers(seeker: Seeker, stemOf: StemOf): Tier[][] {
  const { own, neighbours } = occupationsOf(seeker);
  const work = workQuery(own, stemOf);
  const each = new Set(neighbours.flatMap((one) => workQuery([one], stemOf) ?? []));
  const neighbouring = (place: string | null) =>
    [...each].flatMap((query) => within(query, place, OF_EACH_NEIGHBOUR));
  const special = skillsQuery(seeker.skills.filter(isSpecialSkill), false, 'h:', stemOf);
  const place = placeQuery(seeker, LONG_WAY_KM);
  if (place === null) return [[...neighbouring(null), ...within(special, null, AROUND)]];
  const there = [
    ...within(work, place, AROUND),
    ...neighbouring(place),
    ...within(special, place, AROUND),
  ];
  const stays =
    seeker.wouldMove === false || (seeker.wouldMove === null && seeker.places.length > 0);
  if (stays || seeker.isOnlyRemote) return [there];
  const around = aroundQuery(seeker);
  const anywhere = within(work, null, AROUND);
  if (around === null) return [[...there, ...anywhere]];
  return [[...there, ...within(work, around, AROUND), ...anywhere], neighbouring(around)];
}

function occupationsOf({ occupations }: Seeker) {
  const isNeighbour = ({ source }: Occupation) => isNext(source);
  return {
    own: occupations.filter((one) => !isNeighbour(one)),
    neighbours: occupations.filter(isNeighbour),
  };
}

const within = (query: string | null, place: string | null, most: number): Tier[] =>
  query === null ? [] : [{ query, place: place ?? query, most }];

/** As parameters of a statement: their queries, their places, and how many rows each may add. */
export const columnsOf = (tiers: readonly Tier[]): [string[], string[], number[]] => [
  tiers.map(({ query }) => query),
  tiers.map(({ place }) => place),
  tiers.map(({ most }) => most),
];

/** The jobs to compare for someone of whom only a place is known. */
export function nearbyTier(seeker: Seeker): Tier | null {
  const query = placeQuery(seeker);
  return query === null ? null : { query, place: query, most: BY_WORK };
}

/** The same from the other side: people who do this work or know two of the skills, and would work there. */
export function candidateTiers(
  job: Pick<WantedJob, 'title' | 'skills' | 'district' | 'state' | 'isRemote'>,
  stemOf: StemOf,
): Tier[] {
  const where = job.isRemote ? null : homesNear(job);
  const both = [
    { query: workQuery(occupationsIn(job.title).map(inHindiToo), stemOf), most: BY_WORK },
    { query: skillsQuery(readSkills(job.skills), true, 'k:', stemOf), most: BY_SKILLS },
  ];
  return both.flatMap(({ query, most }) => within(query, where, most));
}

/** Headlines are in Hindi as well, though jobs are found by their English titles. */
const inHindiToo = (work: Occupation): Occupation => ({
  ...work,
  wishes: work.wishes.map((wish) => ({
    ...wish,
    ways: [
      ...wish.ways,
      ...inOtherWords(wordsOf(wish.text)).map((name) => ({ words: wordsOf(name) })),
    ],
  })),
});

function homesNear({ district, state }: Pick<WantedJob, 'district' | 'state'>): string | null {
  if (state === null) return null;
  const display = district && `${district}, ${state}`;
  const districts = display ? districtsAround(display, DAILY_WAY_KM) : [];
  return or(withoutRepeats([...districts.map((one) => `@d:${one}`), `@s:${state}`]).map(quoted));
}

/** The district itself, then those near it. */
const districtsAround = (district: string, km: number): string[] =>
  districtsWithin(district, km)?.map(({ display }) => display) ?? [district];

function workQuery(occupations: readonly Occupation[], stemOf: StemOf): string | null {
  if (occupations.length === 0) return null;
  const works = occupations.map(({ wishes }) => wishes);
  return anyTitle(works, stemOf);
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
    .map(({ words }) => and(words.map((word) => quoted(`${mark}${stemOf(word)}`))));
  if (each.length === 0 || (needsTwo && each.length === 1)) return null;
  if (!needsTwo) return or(each);
  return or(each.slice(0, -1).map((one, at) => and([one, or(each.slice(at + 1))])));
}

function placeQuery({ places, home, isOnlyRemote }: Seeker, km = DAILY_WAY_KM): string | null {
  if (isOnlyRemote) return quoted('@remote');
  const named = [...places, ...(home ? [home] : [])];
  if (named.length === 0) return null;
  const marks = withoutRepeats(named.flatMap((one) => marksOf(one, km)));
  return or(['@remote', ...marks].map(quoted));
}

/** A district adds nothing to its state. */
function withoutRepeats(marks: readonly string[]): string[] {
  const all = new Set(marks);
  return [...all].filter((mark) => mark.startsWith('@s:') || !all.has(`@s:${stateOf(mark)}`));
}

const stateOf = (district: string) => district.split(', ').at(-1)!;

function marksOf({ districts, states }: NamedPlace, km: number): string[] {
  const around = districts.flatMap((one) => districtsAround(one, km));
  const cities = around.map(stateOf).filter((state) => districtsOfCity(state).length > 0);
  return [...around.map((one) => `@d:${one}`), ...[...states, ...cities].map((one) => `@s:${one}`)];
}

/** Places that are a move away from those someone named. */
function aroundQuery({ places, home }: Seeker): string | null {
  const all = [...places, ...(home ? [home] : [])].flatMap(({ districts }) => districts);
  const states = all.map((display) => `@s:${stateOf(display)}`);
  const near = all
    .flatMap((one) => districtsAround(one, CLOSE_MOVE_KM).slice(1))
    .map((one) => `@d:${one}`);
  const around = withoutRepeats([...states, ...near]);
  return around.length === 0 ? null : or(around.map(quoted));
}
