import { CircleCheck, CircleX } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { graphql } from '#client/gql/gql.ts';
import type { AttemptLine_AttemptFragment } from '#client/gql/graphql.ts';
import { Tag } from '#client/ui/Tag.tsx';

export const AttemptLine_attempt = graphql(`
  fragment AttemptLine_attempt on WebhookAttempt {
    id
    at
    took
    status
    failure
    answer
    isReplay
  }
`);

/** The time, the duration and the response. */
export function AttemptLine({ attempt }: { attempt: AttemptLine_AttemptFragment }) {
  const t = useTranslations('webhooks');
  const time = useTimeWords();
  const format = useFormatter();
  const { at, took, status, failure, answer, isReplay } = attempt;
  const Icon = failure ? CircleX : CircleCheck;
  return (
    <li className="grid gap-1.5 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Tag tone={failure ? 'error' : 'success'} icon={Icon}>
          {status === null ? t(`failure.${failure!}`) : t('attempt.status', { status })}
        </Tag>
        {status !== null && failure && failure !== 'STATUS' && (
          <span>{t(`failure.${failure}`)}</span>
        )}
        <span className="tabular text-soft">
          <time dateTime={at}>{time.full(at)}</time>
          {' · '}
          {t('attempt.took', { ms: format.number(took) })}
          {isReplay && ` · ${t('attempt.byHand')}`}
        </span>
      </div>
      {answer && (
        <details>
          <summary className="hit-44 w-fit cursor-pointer text-soft">{t('attempt.answer')}</summary>
          <pre className="mt-1.5 rounded-control border border-line bg-tint p-3 break-all whitespace-pre-wrap">
            {answer}
          </pre>
        </details>
      )}
    </li>
  );
}
