import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { DialogName, DialogProps } from '#client/lib/dialogs.ts';
import { ServerForm } from '#client/components/form/ServerForm.tsx';
import { DialogFrame } from './form/DialogFrame.tsx';
import { EmailField } from './form/EmailField.tsx';
import { SecretField } from './form/SecretField.tsx';
import { SwitchLine } from './form/SwitchLine.tsx';
import { typedEmail } from './form/typedEmail.ts';
import { useLogin } from './form/useLogin.ts';

export function LoginDialog({ message, onClose, onDone, onSwitch }: DialogProps) {
  const t = useTranslations('account');
  const form = useLogin(onDone);
  const [known] = useState(() => typedEmail.get() !== '');
  const goTo = (name: DialogName) => {
    typedEmail.set(form.textOf('email'));
    onSwitch(name);
  };

  return (
    <DialogFrame title={t('login.title')} message={message} busy={form.busy} onClose={onClose}>
      <ServerForm form={form} fallback={t('login.failed')} submitLabel={t('login.submit')}>
        <EmailField {...form.field('email')} autoFocus={!known} />
        <SecretField
          {...form.field('password')}
          label={t('field.password')}
          autoComplete="current-password"
          autoFocus={known}
        />
      </ServerForm>
      <div className="mt-5 grid gap-2">
        <SwitchLine label={t('login.forgot')} to="forgot" onSwitch={goTo} disabled={form.busy} />
        <SwitchLine
          question={t('login.noAccount')}
          label={t('login.signup')}
          to="signup"
          onSwitch={goTo}
          disabled={form.busy}
        />
      </div>
    </DialogFrame>
  );
}
