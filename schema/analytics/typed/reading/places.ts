import type { FilterItem, Reading } from './reading.ts';

/** Finds a state and a district beside each other. `isApart`: the district is in another state. */
export function statesAndDistricts(reading: Reading, { item, set, isNot }: FilterItem) {
  const before = reading.filters.find((one) => one.item === reading.neighbour(item, -1));
  if (!before || isNot || before.isNot) return undefined;
  const sets = [set, before.set];
  const district = sets.find(({ dimension }) => dimension === 'district');
  const state = sets.find(({ dimension }) => dimension === 'state');
  if (!district || !state) return undefined;
  return { isApart: !district.keys.every((key) => key.endsWith(`, ${state.keys[0]!}`)) };
}
