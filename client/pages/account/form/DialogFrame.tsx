import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Banner } from '#client/ui/Banner.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';

interface DialogFrameProps {
  title: string;
  /** Why it opened. */
  message?: string | undefined;
  /** While a request is in progress, only the close button closes it. */
  busy?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The common frame of the login, sign-up and forgot-password dialogs. */
export function DialogFrame({ title, message, busy, onClose, children }: DialogFrameProps) {
  const t = useTranslations('account');
  return (
    <Dialog title={title} closeLabel={t('close')} size="s" dismissable={!busy} onClose={onClose}>
      {message && (
        <Banner kind="info" className="mb-4">
          {message}
        </Banner>
      )}
      {children}
    </Dialog>
  );
}
