import { useFormatter, useTranslations } from 'use-intl';
import type { QuestionKind, QuestionWeight } from '#client/gql/graphql.ts';

export interface Expectation {
  readonly kind: QuestionKind;
  readonly wanted: readonly string[];
  readonly minimum: number | null;
}

/** What an employer looks for, in words. Words: `answers`. */
export function useExpectation() {
  const t = useTranslations('answers');
  const format = useFormatter();
  const answerInWords = (kind: QuestionKind, answer: string) =>
    kind === 'YES_NO' ? t(answer === 'yes' ? 'yes' : 'no') : answer;
  /** "Car or heavy vehicle", "2 or more"; null if no answer is preferred. */
  const wantedInWords = ({ kind, wanted, minimum }: Expectation): string | null => {
    if (minimum !== null) return t('from', { minimum });
    if (wanted.length === 0) return null;
    const answers = wanted.map((answer) => answerInWords(kind, answer));
    return format.list(answers, { type: 'disjunction' });
  };
  return {
    answerInWords,
    wantedInWords,
    /** What applicants read before they send. */
    sentenceOf: (expected: Expectation, weight: QuestionWeight | null): string | null => {
      const wanted = wantedInWords(expected);
      if (!wanted || !weight) return null;
      return t(weight === 'MUST' ? 'must' : 'nice', { wanted });
    },
  };
}
