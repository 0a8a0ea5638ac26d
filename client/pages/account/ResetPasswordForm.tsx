import { useQuery } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import { Card } from '#client/ui/Card.tsx';
import { Container } from '#client/ui/Container.tsx';
import { ServerForm } from '#client/components/form/ServerForm.tsx';
import { NewPasswordField } from '#client/components/account/NewPasswordField.tsx';
import { RevokeKeysField } from '#client/components/account/RevokeKeysField.tsx';
import { SecretField } from '#client/components/account/SecretField.tsx';
import { useAccountRules } from '#client/components/account/useAccountRules.ts';
import { useResetPassword, type ResetOutcome } from './form/useResetPassword.ts';

/** Whether there are keys to revoke. The form does not wait for the answer. */
const ResetPasswordFormQuery = graphql(`
  query ResetPasswordForm($token: String!) {
    passwordResetLink(token: $token) {
      apiKeys
    }
  }
`);

interface ResetPasswordFormProps {
  token: string;
  onEnd: (outcome: ResetOutcome) => void;
}

export function ResetPasswordForm(props: ResetPasswordFormProps) {
  const t = useTranslations('account');
  const { passwordMinLength } = useAccountRules('cache-first');
  const { data } = useQuery(ResetPasswordFormQuery, {
    variables: { token: props.token },
    fetchPolicy: 'no-cache',
  });
  const form = useResetPassword({ ...props, passwordMinLength });

  return (
    <Container className="py-10 md:py-14">
      <div className="mx-auto max-w-[420px]">
        <h1 tabIndex={-1} className="text-xl md:text-2xl">
          {t('reset.title')}
        </h1>
        <p className="mt-1 mb-6 text-soft">{t('reset.advice')}</p>
        <Card>
          <ServerForm form={form} fallback={t('form.failed')} submitLabel={t('reset.submit')}>
            <NewPasswordField
              {...form.field('password', ['confirmPassword'])}
              label={t('field.newPassword')}
              min={passwordMinLength}
            />
            <SecretField
              {...form.field('confirmPassword')}
              label={t('field.confirmPassword')}
              autoComplete="new-password"
            />
            <RevokeKeysField
              {...form.field('revokeApiKeys')}
              count={data?.passwordResetLink?.apiKeys ?? 0}
            />
          </ServerForm>
        </Card>
      </div>
    </Container>
  );
}
