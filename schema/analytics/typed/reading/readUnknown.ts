import { meaningOf } from '../items.ts';
import type { SegmentMeaning } from '../segments.ts';
import { nearWords } from '../nearWords.ts';
import type { Reading } from './reading.ts';

export function readUnknown(reading: Reading) {
  for (const item of reading.items) {
    const [{ is }] = item.meanings as [SegmentMeaning];
    if (is === 'misfit' && !meaningOf(item, 'condition')) reading.addItemProblem('misfit', item);
    if (item.meanings[0]!.is !== 'unknown') continue;
    reading.addItemProblem('unknown', item, {
      options: nearWords(reading.tokens[item.from]!.key, reading.words),
    });
  }
}
