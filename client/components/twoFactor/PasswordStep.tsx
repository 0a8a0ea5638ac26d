import { useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { SecretField } from '#client/components/account/SecretField.tsx';
import { ServerForm } from '#client/components/form/ServerForm.tsx';
import { useServerForm } from '#client/components/form/useServerForm.ts';
import { graphql } from '#client/gql/gql.ts';
import { startTwoFactorForm } from '#schema/validation/twoFactor.ts';

const PasswordStepMutation = graphql(`
  mutation PasswordStep($input: StartTwoFactorInput!) {
    startTwoFactor(input: $input) {
      secret
      uri
    }
  }
`);

export interface Enrolment {
  secret: string;
  uri: string;
}

interface PasswordStepProps {
  /** Users who only sign in with a provider have no password. */
  hasPassword: boolean;
  onStarted: (enrolment: Enrolment) => void;
}

/** An open session is not enough: anyone who borrows the device could lock the owner out. */
export function PasswordStep({ hasPassword, onStarted }: PasswordStepProps) {
  const t = useTranslations('twoFactor');
  const account = useTranslations('account');
  const [start] = useMutation(PasswordStepMutation);
  const form = useServerForm({
    schema: startTwoFactorForm(hasPassword),
    fields: ['password'],
    send: async (input) => (await start({ variables: { input } })).data?.startTwoFactor,
    onSent: (enrolment) => enrolment && onStarted(enrolment),
  });
  return (
    <>
      <p>{t('password.lead')}</p>
      {hasPassword && <p>{t('password.again')}</p>}
      <ServerForm
        form={form}
        fallback={account('form.failed')}
        submitLabel={t('password.submit')}
        wide={false}
      >
        {hasPassword && (
          <SecretField
            {...form.field('password')}
            label={account('field.password')}
            autoComplete="current-password"
          />
        )}
      </ServerForm>
    </>
  );
}
