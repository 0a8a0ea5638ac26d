import type { ErrorLike } from '@apollo/client';
import { useTranslations } from 'use-intl';
import { useFailureReason } from '#client/components/useFailureToast.ts';
import { LoadFailed } from '#client/components/LoadFailed.tsx';
import { Link } from '#client/lib/routing.ts';
import { Container } from '#client/ui/Container.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';

interface JobFailedProps {
  error: ErrorLike;
  retrying: boolean;
  onRetry: () => void;
}

/** It is unknown whether the job exists, so it is not reported as missing. */
export function JobFailed({ error, retrying, onRetry }: JobFailedProps) {
  const t = useTranslations('jobs');
  const reasonOf = useFailureReason();
  return (
    <Container width="text" className="py-6">
      <h1 className="sr-only">{t('failed.title')}</h1>
      <LoadFailed
        message={t('failed.title')}
        error={error}
        advice={reasonOf(error)}
        retrying={retrying}
        onRetry={onRetry}
      >
        <Link to="/browse-jobs" className={buttonClass()}>
          {t('missing.back')}
        </Link>
      </LoadFailed>
    </Container>
  );
}
