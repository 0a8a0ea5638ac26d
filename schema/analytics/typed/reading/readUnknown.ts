import { meaningOf, measureKey } from '../items.ts';
import type { SegmentMeaning } from '../segments.ts';
import { nearWords } from '../nearWords.ts';
import type { Reading } from './reading.ts';

/** Whether quoted words are what people searched for. */
const asksForSearches = (reading: Reading) =>
  reading.items.some((item) => {
    const key = measureKey(item) ?? '';
    return reading.words.measureOf(key)?.subject === 'searches';
  });

export function readUnknown(reading: Reading) {
  for (const item of reading.items) {
    const [{ is }] = item.meanings as [SegmentMeaning];
    if (is === 'misfit' && !meaningOf(item, 'condition')) reading.addItemProblem('misfit', item);
    if (item.meanings[0]!.is !== 'unknown') continue;
    const token = reading.tokens[item.from]!;
    if (token.isQuoted && asksForSearches(reading)) {
      const set = { dimension: 'search_term', keys: [token.plain] };
      item.meanings = [{ is: 'values', sets: [set], usual: null, isNamed: false, noun: null }];
      continue;
    }
    reading.addItemProblem('unknown', item, {
      options: nearWords(reading.tokens[item.from]!.key, reading.words),
    });
  }
}
