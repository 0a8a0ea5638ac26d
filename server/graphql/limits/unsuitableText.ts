import { unsuitableText } from '#schema/validation/text.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { translator } from '#server/lib/words.ts';

/** None of our inputs is half as deep; a hundred thousand brackets would exhaust the stack. */
const MAX_NESTING = 20;
/**
 * The most plain values, and the most names, that a value may have: each is visited, and some are refused one by one.
 */
const MAX_ENTRIES = 10_000;
const MAX_NAMES = 1_000;

/** Marks the position in a list, which is left out of error messages. */
const IN_A_LIST = '[]';

interface Unsuitable {
  field: string;
  reason: 'characters' | 'nesting' | 'entries';
}

/** Finds text in a JSON value that must not be accepted. */
export function refuseUnsuitable({ locale }: Context, variables: unknown): void {
  const found = unsuitableIn(variables, []);
  if (!found) return;
  const { field, reason } = found;
  const t = translator(locale, 'validation');
  const label = t.has(`label.${field}`) ? t(`label.${field}`) : field;
  const message = t(reason, { label });
  const code = reason === 'entries' ? 'COST_LIMIT' : 'BAD_USER_INPUT';
  throw new Failure(code, message, { fields: [{ field, message }] });
}

/** Null if all text is acceptable. The path is shared, because a list may have a hundred thousand entries. */
function unsuitableIn(value: unknown, path: string[]): Unsuitable | null {
  const found = (reason: Unsuitable['reason'], at = path) => ({ field: nameOf(at), reason });
  if (typeof value === 'string') return unsuitableText(value) ? found('characters') : null;
  if (value === null || typeof value !== 'object') return null;
  if (path.length > MAX_NESTING) return found('nesting', path.slice(0, 2));
  const within = (key: string, entry: unknown) => {
    path.push(key);
    const inside = unsuitableIn(entry, path);
    path.pop();
    return inside;
  };
  if (Array.isArray(value)) {
    if (value.length > MAX_ENTRIES && typeof value[0] !== 'object') return found('entries');
    for (const entry of value as unknown[]) {
      const inside = within(IN_A_LIST, entry);
      if (inside !== null) return inside;
    }
    return null;
  }
  const entries = Object.entries(value);
  if (entries.length > MAX_NAMES) return found('entries');
  for (const [key, entry] of entries) {
    const inside = unsuitableText(key) ? found('characters') : within(key, entry);
    if (inside !== null) return inside;
  }
  return null;
}

/** The path as the caller knows it: without the variable that holds the input, and without list positions. */
function nameOf([variable = '', ...inside]: string[]): string {
  return inside.filter((part) => part !== IN_A_LIST).join('.') || variable;
}
