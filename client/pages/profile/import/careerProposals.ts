import { careerInput, careerOf } from '#client/components/career/Career.ts';
import type { CareerInput, ReviewFindingsQuery } from '#client/gql/graphql.ts';
import { CAREER_LISTS, CAREER_MAX, type Career, type CareerList } from '#schema/profile/career.ts';

type Findings = NonNullable<NonNullable<ReviewFindingsQuery['viewer']>['resumeFindings']>;
type Entry = Career[CareerList][number];

export interface CareerProposal {
  list: CareerList;
  /** Its place among the findings of its list. */
  place: number;
  entry: Entry;
  source: { page: number; line: number; text: string };
}

/** The entries of the resume that the profile does not have. */
export function careerProposals(findings: Findings, known: Career): CareerProposal[] {
  const found = careerOf(findings);
  return CAREER_LISTS.flatMap((list) => {
    const entries: readonly Entry[] = known[list];
    const kept = new Set(entries.map((entry) => keyOf(list, entry)));
    return found[list].flatMap((entry: Entry, place) => {
      const { source, ...own } = entry as Entry & Pick<CareerProposal, 'source'>;
      return kept.has(keyOf(list, own)) ? [] : [{ list, place, entry: own, source }];
    });
  });
}

/** What makes two entries the same, however else they are written. */
const SAME: Readonly<Record<CareerList, readonly string[]>> = {
  jobs: ['title', 'company', 'from'],
  degrees: ['qualification', 'institution'],
  projects: ['name'],
  certificates: ['name'],
  languages: ['name'],
  links: ['url'],
};

function keyOf(list: CareerList, entry: Entry): string {
  const values = entry as unknown as Record<string, string | null>;
  return SAME[list].map((name) => (values[name] ?? '').toLowerCase()).join('\n');
}

/** The lists with what was ticked, as far as there is room. */
export function careerWith(known: Career, ticked: readonly CareerProposal[]): CareerInput {
  const lists = CAREER_LISTS.flatMap((list) => {
    const added = ticked.filter((proposal) => proposal.list === list).map(({ entry }) => entry);
    if (added.length === 0) return [];
    return [[list, [...known[list], ...added].slice(0, CAREER_MAX[list])] as const];
  });
  return careerInput(Object.fromEntries(lists) as Partial<Career>);
}
