import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ResendVerification } from '#client/components/ResendVerification.tsx';
import { useSession } from '#client/lib/session.ts';
import { Banner } from '#client/ui/Banner.tsx';
import type { PostingFailure } from './usePostJob.ts';

interface PostingFailedProps {
  failure: PostingFailure;
  /** Each failure moves the focus here. */
  attempt: number;
  onGoTo: (field: string) => void;
}

/** What went wrong, with a link to each field that can be fixed. */
export function PostingFailed({ failure, attempt, onGoTo }: PostingFailedProps) {
  const t = useTranslations('addJob');
  const shell = useTranslations('shell');
  const { user } = useSession();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [attempt]);

  const { message, fields, requestId, needsConfirmedEmail } = failure;
  // The link in the email is often opened in another tab, or on another device.
  const isConfirmed = needsConfirmedEmail && user?.emailVerified;
  return (
    <div ref={box} tabIndex={-1}>
      {isConfirmed ? (
        <Banner kind="success">{t('result.confirmed')}</Banner>
      ) : (
        <Banner
          kind="error"
          title={t('result.error')}
          actions={needsConfirmedEmail && <ResendVerification size="s" />}
        >
          <p>
            {needsConfirmedEmail && user
              ? shell('confirmEmail.first', { email: user.email })
              : message}
          </p>
          {fields.length > 0 && (
            <ul aria-label={t('result.check', { count: fields.length })} className="mt-1 grid">
              {fields.map((issue) => (
                <li key={issue.field}>
                  <button
                    type="button"
                    onClick={() => onGoTo(issue.field)}
                    className="min-h-9 rounded-tag text-left text-red underline underline-offset-4 hover:decoration-2"
                  >
                    {issue.message}
                  </button>
                </li>
              ))}
            </ul>
          )}
          {requestId && (
            <details className="text-soft">
              <summary className="inline-flex min-h-8 items-center underline underline-offset-4">
                {shell('errors.details')}
              </summary>
              <p className="tabular break-all select-all">
                {shell('errors.requestId', { id: requestId })}
              </p>
            </details>
          )}
        </Banner>
      )}
    </div>
  );
}
