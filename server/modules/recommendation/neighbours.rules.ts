import { NEIGHBOURING_WORK } from '#schema/search/neighbouringWork.ts';
import { byAnyRank, workNamed } from './names.rules.ts';
import type { Seeker } from './seeker.rules.ts';
import {
  CLOSENESS,
  closenessOf,
  ofSameKinds,
  readTitle,
  SAME_WORK,
  type Occupation,
  type Title,
} from '#server/modules/search/words/work.rules.ts';

interface Neighbours {
  /** Work that someone does. */
  from: readonly string[];
  /** Work that they could change to. */
  to: readonly string[];
}

const NEIGHBOURS: readonly Neighbours[] = NEIGHBOURING_WORK.map((row) => {
  const [alike = [], open = []] = row
    .split('>')
    .map((list) => list.split('|').map((name) => name.trim()));
  return { from: alike, to: [...alike, ...open] };
});

interface Name {
  text: string;
  work: readonly Occupation[];
  title: Title;
}

interface Row {
  from: readonly Name[];
  to: readonly Name[];
}

/** Enough for every row of the table that names someone's work, few enough for one statement. */
const MOST_NEIGHBOURS = 36;

/** Work that someone has not done yet. */
const WITHOUT_NEIGHBOURS: readonly Occupation['source'][] = ['studies', 'starting', 'wanted'];

let rows: readonly Row[] | undefined;

/** Read once, when the first person needs it. */
function tableRows(): readonly Row[] {
  rows ??= NEIGHBOURS.map(({ from, to }) => ({ from: from.map(nameOf), to: to.map(nameOf) }));
  return rows;
}

const nameOf = (text: string): Name => ({
  text,
  work: workNamed(text),
  title: readTitle(text),
});

/** Other names of work that someone could change to count too if they have several words; single words are too vague. */
const byFullNames = (work: Occupation): Occupation => ({
  ...work,
  ways: work.ways.map((each) =>
    each.map(({ words, closeness }) => ({
      words,
      closeness: words.length > 1 && closeness === CLOSENESS.alike ? CLOSENESS.same : closeness,
    })),
  ),
});

/**
 * recommendation.neighbours: the person with the work that they could change to. Each kind keeps the name of their own
 * work, because the reason says what it is related to. Rows that name this work come before those that name similar
 * work. Work that they have not done has no neighbours. For beginners, the work that their studies lead to is added to the
 * work they named.
 */
export function withNeighbours(seeker: Seeker): Seeker {
  const own = seeker.occupations.filter(({ source }) => !WITHOUT_NEIGHBOURS.includes(source));
  const found = new Map<string, Occupation>();
  for (const occupation of own) {
    const isDone = ({ title }: Name) => closenessOf(occupation, title) >= SAME_WORK;
    const naming = (least: number) =>
      tableRows().filter(({ from }) =>
        from.some(({ title }) => closenessOf(occupation, title) >= least),
      );
    const exact = naming(CLOSENESS.same);
    const open = exact.length > 0 ? exact : naming(CLOSENESS.alike);
    for (const { text, work } of open.flatMap(({ to }) => to.filter((name) => !isDone(name)))) {
      const [named] = work;
      const other = named && ofSameKinds(byAnyRank(named), occupation);
      if (other && !found.has(text)) {
        found.set(text, { ...byFullNames(other), name: occupation.name, source: 'neighbour' });
      }
    }
  }
  const isKnown = seeker.occupations.some(
    ({ source }) => source === 'studies' || source === 'starting',
  );
  const studied = isKnown ? [] : seeker.studied;
  return {
    ...seeker,
    occupations: [
      ...seeker.occupations,
      ...studied.map((work) => ({ ...byFullNames(work), source: 'alsoStudied' as const })),
      ...[...found.values()].slice(0, MOST_NEIGHBOURS),
    ],
  };
}
