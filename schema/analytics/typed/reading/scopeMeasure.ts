import { canBeValue, meaningOf, measureKey, type Item } from '../items.ts';
import { NARROWED, SHARES } from '../measures.ts';
import type { Reading } from './reading.ts';

/** Measures that count everything of a subject. */
export const POPULATIONS = [
  'applications',
  'applicants',
  'jobs',
  'users',
  'companies',
  'visits',
  'searches',
  'offers_sent',
  'alerts',
  'interviews_held',
  'interview_invitations',
  'emails',
  'notifications',
  'questions',
  'job_reports',
  'api_calls',
];

const reaches = (reading: Reading, items: readonly Item[], dimension: string) =>
  items.every((item) =>
    reading.words.measureOf(measureKey(item) ?? '')?.dimensions.includes(dimension),
  );

/** Interviews are counted by the day on which they are held, or on which they are booked for. */
export const subjectOf = (reading: Reading, key = '') =>
  reading.words.measureOf(key)?.subject.replace('interview_times', 'interviews');

/** Whether the item is a measure that narrows another one: "for remote jobs", "घर से काम वाली नौकरियों के आवेदन". */
export function isScopeMeasure(reading: Reading, item: Item, counts: readonly Item[]): boolean {
  const key = measureKey(item);
  const narrowed = key ? NARROWED[key] : undefined;
  const next = reading.neighbour(item);
  let after = next;
  // "Candidates ki average expected salary".
  while (after && meaningOf(after, 'statistic')) after = reading.neighbour(after);
  // In Hindi, the measure before it may be the one that narrows.
  const isScope = (one: Item) => reading.filters.some((filter) => filter.item === one);
  const isBefore = counts.some((one) => one.from < item.from && !isScope(one));
  const isLed = item.lead.hasPreposition || item.lead.isFrom || item.role === 'not';
  const describing = reading.neighbour(item, -1);
  // In "no-show rate: phone interviews", the noun belongs to the value.
  const isDescribed =
    item.lead.join === null && describing?.to === item.from && canBeValue(describing);
  const isAfter = isBefore && (isLed || isDescribed) && item.lead.join === null;
  const isPossessed =
    after !== undefined &&
    counts.includes(after) &&
    reading.isHindi &&
    (next!.lead.isGenitive || next!.lead.hasPreposition);
  // In Hindi, "except" comes after the noun: "रिमोट नौकरियों को छोड़कर भर्तियाँ".
  const isLeftOut = item.isMarkAfter && item.role === 'not' && counts.length > 1;
  if (!isAfter && !isPossessed && !isLeftOut) return false;
  const others = counts.filter((one) => one !== item);
  const isSame = others.every((one) => {
    const other = meaningOf(one, 'counted')?.key ?? measureKey(one);
    return subjectOf(reading, other) === subjectOf(reading, key);
  });
  // "The conversion rate of hires" is refused, because it would be 100 percent.
  const isOwnShare = others.some((one) => SHARES[key ?? ''] === measureKey(one));
  if (isOwnShare) {
    reading.addItemProblem('unclear', item);
    return true;
  }
  // "Of applicants" adds nothing to "expected pay", which is that of applicants anyway.
  if (isSame && item.role !== 'not' && POPULATIONS.includes(key ?? '')) {
    reading.used.add(item);
    return true;
  }
  // The role of those who visit is that of a visitor.
  const isVisitor = narrowed?.dimension === 'role' && !reaches(reading, others, 'role');
  const dimension = isVisitor ? 'visitor_role' : (narrowed?.dimension ?? '');
  if (!narrowed || !reading.words.dimensionOf(dimension)) {
    reading.addItemProblem('unclear', item);
    return true;
  }
  reading.used.add(item);
  const set = { dimension, keys: [narrowed.value] };
  reading.filters.push({ item, set, isNot: item.role === 'not' });
  return true;
}
