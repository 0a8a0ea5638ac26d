/** `npm run test:full` runs Vitest in this mode; single tests that only it should run carry the tag `full`. */
export const isFullSuite = import.meta.env.MODE === 'full';

/** All cases in the full suite, the first few in the quick one: put the cases first that catch the most mistakes. */
export function fewInQuickSuite<Case>(count: number, cases: readonly Case[]): readonly Case[] {
  return isFullSuite ? cases : cases.slice(0, count);
}

/** How often a random or racing check is repeated; the full suite repeats it more often. */
export function rounds({ quick, full }: { quick: number; full: number }): number {
  return isFullSuite ? full : quick;
}
