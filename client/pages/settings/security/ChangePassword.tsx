import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { beginSession } from '#client/components/SessionUser.ts';
import { graphql } from '#client/gql/gql.ts';
import { whileRenewing, useSession } from '#client/lib/session.ts';
import { ServerForm } from '#client/components/form/ServerForm.tsx';
import { NewPasswordField } from '#client/components/account/NewPasswordField.tsx';
import { RevokeKeysField } from '#client/components/account/RevokeKeysField.tsx';
import { SecretField } from '#client/components/account/SecretField.tsx';
import { useAccountRules } from '#client/components/account/useAccountRules.ts';
import { useServerForm } from '#client/components/form/useServerForm.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { changePasswordForm } from '#schema/validation/accountForms.ts';

const ChangePasswordMutation = graphql(`
  mutation ChangePassword($input: ChangePasswordInput!) {
    changePassword(input: $input) {
      accessToken
      expiresAt
      user {
        ...SessionUser_user
      }
    }
  }
`);

const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '', revokeApiKeys: false };

/** All other sessions end with the old password; this one continues with a new token. */
export function ChangePassword({ apiKeys }: { apiKeys: number }) {
  const t = useTranslations('account');
  const client = useApolloClient();
  const { user } = useSession();
  const [change] = useMutation(ChangePasswordMutation);
  const [changed, setChanged] = useState(false);
  const min = useAccountRules().passwordMinLength;
  const form = useServerForm({
    schema: changePasswordForm(min),
    fields: ['currentPassword', 'newPassword', 'confirmPassword'],
    send: ({ currentPassword, newPassword, revokeApiKeys }) => {
      const passwords = { currentPassword, newPassword };
      const input = { ...passwords, ...(revokeApiKeys && { revokeApiKeys }) };
      const changing = change({ variables: { input } });
      return whileRenewing(
        changing.then(({ data }) => {
          if (data) beginSession(client, data.changePassword);
        }),
      );
    },
    onSent: () => {
      form.reset(EMPTY);
      setChanged(true);
    },
  });

  return (
    <div className="grid gap-4" onChange={() => setChanged(false)}>
      <div role="status" className={changed ? undefined : 'hidden'}>
        {changed && <Banner kind="success">{t('changePassword.done')}</Banner>}
      </div>
      <ServerForm
        form={form}
        summary={form.isRefused('currentPassword') ? t('changePassword.refused') : undefined}
        failureTitle={t('changePassword.failed')}
        submitLabel={t('changePassword.submit')}
        wide={false}
      >
        {/* Password managers store the new password under this name. */}
        <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <SecretField
          {...form.field('currentPassword')}
          label={t('field.currentPassword')}
          autoComplete="current-password"
        />
        <NewPasswordField
          key={changed ? 'changed' : 'typed'}
          {...form.field('newPassword', ['confirmPassword'])}
          label={t('field.newPassword')}
          min={min}
        />
        <SecretField
          {...form.field('confirmPassword')}
          label={t('field.confirmNewPassword')}
          autoComplete="new-password"
        />
        <RevokeKeysField {...form.field('revokeApiKeys')} count={apiKeys} />
      </ServerForm>
    </div>
  );
}
