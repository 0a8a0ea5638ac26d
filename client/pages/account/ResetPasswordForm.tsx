import { useApolloClient, useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { SessionUserQuery } from '#client/components/SessionUser.ts';
import { graphql } from '#client/gql/gql.ts';
import { errorCodes, fieldFailures } from '#client/lib/failures.ts';
import { currentSession } from '#client/lib/session.ts';
import { Card } from '#client/ui/Card.tsx';
import { Container } from '#client/ui/Container.tsx';
import { resetPasswordForm } from '#schema/validation/accountForms.ts';
import { AccountForm } from './form/AccountForm.tsx';
import { SecretField } from './form/SecretField.tsx';
import { useAccountRules } from './form/useAccountRules.ts';
import { useServerForm } from './form/useServerForm.ts';

const ResetPasswordMutation = graphql(`
  mutation ResetPassword($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
      message
    }
  }
`);

interface ResetPasswordFormProps {
  token: string;
  onDone: () => void;
  onInvalid: () => void;
}

export function ResetPasswordForm({ token, onDone, onInvalid }: ResetPasswordFormProps) {
  const t = useTranslations('account');
  const client = useApolloClient();
  const { passwordMinLength } = useAccountRules('cache-first');
  const [reset] = useMutation(ResetPasswordMutation);
  const form = useServerForm({
    schema: resetPasswordForm(passwordMinLength),
    fields: ['password', 'confirmPassword'],
    send: ({ password }) =>
      reset({ variables: { input: { token, password } } }).then(passed, judged),
    onSent: (usable) => {
      if (!usable) return onInvalid();
      // Every session of the account has ended: if this browser holds one, it learns it now.
      if (currentSession().token)
        client
          .query({ query: SessionUserQuery, fetchPolicy: 'network-only' })
          .catch(() => undefined);
      onDone();
    },
  });

  return (
    <Container className="py-10 md:py-14">
      <div className="mx-auto max-w-[420px]">
        <h1 tabIndex={-1} className="text-xl md:text-2xl">
          {t('reset.title')}
        </h1>
        <p className="mt-1 mb-6 text-soft">{t('reset.advice')}</p>
        <Card>
          <AccountForm form={form} fallback={t('form.failed')} submitLabel={t('reset.submit')}>
            <SecretField
              {...form.field('password', ['confirmPassword'])}
              label={t('field.newPassword')}
              hint={t('field.passwordHint', { min: passwordMinLength })}
              autoComplete="new-password"
            />
            <SecretField
              {...form.field('confirmPassword')}
              label={t('field.confirmPassword')}
              autoComplete="new-password"
            />
          </AccountForm>
        </Card>
      </div>
    </Container>
  );
}

const passed = () => true;

/** Refused, and not because of the password: then it was the link. */
function judged(error: unknown): boolean {
  const aboutPassword = fieldFailures(error).some(({ field }) => field === 'password');
  if (aboutPassword || !errorCodes(error).includes('BAD_USER_INPUT')) throw error;
  return false;
}
