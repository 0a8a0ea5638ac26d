import { meaningOf, measureKey, type Item } from '../items.ts';
import { partOf, SHARES } from '../measures.ts';
import type { Reading } from './reading.ts';
import { POPULATIONS, subjectOf } from './scopeMeasure.ts';

/** Counts of acts on applications, whose rates are shares of all applications. */
const ACTS = ['hires_made', 'withdrawals', 'rejections_made', 'shortlistings', 'first_views'];

/** "Remote jobs as a share of all jobs": the second noun only says of what. */
export function nameSharesOfWholes(reading: Reading) {
  for (const item of reading.items) {
    const statistic = meaningOf(item, 'statistic')?.statistic;
    const [part, whole] = [reading.neighbour(item, -1), reading.neighbour(item)];
    const [key, of] = [measureKey(part), measureKey(whole)];
    if (!part || !whole || !key || !of || whole.lead.join !== null) continue;
    const words = reading.tokens.slice(part.to, item.to);
    const isShare = statistic === 'share' || statistic === 'totalShare';
    if (!isShare || !words.some((token) => token.key === 'as')) continue;
    const isWhole =
      POPULATIONS.includes(of) &&
      (subjectOf(reading, key) === subjectOf(reading, of) ||
        (of === 'applications' && ACTS.includes(key)));
    const rate = SHARES[key];
    if (!isWhole || !rate || !reading.words.measureOf(rate)) continue;
    part.meanings = [{ is: 'measure', key: rate }];
    reading.used.add(item);
    reading.used.add(whole);
  }
}

/** In "applications, shortlisted and hired", the noun belongs to all three, and each is counted. */
export function countListedStates(reading: Reading) {
  const { items } = reading;
  const isFunnel = items.some((item) => meaningOf(item, 'chart')?.chart === 'funnel');
  for (const [at, first] of items.entries()) {
    if (measureKey(first) !== 'applications' || first.role !== null) continue;
    const listed: { item: Item; key: string }[] = [];
    for (const item of items.slice(at + 1)) {
      const key = stateOf(item);
      const next = reading.neighbour(item);
      const isTested = next !== undefined && meaningOf(next, 'condition') !== undefined;
      if (!key || item.role !== null || isTested || !isListed(item)) break;
      listed.push({ item, key });
    }
    // "Applications in Pune, shortlisted" are only those.
    const isList =
      isFunnel || listed.length > 1 || listed.some(({ item }) => item.lead.join === 'and');
    if (isList) for (const { item, key } of listed) item.meanings = [{ is: 'measure', key }];
  }
}

const isListed = ({ lead }: Item) =>
  (lead.join === 'and' || lead.join === 'comma') && !lead.hasPreposition;

/** The measure of the applications in the state that the item names. */
function stateOf(item: Item): string | undefined {
  const set = meaningOf(item, 'values')?.sets.find(
    ({ dimension }) => dimension === 'application_status',
  );
  return set && partOf('applications', set);
}
