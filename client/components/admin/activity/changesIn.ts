export interface Change {
  name: string;
  before: unknown;
  after: unknown;
}

const factsOf = (facts: unknown): Readonly<Record<string, unknown>> =>
  typeof facts === 'object' && facts !== null ? (facts as Record<string, unknown>) : {};

/** Pairs the values before and after, each field once, in the order they were recorded. */
export function changesIn(before: unknown, after: unknown): Change[] {
  const [was, is] = [factsOf(before), factsOf(after)];
  const names = new Set([...Object.keys(is), ...Object.keys(was)]);
  return [...names].map((name) => ({ name, before: was[name], after: is[name] }));
}
