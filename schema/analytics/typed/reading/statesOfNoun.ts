import { meaningOf, type Item } from '../items.ts';
import type { ValueSet } from '../segments.ts';
import type { Reading } from './reading.ts';

/** The dimensions that say what became of the things that are shown as groups. */
const OF_GROUPS: Readonly<Record<string, readonly string[]>> = {
  company: ['company_approval'],
  job: ['job_approval', 'job_standing', 'job_status'],
};
/** The same for what a measure counts, by its subject. */
const OF_SUBJECTS: Readonly<Record<string, string>> = {
  users: 'user_status',
  offers: 'offer_status',
  interviews: 'interview_status',
  interview_times: 'interview_status',
};
/** Subjects without states: "messages rejected" could be about their applications. */
const STATELESS = new Set(
  `messages conversations questions notifications emails alert_emails searches search_clicks views visits actions
   api_calls`.split(/\s+/),
);
const STATES = [...Object.values(OF_GROUPS).flat(), 'application_status', 'user_status'];

/**
 * In "rejected companies with more than 10 applicants" it is the companies that are rejected, and in "offers withdrawn"
 * the offers are withdrawn, not the applications. Empty if the things cannot have this state.
 */
export function statesOfNoun(
  reading: Reading,
  item: Item,
  sets: readonly ValueSet[],
): readonly ValueSet[] {
  if (item.role !== null || !sets.every(({ dimension }) => STATES.includes(dimension))) return sets;
  const [before, after] = [reading.neighbour(item, -1), reading.afterList(item)];
  const isBeside = ({ lead, role }: Item) =>
    lead.join === null && !lead.hasPreposition && role === null;
  const groupOf = (noun: Item | undefined) =>
    OF_GROUPS[reading.dimensions.find((one) => one.item === noun)?.key ?? ''];
  const group = after && isBeside(after) ? groupOf(after) : undefined;
  if (group) return sets.filter(({ dimension }) => group.includes(dimension));
  const counted = reading.measures.find(
    (one) => (one.item === after && isBeside(after)) || (one.item === before && isBeside(item)),
  );
  const subject = counted && reading.words.measureOf(counted.key)?.subject;
  const state = OF_SUBJECTS[subject ?? ''];
  if (STATELESS.has(subject ?? '')) return [];
  if (state) {
    const keys = reading.words.dimensionOf(state)?.values?.map(({ key }) => key) ?? [];
    return keys.includes(sets[0]!.keys[0]!) ? [{ ...sets[0]!, dimension: state }] : [];
  }
  // "Companies that rejected more than 10 applicants" says what they did; "companies rejected with more than 10" is open.
  const next = reading.neighbour(item);
  const isAct = next && meaningOf(next, 'condition') && !next.lead.hasPreposition;
  return isBeside(item) && groupOf(before) && !isAct && !reading.isHindi ? [] : sets;
}
