import { useTranslations } from 'use-intl';
import { requestIdOf } from '#client/lib/failures.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { Button } from '#client/ui/Button.tsx';

interface FailureLineProps {
  message: string;
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
}

/** The documented sentence above a section that could not be loaded; the rest of the page stays. */
export function FailureLine({ message, error, retrying, onRetry }: FailureLineProps) {
  const t = useTranslations('shell');
  const id = requestIdOf(error);
  return (
    <Banner
      kind="error"
      className="mb-3"
      actions={
        <Button size="s" busy={retrying} onClick={onRetry}>
          {t('errors.retry')}
        </Button>
      }
    >
      <p>{message}</p>
      {id && (
        <details className="text-soft">
          <summary className="inline-flex min-h-8 items-center underline underline-offset-4">
            {t('errors.details')}
          </summary>
          <p className="tabular break-all select-all">{t('errors.requestId', { id })}</p>
        </details>
      )}
    </Banner>
  );
}
