import { useTranslations } from 'use-intl';
import { WrittenText } from '#client/components/jobs/WrittenText.tsx';
import type { JobQuestionInput } from '#client/gql/graphql.ts';
import { useExpectation } from './useExpectation.ts';

/** The questions of a job to read, with what the employer looks for. Words: `questions`, `answers`. */
export function QuestionList({ questions }: { questions: readonly JobQuestionInput[] }) {
  const t = useTranslations('questions');
  const { sentenceOf } = useExpectation();
  return (
    <ol className="measure mt-1 grid list-decimal gap-2 pl-5">
      {questions.map(({ kind, text, options, isRequired, wanted, minimum, weight }, place) => {
        const answered =
          options && options.length > 0
            ? options.join(' / ')
            : t(`kind.${kind.toLowerCase() as Lowercase<typeof kind>}`);
        const sentence = sentenceOf(
          { kind, wanted: wanted ?? [], minimum: minimum ?? null },
          weight ?? null,
        );
        return (
          <li key={place} className="wrap-anywhere">
            <WrittenText text={text || t('number', { place: place + 1 })} />
            <span className="block text-sm text-soft">
              {[answered, isRequired && t('required')].filter(Boolean).join(' · ')}
            </span>
            {sentence && <span className="block text-sm text-soft">{sentence}</span>}
          </li>
        );
      })}
    </ol>
  );
}
