import type { TimeReading } from './period.ts';
import { readLastUnits } from './relative.ts';
import type { TimeText } from './timeText.ts';

/** Reads "the same period last month" after "compared with". */
export function readSamePeriod(text: TimeText, at: number): TimeReading | null {
  const same = text.matchLength('samePeriod', at);
  const last = same > 0 ? text.matchLength('last', at + same) : 0;
  const unit = last > 0 ? text.unit(at + same + last) : null;
  if (!unit) return null;
  return {
    length: same + last + unit.length,
    meaning: { is: 'before', unit: unit.unit, count: 1 },
  };
}

/** Reads "the week before" and "the previous 30 days" after "compared with". */
export function readUnitBefore(text: TimeText, at: number): TimeReading | null {
  const lead = text.matchLength('unitBefore', at);
  const word = text.keyAt(at) === 'the' && lead === 1 ? 1 : lead;
  if (word === 0) return null;
  const count = text.number(at + word);
  const start = at + word + (count === null ? 0 : 1);
  const unit = text.unit(start);
  if (!unit) return null;
  const end = start + unit.length;
  const after = text.matchLength('unitBeforeAfter', end);
  const isThe = text.keyAt(at) === 'the' && word === 1;
  if (isThe && after === 0) return null;
  const lastOnes = isThe || after > 0 ? null : readLastUnits(text, at + (lead > 1 ? 1 : 0));
  const last = lastOnes?.period;
  return {
    length: end - at + after,
    meaning: { is: 'before', unit: unit.unit, count: count ?? 1 },
    ...(last && { otherwise: { is: 'period', period: last } }),
  };
}
