import { CircleCheck, Download, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { FileLink } from '#client/components/FileLink.tsx';
import { WrittenText } from '#client/components/jobs/WrittenText.tsx';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import type { AnswerList_ApplicationFragment } from '#client/gql/graphql.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { useExpectation } from './useExpectation.ts';

export const AnswerList_application = graphql(`
  fragment AnswerList_application on Application {
    id
    answers {
      question
      kind
      answer
      file {
        id
        name
        url
      }
      wanted
      minimum
      weight
      fits
    }
    answersFit {
      asked
      fitting
      missedMust
    }
  }
`);

type Answer = AnswerList_ApplicationFragment['answers'][number];

interface AnswerListProps {
  application: FragmentType<typeof AnswerList_application>;
  heading: string;
  level?: 'h2' | 'h3';
  className?: string;
}

/**
 * The questions as they were asked, with the answers; for the company also how they fit. Renders nothing without
 * questions. Words: `answers`.
 */
export function AnswerList(props: AnswerListProps) {
  const { heading, level: Heading = 'h3', className } = props;
  const t = useTranslations('answers');
  const { answers, answersFit } = readFragment(AnswerList_application, props.application);
  if (answers.length === 0) return null;
  return (
    <section className={joinClasses('min-w-0', className)}>
      <Heading className="mb-2 text-base font-semibold">{heading}</Heading>
      {answersFit && (
        <p className="mb-2 text-sm text-soft">
          {t('summary', { fitting: answersFit.fitting, asked: answersFit.asked })}
        </p>
      )}
      <dl className="measure grid gap-3">
        {answers.map((answer) => (
          <div key={answer.question} className="grid gap-0.5">
            <dt className="text-sm text-soft wrap-anywhere">
              <WrittenText text={answer.question} />
            </dt>
            <dd className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
              <Given answer={answer} />
              {answersFit && <Mark answer={answer} />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Given({ answer: { kind, answer, file } }: { answer: Answer }) {
  const t = useTranslations('answers');
  const { answerInWords } = useExpectation();
  if (file)
    return (
      <FileLink
        href={file.url}
        download={file.name}
        aria-label={t('download', { name: file.name })}
        className="inline-flex min-h-11 items-center gap-1.5 justify-self-start text-link wrap-anywhere"
      >
        <Download className="size-4 shrink-0" />
        {file.name}
      </FileLink>
    );
  if (answer === null) return <span className="text-soft">{t('none')}</span>;
  return (
    <span className="whitespace-pre-line wrap-anywhere">
      <WrittenText text={answerInWords(kind, answer)} />
    </span>
  );
}

/** Marked with an icon and a word, so that it does not depend on colour. */
function Mark({ answer: { kind, wanted, minimum, weight, fits } }: { answer: Answer }) {
  const t = useTranslations('answers');
  const { wantedInWords } = useExpectation();
  const looked = wantedInWords({ kind, wanted, minimum });
  if (looked === null || weight === null) return null;
  if (fits)
    return (
      <span className="flex items-center gap-1.5 text-sm text-green">
        <CircleCheck className="size-4 shrink-0" />
        {t('fits')}
      </span>
    );
  if (weight === 'NICE')
    return <span className="text-sm text-soft">{t('missesNice', { wanted: looked })}</span>;
  return (
    <span className="flex items-center gap-1.5 text-sm text-amber">
      <TriangleAlert className="size-4 shrink-0" />
      {t('missesMust', { wanted: looked })}
    </span>
  );
}
