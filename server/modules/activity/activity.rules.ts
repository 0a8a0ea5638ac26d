import type { Activity, ActivityRow, Facts } from './activity.type.ts';

export function rowOf({ at, actor, action, subject, ...more }: Activity): ActivityRow {
  return {
    at,
    actorKind: actor.kind,
    actorId: actor.id,
    action,
    subjectKind: subject?.kind ?? null,
    subjectId: subject?.id ?? null,
    ip: more.ip ?? null,
    requestId: more.requestId ?? null,
    before: plain(more.before),
    after: plain(more.after),
  };
}

/** The facts as they are read back from the database: dates become text and undefined values disappear. */
function plain(facts: Facts | null | undefined): unknown {
  return facts ? (JSON.parse(JSON.stringify(facts)) as unknown) : null;
}

/** Canonical JSON, with sorted keys, because PostgreSQL does not keep the key order of an object. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value instanceof Date || typeof value !== 'object' || value === null) {
    return JSON.stringify(value ?? null);
  }
  const known = value as Record<string, unknown>;
  const pairs = Object.keys(known)
    .toSorted()
    .map((key) => `${JSON.stringify(key)}:${canonical(known[key])}`);
  return `{${pairs.join(',')}}`;
}

/** activity.changes.only: only the values that differ are logged. Null if none do. */
export function changesOf(before: Facts, after: Facts): { before: Facts; after: Facts } | null {
  const canonicalFact = (facts: Facts, name: string) =>
    canonical(plain({ of: facts[name] ?? null }));
  const names = Object.keys(after).filter(
    (name) => canonicalFact(before, name) !== canonicalFact(after, name),
  );
  if (names.length === 0) return null;
  const only = (facts: Facts) =>
    Object.fromEntries(names.map((name) => [name, facts[name] ?? null]));
  return { before: only(before), after: only(after) };
}
