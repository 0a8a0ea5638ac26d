import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { DialogName, DialogProps } from '#client/lib/dialogs.ts';
import { CodeFields } from '#client/components/account/CodeFields.tsx';
import { ServerForm } from '#client/components/form/ServerForm.tsx';
import { Banner } from '#client/ui/Banner.tsx';
import { GoogleButton } from './google/GoogleButton.tsx';
import { GoogleCode } from './google/GoogleCode.tsx';
import { useGoogleReturn } from './google/useGoogleReturn.ts';
import { DialogFrame } from './form/DialogFrame.tsx';
import { EmailField } from './form/EmailField.tsx';
import { SecretField } from '#client/components/account/SecretField.tsx';
import { BackLine } from './form/BackLine.tsx';
import { SwitchLine } from './form/SwitchLine.tsx';
import { sharedEmail } from './form/sharedEmail.ts';
import { useLogin } from './form/useLogin.ts';

export function LoginDialog({ message, returnUrl, onClose, onDone, onSwitch }: DialogProps) {
  const t = useTranslations('account');
  const { form, needsCode, goBack } = useLogin(onDone);
  const google = useGoogleReturn(onDone);
  const busy = form.busy || google.busy;
  const [known] = useState(() => sharedEmail.get() !== '');
  const goTo = (name: DialogName) => {
    sharedEmail.set(form.textOf('email'));
    onSwitch(name);
  };

  if (google.waiting)
    return (
      <DialogFrame title={t('code.title')} busy={busy} onClose={onClose}>
        <GoogleCode onCode={google.finish} onBack={google.forget} />
      </DialogFrame>
    );
  if (needsCode)
    return (
      <DialogFrame title={t('code.title')} busy={busy} onClose={onClose}>
        <ServerForm form={form} fallback={t('login.failed')} submitLabel={t('code.submit')}>
          <CodeFields {...form.field('code')} />
        </ServerForm>
        <BackLine onBack={goBack} disabled={form.busy} />
      </DialogFrame>
    );
  return (
    <DialogFrame title={t('login.title')} message={message} busy={busy} onClose={onClose}>
      {google.problem && (
        <Banner kind="error" className="mb-4">
          {google.problem}
        </Banner>
      )}
      {google.busy && (
        <p role="status" className="mb-4">
          {t('google.busy')}
        </p>
      )}
      <GoogleButton returnUrl={returnUrl} disabled={busy} />
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
