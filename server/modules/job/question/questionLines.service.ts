import type { JobQuestion } from '#schema/options/jobQuestions.ts';
import type { Locale } from '#schema/options/locales.ts';
import { translator } from '#server/lib/words.ts';

/** The questions of a job as text, one per line, with everything that an edit can change. */
export function questionLines(questions: readonly JobQuestion[], locale: Locale): string {
  const t = translator(locale, 'questions');
  const nameOf = ({ kind }: JobQuestion, answer: string) =>
    kind === 'yes_no' ? t(`answer.${answer}`) : answer;
  const line = (question: JobQuestion) => {
    const { kind, text, options, isRequired, wanted, minimum, weight } = question;
    const looked = [
      ...wanted.map((answer) => nameOf(question, answer)),
      ...(minimum === null ? [] : [t('wanted.from', { minimum })]),
    ].join(' / ');
    return [
      text,
      options.length > 0 ? options.join(' / ') : t(`kind.${kind}`),
      ...(isRequired ? [t('required')] : []),
      ...(weight ? [t(`weight.${weight}`, { wanted: looked })] : []),
    ].join(' · ');
  };
  return questions.map(line).join('\n');
}
