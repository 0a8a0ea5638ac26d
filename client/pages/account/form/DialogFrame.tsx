import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Banner } from '#client/ui/Banner.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';

interface DialogFrameProps {
  title: string;
  /** Why it opened. */
  message?: string | undefined;
  /** While something is on its way no stray press ends it; the cross still does. */
  busy?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** What the login, sign-up and forgot-password dialogs have in common. */
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
