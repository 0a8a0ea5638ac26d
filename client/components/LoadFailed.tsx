import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { requestIdOf } from '#client/lib/failures.ts';
import { ErrorState } from '#client/ui/ErrorState.tsx';

interface LoadFailedProps {
  /** The document's sentence. */
  message: ReactNode;
  /** What else may help. */
  advice?: ReactNode;
  error: unknown;
  /** The repeat is under way. */
  retrying?: boolean;
  /** What fails again is shown again. */
  onRetry: () => Promise<unknown> | void;
  children?: ReactNode;
  className?: string;
}

/** In the place of what could not be loaded: why, once more, and the number to ask about. */
export function LoadFailed({ error, onRetry, ...shown }: LoadFailedProps) {
  const t = useTranslations('shell');
  const id = requestIdOf(error);
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
