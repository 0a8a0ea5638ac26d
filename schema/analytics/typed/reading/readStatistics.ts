import { meaningOf } from '../items.ts';
import { AVERAGED, SHARES } from '../measures.ts';
import type { Statistic } from '../words/language.ts';
import type { CountedItem, Reading } from './reading.ts';

export function readStatistics(reading: Reading) {
  for (const item of reading.items) {
    const statistic = meaningOf(item, 'statistic')?.statistic;
    if (!statistic || !reading.isFree(item)) continue;
    const index = reading.items.indexOf(item);
    const near = [
      ...reading.items.slice(index + 1, index + 4),
      ...reading.items.slice(Math.max(0, index - 1), index),
    ];
    const target = near.flatMap(
      (one) => reading.measures.find((measure) => measure.item === one) ?? [],
    )[0];
    if (!target || !applyStatistic(reading, statistic, target))
      reading.itemProblem('noStatistic', item);
    else reading.used.add(item);
  }
  for (const measure of reading.measures) {
    const inside = meaningOf(measure.item, 'counted');
    if (inside && !applyStatistic(reading, inside.statistic, measure))
      reading.itemProblem('noStatistic', measure.item);
  }
  const { measures } = reading;
  const conflicting = measures.filter(
    ({ key }, at) => measures.findIndex((one) => one.key === key) < at,
  );
  for (const { item } of conflicting) reading.itemProblem('twice', item);
  for (const { item, key } of measures) reading.mean(item, { is: 'measure', key });
}

function applyStatistic(reading: Reading, statistic: Statistic, measure: CountedItem): boolean {
  if (reading.applied.has(measure)) return false;
  reading.applied.add(measure);
  const known = reading.words.measureOf(measure.key);
  if (statistic === 'average')
    return known !== undefined && AVERAGED.includes(known.unit.toLowerCase());
  const key = statistic === 'share' ? SHARES[measure.key] : `${measure.key}_${statistic}`;
  if (!key || !reading.words.measureOf(key)) return false;
  measure.key = key;
  return true;
}
