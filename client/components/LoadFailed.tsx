import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { brokenRule, requestIdOf, serverMessage } from '#client/lib/failures.ts';
import { Link } from '#client/lib/routing.ts';
import { ErrorState } from '#client/ui/ErrorState.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';

interface LoadFailedProps {
  /** The documented sentence for this failure. */
  message: ReactNode;
  /** Further advice. */
  advice?: ReactNode;
  error: unknown;
  /** A retry is in progress. */
  retrying?: boolean;
  /** Retries; a second failure is shown again. */
  onRetry: () => Promise<unknown> | void;
  children?: ReactNode;
  className?: string;
}

/** Replaces content that failed to load: the reason, a retry button and the request id to quote to support. */
export function LoadFailed({ error, onRetry, ...shown }: LoadFailedProps) {
  const t = useTranslations('shell');
  const id = requestIdOf(error);
  if (brokenRule(error) === 'company.active.required') {
    return (
      <ErrorState message={serverMessage(error)} className={shown.className}>
        <Link to="/company-profile" className={buttonClass({ variant: 'main' })}>
          {t('errors.companyProfile')}
        </Link>
      </ErrorState>
    );
  }
  // Trying again would not help.
  if (brokenRule(error) === 'team.right')
    return <ErrorState message={serverMessage(error)} className={shown.className} />;
  return (
    <ErrorState
      {...shown}
      retryLabel={t('errors.retry')}
      onRetry={() => void onRetry()?.catch(() => undefined)}
      detailsLabel={t('errors.details')}
      details={id && t('errors.requestId', { id })}
    />
  );
}
