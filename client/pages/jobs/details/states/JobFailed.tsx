import type { ErrorLike } from '@apollo/client';
import { useTranslations } from 'use-intl';
import { isNetworkFailure, requestIdOf, serverMessage } from '#client/lib/failures.ts';
import { Link } from '#client/lib/routing.ts';
import { Container } from '#client/ui/Container.tsx';
import { ErrorState } from '#client/ui/ErrorState.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';

interface JobFailedProps {
  error: ErrorLike;
  retrying: boolean;
  onRetry: () => void;
}

/** Nobody knows whether the job is there: so it does not say that it is not. */
export function JobFailed({ error, retrying, onRetry }: JobFailedProps) {
  const t = useTranslations('jobs');
  const shell = useTranslations('shell');
  const requestId = requestIdOf(error);
  return (
    <Container width="text" className="py-6">
      <h1 className="sr-only">{t('failed.title')}</h1>
      <ErrorState
        message={t('failed.title')}
        advice={isNetworkFailure(error) ? shell('errors.offline') : serverMessage(error)}
        retryLabel={shell('errors.retry')}
        retrying={retrying}
        onRetry={onRetry}
        detailsLabel={shell('errors.details')}
        details={requestId && shell('errors.requestId', { id: requestId })}
      >
        <Link to="/browse-jobs" className={buttonClass()}>
          {t('missing.back')}
        </Link>
      </ErrorState>
    </Container>
  );
}
