import { useEffect, useMemo, useState } from 'react';
import { useLocale } from 'use-intl';
import { isSiteLocale } from '#client/lib/locale.ts';
import { lexiconOf } from '#schema/analytics/typed/lexicon.ts';
import type { KnownValue } from '#schema/analytics/typed/segments.ts';
import { foldValue } from '#schema/analytics/typed/tokens.ts';
import { understand } from '#schema/analytics/typed/understand.ts';
import type { TypedProblem } from '#schema/analytics/typed/understood.ts';
import type { Model } from '#client/pages/admin/analytics/builder/question/model.ts';
import { useKnownValues } from './useKnownValues.ts';

const OPTIONS_MAX = 5;

/** The sentence and what it means so far. `today` is a day in the time zone of the question. */
export function useTypedQuestion(model: Model, today: string) {
  const locale = useLocale();
  const [text, setText] = useState('');
  const { known, near, isLooking, lookUp } = useKnownValues();
  const words = useMemo(
    () => lexiconOf(model, isSiteLocale(locale) ? locale : 'en'),
    [model, locale],
  );
  const found = useMemo(
    () => understand(text, words, { today, known }),
    [text, words, today, known],
  );
  const names = found.lookUp.join('\n');
  useEffect(() => lookUp(names === '' ? [] : names.split('\n')), [names, lookUp]);
  const problems = found.problems.map((problem) => withNear(problem, near));
  return { text, setText, found, problems, isLooking };
}

/** Names of the market that begin like an unknown word come after words that are spelt alike. */
function withNear(
  problem: TypedProblem,
  near: ReadonlyMap<string, readonly KnownValue[]>,
): TypedProblem {
  if (problem.why !== 'unknown') return problem;
  const names = (near.get(foldValue(problem.text)) ?? []).map(({ value }) => value);
  const options = [...new Set([...problem.options, ...names])].slice(0, OPTIONS_MAX);
  return { ...problem, options };
}
