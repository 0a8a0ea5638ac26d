import type { AnalyticsFilter } from './query.ts';

/** Used in an address in place of a filter that cannot be written. */
export class FilterTextError extends Error {}

const TESTS = {
  is: 'is',
  is_not: 'isNot',
  contains: 'contains',
  starts_with: 'startsWith',
  from: 'from',
  to: 'to',
  between: 'between',
  empty: 'empty',
  given: 'given',
} as const;
type Test = keyof typeof TESTS;

const escaped = (text: string) => text.replaceAll(/[\\,()]/g, String.raw`\$&`);
const call = (name: string, parts: string[]) => `${name}(${parts.join(',')})`;

/** `and(is(category,sales),not(empty(state)))`: readable, and editable by hand. */
export function textOfFilter(filter: AnalyticsFilter): string {
  const { and, or, not, segment, dimension } = filter;
  if (and) return call('and', and.map(textOfFilter));
  if (or) return call('or', or.map(textOfFilter));
  if (not) return call('not', [textOfFilter(not)]);
  if (segment) return call('segment', [escaped(segment)]);
  const [test, values] = testOf(filter);
  return call(test, [dimension ?? '', ...values].map(escaped));
}

function testOf(filter: AnalyticsFilter): [Test, string[]] {
  const { is, isNot, contains, startsWith, from, to, empty } = filter;
  if (is) return ['is', is];
  if (isNot) return ['is_not', isNot];
  if (typeof contains === 'string') return ['contains', [contains]];
  if (typeof startsWith === 'string') return ['starts_with', [startsWith]];
  if (typeof from === 'string' && typeof to === 'string') return ['between', [from, to]];
  if (typeof from === 'string') return ['from', [from]];
  if (typeof to === 'string') return ['to', [to]];
  return [empty === false ? 'given' : 'empty', []];
}

interface FilterNode {
  /** `and(...)`, or the plain text of a value. */
  text: string;
  parts: FilterNode[] | null;
}

const DEEPEST = 20;

/** Throws a FilterTextError if the text cannot be parsed. */
export function filterOfText(text: string): AnalyticsFilter {
  const letters = Array.from(text);
  let at = 0;
  const read = (depth: number): FilterNode => {
    let word = '';
    while (at < letters.length && !',()'.includes(letters[at]!)) {
      if (letters[at] === '\\') at += 1;
      word += letters[at] ?? '';
      at += 1;
    }
    if (letters[at] !== '(') return { text: word, parts: null };
    if (depth === DEEPEST) throw new FilterTextError(text);
    const parts: FilterNode[] = [];
    do {
      at += 1;
      parts.push(read(depth + 1));
    } while (letters[at] === ',');
    if (letters[at] !== ')') throw new FilterTextError(text);
    at += 1;
    return { text: word, parts };
  };
  const whole = read(0);
  if (at < letters.length) throw new FilterTextError(text);
  return filterOf(whole);
}

function filterOf({ text: name, parts }: FilterNode): AnalyticsFilter {
  if (!parts) throw new FilterTextError(name);
  if (name === 'and' || name === 'or') return { [name]: parts.map(filterOf) };
  if (name === 'not' && parts.length === 1) return { not: filterOf(parts[0]!) };
  if (name === 'segment' && parts.length === 1 && !parts[0]!.parts)
    return { segment: parts[0]!.text };
  if (!(name in TESTS) || parts.some((part) => part.parts)) throw new FilterTextError(name);
  const [dimension = '', ...values] = parts.map((part) => part.text);
  return { dimension, ...valuesOf(name as Test, values) };
}

function valuesOf(test: Test, values: string[]): AnalyticsFilter {
  if (test === 'is' || test === 'is_not') return { [TESTS[test]]: values };
  const wanted = test === 'empty' || test === 'given' ? 0 : test === 'between' ? 2 : 1;
  if (values.length !== wanted) throw new FilterTextError(test);
  if (test === 'empty' || test === 'given') return { empty: test === 'empty' };
  if (test === 'between') return { from: values[0], to: values[1] };
  return { [TESTS[test]]: values[0] };
}
