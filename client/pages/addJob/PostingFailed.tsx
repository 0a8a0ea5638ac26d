import { useTranslations } from 'use-intl';
import { FailureBanner } from '#client/components/form/FailureBanner.tsx';
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
  const { error, message, fields } = failure;
  return (
    <FailureBanner
      error={error}
      fallback={message}
      title={t('result.error')}
      attempt={attempt}
      // The link in the email is often opened in another tab, or on another device.
      confirmed={t('result.confirmed')}
    >
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
    </FailureBanner>
  );
}
