import type { AnalyticsFilter } from '#schema/analytics/query.ts';
import type { Translator } from '#server/lib/words.ts';
import type { Labels } from './labels.service.ts';
import type { ModelNames } from './names.service.ts';

export interface Speech {
  t: Translator;
  names: ModelNames;
  labels: Labels;
  /** "A, B or C", "A, B and C". */
  list: (parts: readonly string[], type: 'and' | 'or') => string;
  /** In the form used inside a sentence. */
  inside: (name: string) => string;
}

/** "state is Karnataka or Kerala and experience is given" */
export function filterInWords(filter: AnalyticsFilter, speech: Speech): string {
  const { and, or, not } = filter;
  if (and) return joined(and, 'and', speech);
  if (or) return joined(or, 'or', speech);
  if (not) return speech.t('question.no', { filter: filterInWords(not, speech) });
  return testInWords(filter, speech);
}

/** Each condition of a top-level `and`, for a line of its own. */
export function filtersInWords(
  filter: AnalyticsFilter | null | undefined,
  speech: Speech,
): string[] {
  if (!filter) return [];
  return filter.and
    ? filter.and.flatMap((part) => filtersInWords(part, speech))
    : [filterInWords(filter, speech)];
}

function joined(filters: AnalyticsFilter[], type: 'and' | 'or', speech: Speech): string {
  const [only] = filters;
  if (filters.length === 1) return filterInWords(only!, speech);
  const parts = filters.map((filter) => {
    const text = filterInWords(filter, speech);
    return filter.and || filter.or ? speech.t('question.group', { filter: text }) : text;
  });
  return speech.list(parts, type);
}

function testInWords(filter: AnalyticsFilter, { t, names, labels, list, inside }: Speech): string {
  const dimension = filter.dimension ?? '';
  const name = inside(names.dimension(dimension));
  const said = (value: string) =>
    names.value(dimension, value) ?? labels(dimension, value) ?? value;
  const values = (given: string[]) => list(given.map(said), 'or');
  const { is, isNot, contains, startsWith, from, to, empty } = filter;
  if (is) return t('question.test.is', { name, values: values(is) });
  if (isNot) return t('question.test.isNot', { name, values: values(isNot) });
  if (typeof contains === 'string') return t('question.test.contains', { name, text: contains });
  if (typeof startsWith === 'string')
    return t('question.test.startsWith', { name, text: startsWith });
  if (typeof from === 'string' && typeof to === 'string')
    return t('question.test.between', { name, from: said(from), to: said(to) });
  if (typeof from === 'string') return t('question.test.from', { name, from: said(from) });
  if (typeof to === 'string') return t('question.test.to', { name, to: said(to) });
  return t(empty === false ? 'question.test.given' : 'question.test.empty', { name });
}
