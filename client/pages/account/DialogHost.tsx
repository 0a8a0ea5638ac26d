import { Suspense, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { closeDialog, switchDialog, useOpenDialog } from '#client/lib/dialogs.ts';
import { useSiteLocale } from '#client/lib/locale.ts';
import { useLocation, useNavigate, useNavigationType } from '#client/lib/routing.ts';
import { toast } from '#client/ui/toast.ts';
import { DialogBoundary } from './DialogBoundary.tsx';
import { forgetDialog, lazyDialog } from './lazyDialog.tsx';

/** The place of the login, sign-up and forgot-password dialogs; their code arrives when the first one opens. */
export function DialogHost() {
  const t = useTranslations('shell');
  const open = useOpenDialog();
  const locale = useSiteLocale();
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  const type = useNavigationType();

  // The browser's Back leaves the dialog as well as the page below it.
  useEffect(() => {
    if (type === 'POP' && key !== 'default') closeDialog();
  }, [type, key]);

  if (!open) return null;
  const { name, ...rest } = open;
  const leave = (path: string | undefined) => {
    closeDialog();
    const target = path ?? (pathname === '/login' ? '/' : undefined);
    if (target) void navigate(target, { replace: pathname === '/login' });
  };
  const giveUp = () => {
    forgetDialog(name);
    closeDialog();
    toast({ kind: 'error', title: t('errors.advice') });
  };
  const Dialog = lazyDialog(name, locale);
  return (
    <DialogBoundary key={name} onFailure={giveUp}>
      <Suspense>
        <Dialog
          {...rest}
          onClose={() => leave(undefined)}
          onDone={() => leave(open.returnUrl)}
          onSwitch={switchDialog}
        />
      </Suspense>
    </DialogBoundary>
  );
}
