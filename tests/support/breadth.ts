/** `npm run test:full` runs Vitest in this mode; single tests that only it should run carry the tag `full`. */
export const isFullSuite = import.meta.env.MODE === 'full';

/** Every case in the full suite; the first few in the quick one, so put those first that catch the most mistakes. */
export function few<Case>(count: number, cases: readonly Case[]): readonly Case[] {
  return isFullSuite ? cases : cases.slice(0, count);
}

/** How often something is tried: what a random or repeated check gains from more rounds, it gains in the full suite. */
export function rounds({ quick, full }: { quick: number; full: number }): number {
  return isFullSuite ? full : quick;
}
