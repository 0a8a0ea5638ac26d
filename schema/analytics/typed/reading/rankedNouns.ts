import { canBeDimension, canBeMeasure, canBeStep, meaningOf, type Item } from '../items.ts';
import type { Reading } from './reading.ts';

export function rankedNoun(reading: Reading, rank: Item, nouns: readonly Item[]): Item | undefined {
  const isNoun = (item: Item | undefined): item is Item =>
    item !== undefined &&
    nouns.includes(item) &&
    !reading.tested.has(item) &&
    (canBeDimension(item) || canBeStep(item));
  const isMost = meaningOf(rank, 'rank')?.isMost ?? false;
  const direct = reading.neighbour(rank);
  const afterNumber = direct && meaningOf(direct, 'number') ? reading.neighbour(direct) : direct;
  if (!isMost && isNoun(afterNumber) && afterNumber.role === null) return afterNumber;
  const counted = isMost ? mostMeasure(reading, rank) : undefined;
  const numbered = nouns.find((item) => {
    const before = reading.neighbour(item, -1);
    return isNoun(item) && item !== counted && before !== undefined && meaningOf(before, 'number');
  });
  if (numbered) return numbered;
  const free = nouns.filter((item) => isNoun(item) && item !== counted);
  return (
    free.find(({ lead }) => lead.isWhich) ??
    free.find(({ role }) => role === 'by') ??
    free.find((item) => canBeDimension(item)) ??
    // In "the busiest day for applications", the ranked noun follows "the busiest".
    free.find((item) => isMost && item === direct) ??
    // "The month with the most hires".
    free.find((item) => isMost && item === reading.items[0] && reading.neighbour(item) === rank)
  );
}

/** The measure that follows "the most". */
function mostMeasure(reading: Reading, rank: Item): Item | undefined {
  let next = reading.neighbour(rank);
  while (next && meaningOf(next, 'statistic')) next = reading.neighbour(next);
  return next && canBeMeasure(next) && next.role === null && !next.lead.isWhich ? next : undefined;
}

export function rankMeasureOf(
  reading: Reading,
  rank: Item,
  ranked: Item | undefined,
): Item | undefined {
  if (meaningOf(rank, 'mostBy')) return undefined;
  const { isMost, isOfTime, isOfGood } = meaningOf(rank, 'rank')!;
  const listed = reading.items.find(
    (item) => item.role === 'by' && item !== ranked && canBeMeasure(item) && reading.isFree(item),
  );
  if (!isMost && (listed || !(isOfTime || isOfGood))) return listed;
  const next = mostMeasure(reading, rank);
  // "Which searches are abandoned the most": the rank comes last.
  const before = reading.neighbour(rank, -1);
  const isLast = isMost && !reading.neighbour(rank) && before?.role === null && before !== ranked;
  if (isLast && canBeMeasure(before)) return before;
  // "The slowest companies to respond" are not the most companies.
  const only = onlyMeasure(reading, rank, ranked);
  if (isOfGood && next === ranked) return only ?? next;
  return next && !(isOfTime && next === ranked) ? next : only;
}

/**
 * The only measure, if the ranked noun may come first: "the busiest weekday for sign-ups", "jobs kis state mein sabse
 * kam hain".
 */
function onlyMeasure(reading: Reading, rank: Item, ranked: Item | undefined): Item | undefined {
  const next = reading.neighbour(rank);
  const after = next && meaningOf(next, 'number') ? reading.neighbour(next) : next;
  const isBefore = ranked !== undefined && (ranked === rank || ranked === after);
  if (!reading.isHindi && !isBefore) return undefined;
  const [measure, ...others] = reading.items.filter(
    (item) =>
      item !== ranked && canBeMeasure(item) && item.role === null && !reading.tested.has(item),
  );
  return others.length === 0 && !measure?.lead.isWhich ? measure : undefined;
}
