import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ResendVerification } from '#client/components/ResendVerification.tsx';
import { useFailureReason } from '#client/components/useFailureToast.ts';
import { needsConfirmedEmail, requestIdOf } from '#client/lib/failures.ts';
import { useSession } from '#client/lib/session.ts';
import { Banner } from '#client/ui/Banner.tsx';

interface FailureBannerProps {
  error: unknown;
  /** Shown if the failure has no message. */
  fallback?: string | undefined;
  title?: string | undefined;
  attempt: number;
  /** Shown once the email address is confirmed, if that was missing. */
  confirmed?: string;
  children?: ReactNode;
}

/** A failure that belongs to no field. It takes the focus, as the error summary does. */
export function FailureBanner(props: FailureBannerProps) {
  const { error, fallback, title, attempt, confirmed, children } = props;
  const t = useTranslations('shell');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [attempt]);

  const { user } = useSession();
  const mustConfirm = needsConfirmedEmail(error);
  const id = requestIdOf(error);
  const reason = useFailureReason()(error);
  return (
    <div ref={box} tabIndex={-1}>
      {confirmed && mustConfirm && user?.emailVerified ? (
        <Banner kind="success">{confirmed}</Banner>
      ) : (
        <Banner kind="error" title={title} actions={mustConfirm && <ResendVerification size="s" />}>
          <p>
            {mustConfirm && user
              ? t('confirmEmail.first', { email: user.email })
              : reason || fallback}
          </p>
          {children}
          {id && (
            <details className="text-soft">
              <summary className="inline-flex min-h-8 items-center underline underline-offset-4">
                {t('errors.details')}
              </summary>
              <p className="tabular break-all select-all">{t('errors.requestId', { id })}</p>
            </details>
          )}
        </Banner>
      )}
    </div>
  );
}
