import type { Facts } from './values/derivedValue.ts';

const HIDDEN = '…';

interface ComparedFacts {
  before: Facts | null;
  after: Facts | null;
}

/**
 * recount.example.shown: only the columns that differ, and never what people wrote. Where a row is missing on one side,
 * all columns of the other.
 */
export function shownFacts(
  { before, after }: ComparedFacts,
  hidden: readonly string[],
): ComparedFacts {
  const differs = (name: string) =>
    !before || !after || JSON.stringify(before[name]) !== JSON.stringify(after[name]);
  const shown = (facts: Facts | null) =>
    facts &&
    Object.fromEntries(
      Object.entries(facts)
        .filter(([name]) => differs(name))
        .map(([name, value]) => [name, hidden.includes(name) && value !== null ? HIDDEN : value]),
    );
  return { before: shown(before), after: shown(after) };
}
