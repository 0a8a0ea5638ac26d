import { useCallback, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { Words } from '#client/components/Words.tsx';
import { reportError } from '#client/lib/clientErrors.ts';
import { closeDialog, switchDialog, useOpenDialog } from '#client/lib/dialogs.ts';
import { useLocation, useNavigate, useNavigationType } from '#client/lib/routing.ts';
import { currentSession } from '#client/lib/session.ts';
import { toast } from '#client/ui/toast.ts';
import { DIALOG_WORDS, useDialogCode } from './useDialogCode.ts';

const isEmployer = () => currentSession().user?.role === 'EMPLOYER';

/** Hosts the login, sign-up and forgot-password dialogs. Their code loads when the first one opens. */
export function DialogHost() {
  const t = useTranslations('shell');
  const open = useOpenDialog();
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  const type = useNavigationType();

  // The browser's Back closes the dialog along with leaving the page below it.
  useEffect(() => {
    if (type === 'POP' && key !== 'default') closeDialog();
  }, [type, key]);

  const giveUp = useCallback(
    (error: unknown) => {
      reportError('chunk', error);
      closeDialog();
      toast({ kind: 'error', title: t('errors.advice') });
    },
    [t],
  );
  const code = useDialogCode(open?.name, giveUp);
  if (!open || !code) return null;

  const leave = (path: string | undefined) => {
    closeDialog();
    const target = path ?? (pathname === '/login' ? '/' : undefined);
    if (target) void navigate(target, { replace: pathname === '/login' });
  };
  const { message, returnUrl, hiring } = open;
  return (
    <Words areas={DIALOG_WORDS}>
      <code.Dialog
        message={message}
        returnUrl={returnUrl}
        hiring={hiring}
        onClose={() => leave(undefined)}
        // The page may be for employers only, and the account for a job seeker.
        onDone={() => leave(hiring && !isEmployer() ? undefined : returnUrl)}
        onSwitch={switchDialog}
      />
    </Words>
  );
}
