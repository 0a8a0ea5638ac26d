import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { isNetworkFailure, requestIdOf, serverMessage } from '#client/lib/failures.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { Button } from '#client/ui/Button.tsx';

interface RetryBannerProps {
  title?: string;
  /** Why it failed, and the request id to quote to support. */
  error?: unknown;
  /** A retry is in progress. */
  retrying?: boolean;
  onRetry: () => Promise<unknown> | void;
  onClose?: () => void;
  closeLabel?: string;
  children?: ReactNode;
  className?: string;
}

/** Beside content that stays: what could not be loaded, and a button to retry. LoadFailed replaces the content. */
export function RetryBanner({ error, retrying, onRetry, children, ...banner }: RetryBannerProps) {
  const t = useTranslations('shell');
  const id = requestIdOf(error);
  const reason = isNetworkFailure(error) ? t('errors.offline') : serverMessage(error);
  return (
    <Banner
      {...banner}
      kind="error"
      actions={
        <Button size="s" busy={retrying} onClick={() => void onRetry()?.catch(() => undefined)}>
          {t('errors.retry')}
        </Button>
      }
    >
      {reason && <p>{reason}</p>}
      {children}
      {id && <p className="tabular break-all text-soft">{t('errors.requestId', { id })}</p>}
    </Banner>
  );
}
