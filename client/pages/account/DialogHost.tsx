import { useEffect } from 'react';
import { closeDialog, switchDialog, useOpenDialog } from '#client/lib/dialogs.ts';
import { useLocation, useNavigate, useNavigationType } from '#client/lib/routing.ts';
import { currentSession } from '#client/lib/session.ts';
import { loadOnUse } from '#client/ui/loadOnUse.ts';

const OPTIONS = { words: ['account', 'validation'] } as const;
const DIALOGS = {
  login: loadOnUse(async () => (await import('./LoginDialog.tsx')).LoginDialog, OPTIONS),
  signup: loadOnUse(async () => (await import('./SignupDialog.tsx')).SignupDialog, OPTIONS),
  forgot: loadOnUse(
    async () => (await import('./ForgotPasswordDialog.tsx')).ForgotPasswordDialog,
    OPTIONS,
  ),
};

const isEmployer = () => currentSession().user?.role === 'EMPLOYER';

/** Hosts the login, sign-up and forgot-password dialogs. Their code loads when the first one opens. */
export function DialogHost() {
  const open = useOpenDialog();
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  const type = useNavigationType();

  // The browser's Back leaves the page below the dialog, so it also closes the dialog.
  useEffect(() => {
    if (type === 'POP' && key !== 'default') closeDialog();
  }, [type, key]);

  if (!open) return null;

  const leave = (path: string | undefined) => {
    closeDialog();
    const target = path ?? (pathname === '/login' ? '/' : undefined);
    if (target) void navigate(target, { replace: pathname === '/login' });
  };
  const { message, returnUrl, hiring } = open;
  const Dialog = DIALOGS[open.name];
  return (
    <Dialog
      key={String(hiring)}
      message={message}
      returnUrl={returnUrl}
      hiring={hiring}
      onClose={() => leave(undefined)}
      // Someone who came to hire may have logged in as a job seeker, who cannot open the page.
      onDone={() => leave(hiring && !isEmployer() ? undefined : returnUrl)}
      onSwitch={switchDialog}
      onFailed={closeDialog}
    />
  );
}
