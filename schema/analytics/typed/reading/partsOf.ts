import type { Item } from '../items.ts';
import type { UnderstoodPart } from '../understood.ts';
import type { Reading } from './reading.ts';

export function partsOf(reading: Reading): UnderstoodPart[] {
  for (const { item, set, isNot } of reading.filters) {
    const filter = { dimension: set.dimension, [isNot ? 'isNot' : 'is']: set.keys };
    reading.means.set(item, [...(reading.means.get(item) ?? []), { is: 'filter', filter }]);
  }
  const broken = (item: Item) =>
    reading.problems.some(
      ({ start, end }) =>
        reading.tokens[item.from]!.start < end && start < reading.tokens[item.to - 1]!.end,
    );
  return reading.items
    .filter((item) => !broken(item) && !reading.tested.has(item))
    .flatMap((item) => {
      const measure = [...reading.tested].find(([, items]) => items[0] === item)?.[0];
      const [start, end] = cutOf(reading, item);
      const [begin, close] = measure ? cutOf(reading, measure) : [start, end];
      const cut = [Math.min(start, begin), Math.max(end, close)] as const;
      return (reading.means.get(item) ?? []).map((means) => ({ means, cut }));
    });
}

/** The words of an item with those that connect it, unless they also serve the next one. */
function cutOf(reading: Reading, item: Item): readonly [number, number] {
  const next = reading.neighbour(item);
  const startOf = (token: number) => reading.tokens[token]?.start ?? 0;
  const endOf = (token: number) => reading.tokens[token - 1]?.end ?? reading.text.length;
  if (!item.isMarkAfter && next?.isInherited && next.mark === item.mark && !item.isInherited)
    return [startOf(item.from), startOf(next.from)];
  if (item.isMarkAfter) {
    const before = reading.neighbour(item, -1);
    const isShared = before?.isMarkAfter && before.mark === item.mark;
    if (item.isInherited && next) return [startOf(item.from), startOf(next.from)];
    return [
      isShared ? endOf(before.to) : startOf(item.lead.from),
      isShared ? endOf(item.to) : endOf(item.mark!.to),
    ];
  }
  const lead = item.lead.from;
  const from = item.mark && !item.isInherited ? Math.min(item.mark.from, lead) : lead;
  return [startOf(from), endOf(item.to)];
}
