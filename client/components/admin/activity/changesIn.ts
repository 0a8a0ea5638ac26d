export interface Change {
  name: string;
  before: unknown;
  after: unknown;
}

const factsOf = (facts: unknown): Readonly<Record<string, unknown>> =>
  typeof facts === 'object' && facts !== null ? (facts as Record<string, unknown>) : {};

/** Side by side, each fact once, in the order in which they were written down. */
export function changesIn(before: unknown, after: unknown): Change[] {
  const [was, is] = [factsOf(before), factsOf(after)];
  const names = new Set([...Object.keys(is), ...Object.keys(was)]);
  return [...names].map((name) => ({ name, before: was[name], after: is[name] }));
}
