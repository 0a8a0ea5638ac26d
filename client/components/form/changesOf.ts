type Values = Readonly<Record<string, string | null | undefined>>;

/** The typed values that differ from those a form begins with. */
export function changesOf(initial: Values, typed: Values): Record<string, string> {
  const changes = Object.entries(typed).filter(([name, value]) => value !== initial[name]);
  return Object.fromEntries(changes.map(([name, value]) => [name, value ?? '']));
}
