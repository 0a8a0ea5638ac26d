import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { announce } from '#client/lib/document/announcer.ts';
import type { BuilderState } from '../question/builderState.ts';
import type { useTypedQuestion } from './useTypedQuestion.ts';

/** Once the names of the sentence that was asked are looked up, it replaces the question of the builder. */
export function useAskedQuestion(
  build: BuilderState,
  { text, setText, found, problems, isLooking }: ReturnType<typeof useTypedQuestion>,
) {
  const t = useTranslations('typedQuestion');
  /** The sentence for which Enter was pressed, and the one that became the question. */
  const [asked, setAsked] = useState<string | null>(null);
  const [ran, setRan] = useState<string | null>(null);
  const isAsked = asked === text && text !== '';
  const settle = useEffectEvent(() => {
    if (!isAsked || isLooking || ran === text) return;
    setRan(text);
    if (!found.query) {
      announce(t('error', { count: problems.length }));
      return;
    }
    const { query, chart } = found;
    build.change((question) => ({
      ...question,
      query: {
        ...query,
        dimensions: query.dimensions ?? [],
        ...(question.query.timeZone && { timeZone: question.query.timeZone }),
      },
      chart,
    }));
  });
  useEffect(() => settle(), [asked, ran, isLooking, found]);
  const ask = (sentence: string) => {
    setText(sentence);
    setRan(null);
    setAsked(sentence);
  };
  const type = (sentence: string) => {
    setText(sentence);
    setRan(null);
    setAsked(null);
  };
  return { isAsked, hasRun: ran === text, ask, type };
}
