import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { beginSession } from '#client/components/SessionUser.ts';
import { graphql } from '#client/gql/gql.ts';
import type { DialogName, DialogProps } from '#client/lib/dialogs.ts';
import { loginForm } from '#schema/validation/accountForms.ts';
import { AccountForm } from './form/AccountForm.tsx';
import { DialogFrame } from './form/DialogFrame.tsx';
import { EmailField } from './form/EmailField.tsx';
import { SecretField } from './form/SecretField.tsx';
import { SwitchLine } from './form/SwitchLine.tsx';
import { typedEmail } from './form/typedEmail.ts';
import { useServerForm } from './form/useServerForm.ts';

const LoginMutation = graphql(`
  mutation Login($input: LoginInput!) {
    login(input: $input) {
      accessToken
      expiresAt
      user {
        ...SessionUser_user
      }
    }
  }
`);

export function LoginDialog({ message, onClose, onDone, onSwitch }: DialogProps) {
  const t = useTranslations('account');
  const client = useApolloClient();
  const [login] = useMutation(LoginMutation);
  const form = useServerForm({
    schema: loginForm,
    fields: ['email', 'password'],
    defaultValues: { email: typedEmail.get() },
    send: async (input) => {
      const { data } = await login({ variables: { input } });
      if (data) beginSession(client, data.login);
    },
    onSent: () => {
      typedEmail.clear();
      onDone();
    },
  });
  const [known] = useState(() => typedEmail.get() !== '');
  const goTo = (name: DialogName) => {
    typedEmail.set(form.textOf('email'));
    onSwitch(name);
  };

  return (
    <DialogFrame title={t('login.title')} message={message} busy={form.busy} onClose={onClose}>
      <AccountForm form={form} fallback={t('login.failed')} submitLabel={t('login.submit')}>
        <EmailField {...form.field('email')} autoFocus={!known} />
        <SecretField
          {...form.field('password')}
          label={t('field.password')}
          autoComplete="current-password"
          autoFocus={known}
        />
      </AccountForm>
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
