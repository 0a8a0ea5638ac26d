/** What the browser keeps for the site, by name. */
export type Kept = ReadonlyMap<string, string>;

const MOST_CHARACTERS = 80;

export const keptNow = (): Kept =>
  new Map(
    [localStorage, sessionStorage].flatMap((storage) =>
      Object.keys(storage).map((name) => [name, storage.getItem(name) ?? ''] as const),
    ),
  );

/** What is kept, kept differently or no longer kept. */
export const changesOfKept = (before: Kept, after: Kept): string[] => [
  ...[...after]
    .filter(([name, value]) => before.get(name) !== value)
    .map(([name, value]) => `keeps ${name}: ${value.slice(0, MOST_CHARACTERS)}`),
  ...[...before.keys()].filter((name) => !after.has(name)).map((name) => `forgets ${name}`),
];
