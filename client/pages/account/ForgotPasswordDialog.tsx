import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { DialogName, DialogProps } from '#client/lib/dialogs.ts';
import { ServerForm } from '#client/components/form/ServerForm.tsx';
import { CheckYourEmail } from './form/CheckYourEmail.tsx';
import { DialogFrame } from './form/DialogFrame.tsx';
import { EmailField } from './form/EmailField.tsx';
import { SwitchLine } from './form/SwitchLine.tsx';
import { sharedEmail } from './form/sharedEmail.ts';
import { useRequestPasswordReset } from './form/useRequestPasswordReset.ts';

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
