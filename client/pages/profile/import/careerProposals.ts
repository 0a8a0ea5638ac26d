import { careerInput, careerOf } from '#client/components/career/Career.ts';
import type { CareerInput, ReviewFindingsQuery } from '#client/gql/graphql.ts';
import { ENTRY_RULES, entryValues, typedEntry } from '#client/pages/profile/career/entryFields.ts';
import { CAREER_LISTS, CAREER_MAX, type Career, type CareerList } from '#schema/profile/career.ts';
import { fieldsOf, type Translate } from '#schema/validation/issues.ts';

type Findings = NonNullable<NonNullable<ReviewFindingsQuery['viewer']>['resumeFindings']>;
type Entry = Career[CareerList][number];

export interface CareerProposal {
  list: CareerList;
  /** Its index among the findings for this list. */
  place: number;
  entry: Entry;
  source: { page: number; line: number; text: string };
}

export interface CheckedProposal extends CareerProposal {
  /** Why the profile would refuse the entry, such as an end in the future. */
  problem: string | undefined;
}

/** The entries of the resume that the profile does not have. */
export function careerProposals(findings: Findings, known: Career): CareerProposal[] {
  const found = careerOf(findings);
  return CAREER_LISTS.flatMap((list) => {
    const kept: readonly Entry[] = known[list];
    return found[list].flatMap((entry: Entry, place) => {
      const { source, ...own } = entry as Entry & Pick<CareerProposal, 'source'>;
      const isKept = kept.some((entry) => isSame(list, entry, own));
      return isKept ? [] : [{ list, place, entry: own, source }];
    });
  });
}

/** With the rules that the server has as well. */
export function checkProposal(
  proposal: CareerProposal,
  today: Date,
  t: Translate,
): CheckedProposal {
  const rules = ENTRY_RULES[proposal.list]({ today });
  const read = rules.safeParse(entryValues(typedEntry(proposal.entry)));
  return { ...proposal, problem: read.success ? undefined : fieldsOf(read.error, t)[0]?.message };
}

/** Two entries are the same if they agree in these fields. Jobs must also begin at the same time. */
const SAME: Readonly<Record<CareerList, readonly string[]>> = {
  jobs: ['company'],
  degrees: ['qualification', 'institution'],
  projects: ['name'],
  certificates: ['name'],
  languages: ['name'],
  links: ['url'],
};

function isSame(list: CareerList, one: Entry, other: Entry): boolean {
  const [a, b] = [one, other] as unknown as [EntryTexts, EntryTexts];
  const agree = (name: string) => plain(a[name]) === plain(b[name]);
  if (!SAME[list].every(agree)) return false;
  return list !== 'jobs' || beginTogether(a, b) || (agree('title') && !(a['from'] && b['from']));
}

type EntryTexts = Record<string, string | null | undefined>;

const plain = (text: string | null | undefined) =>
  (text ?? '').toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** A year alone agrees with each of its months. */
function beginTogether({ from: one }: EntryTexts, { from: other }: EntryTexts): boolean {
  return Boolean(one && other && (one.startsWith(other) || other.startsWith(one)));
}

/** The lists with the ticked proposals, as far as there is room. */
export function careerWith(known: Career, ticked: readonly CareerProposal[]): CareerInput {
  const lists = CAREER_LISTS.flatMap((list) => {
    const added = ticked.filter((proposal) => proposal.list === list).map(({ entry }) => entry);
    if (added.length === 0) return [];
    return [[list, [...known[list], ...added].slice(0, CAREER_MAX[list])] as const];
  });
  return careerInput(Object.fromEntries(lists) as Partial<Career>);
}
