import { keysOf } from '../tokens.ts';
import type { Reading } from './reading.ts';

/** Measures that count by the day of applying, each with the one that counts the same acts by the day they happened. */
const ACTS: Readonly<Record<string, string>> = {
  seen_applications: 'first_views',
  decided_applications: 'decisions_made',
  approved_applications: 'shortlistings',
};
const ENDINGS = ['seen', 'decided', 'approved'];

/** Asks back which of the two days is in the period: "applications seen last week", "companies rejected last week". */
export function readActs(reading: Reading) {
  if (!reading.period && !reading.hasSteps) return;
  for (const { item, key } of reading.measures) {
    const act = ACTS[key];
    if (act !== undefined && ENDINGS.includes(reading.lastWord(item))) {
      const words = reading.wordsOf(item).split(/\s+/).toReversed().join(' ');
      reading.addItemProblem('unclear', item, { options: [words, reading.nameOf(act)] });
    }
    // No measure counts companies by the day of a rejection or suspension.
    const next = reading.neighbour(item);
    const isModerated = reading.filters.some(
      ({ item: value, set, isNot }) =>
        value === next && set.dimension === 'company_approval' && !isNot,
    );
    if (!next || !isModerated || reading.isHindi) continue;
    if (next.lead.join !== null || next.lead.hasPreposition) continue;
    const options = [`${reading.wordsOf(next)} ${reading.wordsOf(item)}`];
    reading.addProblem('unclear', item.from, next.to, { options });
  }
}

/** What says that applications are counted: "hired applicants". */
const APPLIED = keysOf('application applicant candidate आवेदन आवेदक postulación');

/** "Hires last month" were made in it, unless they are counted beside something else. */
export function countHires(reading: Reading) {
  const [hires, ...others] = reading.measures;
  const made = reading.words.measureOf('hires_made');
  if (!hires || hires.key !== 'hires' || others.length > 0 || !made) return;
  const hasTime = reading.period !== null || reading.hasSteps;
  if (!hasTime || reading.says(hires.item, APPLIED)) return;
  // "Hires of people who applied in October" are counted by the day of applying.
  if (reading.tokens.some(({ key }) => key === 'applied')) return;
  if (!reading.dimensions.every(({ key }) => made.dimensions.includes(key))) return;
  for (const one of [
    ...reading.order,
    ...reading.having,
    ...reading.calculations.map(({ calculation }) => calculation),
  ])
    if ('measure' in one && one.measure === 'hires') one.measure = made.key;
  reading.countAs(hires, made.key);
}
