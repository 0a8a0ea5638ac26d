import { canBeValue, meaningOf, measureKey, type Item } from '../items.ts';
import { NARROWED } from '../measures.ts';
import type { Reading } from './reading.ts';

/** The dimensions whose values are the things that a measure counts. */
const GROUPS: Readonly<Record<string, string>> = { jobs: 'job', companies: 'company' };

/**
 * "Top 5 live jobs by applications" and "approved companies with at least 10 applications" do not count these jobs and
 * companies: they are the groups.
 */
export function readNarrowedGroups(reading: Reading) {
  for (const item of reading.items) {
    const narrowed = NARROWED[measureKey(item) ?? ''];
    const group = narrowed && GROUPS[narrowed.of];
    if (!group || !reading.words.dimensionOf(narrowed.dimension) || !isGroup(reading, item))
      continue;
    item.meanings = [{ is: 'dimension', keys: [group], usual: group }];
    const set = { dimension: narrowed.dimension, keys: [narrowed.value] };
    reading.filters.push({ item, set, isNot: false });
  }
}

function isGroup(reading: Reading, item: Item): boolean {
  const { lead, role } = item;
  if (role !== null || lead.join !== null || reading.tested.has(item)) return false;
  if (reading.ranks.length > 0)
    return lead.isWhich || isTop(reading, item) || isBeforeMost(reading, item);
  // "Live jobs with more than 5 applications" are those; "live jobs in states with more than 5 hires" are counted.
  const [first] = reading.items;
  const next = reading.neighbour(item);
  const isTested = next !== undefined && [...reading.tested.values()].flat().includes(next);
  return item === first && isTested && next.lead.join === null;
}

/** Whether it follows "top", "top 5" or "most viewed". */
function isTop(reading: Reading, item: Item): boolean {
  const before = reading.neighbour(item, -1);
  const rank = before && meaningOf(before, 'number') ? reading.neighbour(before, -1) : before;
  if (rank === undefined) return false;
  const isMostBy = meaningOf(rank, 'mostBy') !== undefined && !item.lead.hasPreposition;
  return isMostBy || meaningOf(rank, 'rank')?.isMost === false;
}

/** "Live jobs (in Delhi) with the most views" at the start. */
function isBeforeMost(reading: Reading, item: Item): boolean {
  let next = reading.neighbour(item);
  while (next && canBeValue(next) && next.lead.join === null) next = reading.neighbour(next);
  const rank = next && meaningOf(next, 'rank');
  return item === reading.items[0] && rank?.isMost === true && next!.lead.join === null;
}
