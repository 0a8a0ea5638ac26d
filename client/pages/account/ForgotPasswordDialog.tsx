import { useState, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { DialogName, DialogProps } from '#client/lib/dialogs.ts';
import { ServerForm } from '#client/components/form/ServerForm.tsx';
import { DialogFrame } from './form/DialogFrame.tsx';
import { EmailField } from './form/EmailField.tsx';
import { SwitchLine } from './form/SwitchLine.tsx';
import { sharedEmail } from './form/sharedEmail.ts';
import { useRequestPasswordReset } from './form/useRequestPasswordReset.ts';
import { Button } from '#client/ui/Button.tsx';
import { Drawing } from '#client/ui/drawings/Drawing.tsx';

/** Never reveals whether the account exists; the server does not either. */
export function ForgotPasswordDialog({ onClose, onSwitch }: DialogProps) {
  const t = useTranslations('account');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useRequestPasswordReset(setSentTo);
  const goTo = (name: DialogName) => {
    if (!sentTo) sharedEmail.set(form.textOf('email'));
    onSwitch(name);
  };

  return (
    <DialogFrame
      title={sentTo ? t('forgot.sentTitle') : t('forgot.title')}
      busy={form.busy}
      onClose={onClose}
    >
      {sentTo ? (
        <CheckYourEmail email={sentTo} onAnother={() => setSentTo(null)} />
      ) : (
        <ServerForm form={form} fallback={t('form.failed')} submitLabel={t('forgot.submit')}>
          <p className="text-soft">{t('forgot.advice')}</p>
          <EmailField {...form.field('email')} autoFocus />
        </ServerForm>
      )}
      <div className="mt-5">
        <SwitchLine label={t('forgot.back')} to="login" onSwitch={goTo} disabled={form.busy} />
      </div>
    </DialogFrame>
  );
}

interface CheckYourEmailProps {
  email: string;
  onAnother: () => void;
}

/** Replaces the form and takes over its focus. */
function CheckYourEmail({ email, onAnother }: CheckYourEmailProps) {
  const t = useTranslations('account');
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <div className="flex flex-col items-center gap-4 text-center">
      <Drawing name="letter" className="w-32" />
      <div ref={text} tabIndex={-1} role="status" className="max-w-full wrap-anywhere">
        <p>
          {t.rich('forgot.sent', {
            email,
            strong: (words) => <strong>{words}</strong>,
          })}
        </p>
        <p className="mt-2 text-sm text-soft">{t('forgot.notThere')}</p>
      </div>
      <Button onClick={onAnother}>{t('forgot.another')}</Button>
    </div>
  );
}
