import { useEffect, useMemo, useState } from 'react';
import { useLocale } from 'use-intl';
import { isSiteLocale } from '#client/lib/locale.ts';
import type { KnownValue } from '#schema/analytics/typed/segments.ts';
import { foldValue } from '#schema/analytics/typed/foldValue.ts';
import type { TypedProblem, Understood } from '#schema/analytics/typed/understood.ts';
import type { Model } from '#client/pages/admin/analytics/builder/question/model.ts';
import { loadCode } from '#client/ui/loadOnUse.ts';
import { useKnownValues } from './useKnownValues.ts';

const OPTIONS_MAX = 5;

/** The code that knows all the words is large, so the rest of the page does not wait for it. */
const loadReader = async () => {
  const [{ lexiconOf }, { understand }] = await Promise.all([
    import('#schema/analytics/typed/lexicon.ts'),
    import('#schema/analytics/typed/understand.ts'),
  ]);
  return { lexiconOf, understand };
};
type Reader = Awaited<ReturnType<typeof loadReader>>;

const NOT_READ: Understood = { query: null, chart: null, parts: [], problems: [], lookUp: [] };

/** The sentence and what it means so far. `today` is a day in the time zone of the question. */
export function useTypedQuestion(model: Model, today: string) {
  const locale = useLocale();
  const [text, setText] = useState('');
  const [reader, setReader] = useState<Reader | null>(null);
  /** The names that the server was last asked to look up. */
  const [lookedUp, setLookedUp] = useState('');
  const { known, near, isLooking, lookUp } = useKnownValues();
  useEffect(() => void loadCode(loadReader).then(setReader), []);
  const words = useMemo(
    () => reader?.lexiconOf(model, isSiteLocale(locale) ? locale : 'en'),
    [reader, model, locale],
  );
  const found = useMemo(
    () => (reader && words ? reader.understand(text, words, { today, known }) : NOT_READ),
    [reader, text, words, today, known],
  );
  const names = found.lookUp.join('\n');
  useEffect(() => {
    lookUp(names === '' ? [] : names.split('\n'));
    setLookedUp(names);
  }, [names, lookUp]);
  const problems = found.problems.map((problem) => withSimilarNames(problem, near));
  return { text, setText, found, problems, isLooking: isLooking || !reader || lookedUp !== names };
}

/** Adds known names that begin with the unknown word, after the words that are spelt like it. */
function withSimilarNames(
  problem: TypedProblem,
  near: ReadonlyMap<string, readonly KnownValue[]>,
): TypedProblem {
  if (problem.why !== 'unknown') return problem;
  const names = (near.get(foldValue(problem.text)) ?? []).map(({ value }) => value);
  const options = [...new Set([...problem.options, ...names])].slice(0, OPTIONS_MAX);
  return { ...problem, options };
}
