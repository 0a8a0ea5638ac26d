import { unsuitableText } from '#schema/validation/text.ts';

/** No input of ours is half as deep; a hundred thousand brackets would exhaust the stack. */
const MAX_NESTING = 20;

interface Unsuitable {
  field: string;
  reason: 'characters' | 'nesting';
}

/** Where in a JSON value something stands that must not come in, or null. */
export function findUnsuitable(value: unknown, path: string[] = []): Unsuitable | null {
  const found = (reason: Unsuitable['reason'], at = path) => ({ field: nameOf(at), reason });
  if (typeof value === 'string') return unsuitableText(value) ? found('characters') : null;
  if (value === null || typeof value !== 'object') return null;
  if (path.length > MAX_NESTING) return found('nesting', path.slice(0, 2));
  for (const [key, entry] of Object.entries(value)) {
    const inside = unsuitableText(key)
      ? found('characters')
      : findUnsuitable(entry, [...path, key]);
    if (inside !== null) return inside;
  }
  return null;
}

/** As the caller knows it: without the variable that holds the input, without places in lists. */
function nameOf([variable = '', ...inside]: string[]): string {
  return inside.filter((part) => !/^\d+$/.test(part)).join('.') || variable;
}
