import { useMutation, useQuery } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { CodeFields } from '#client/components/account/CodeFields.tsx';
import { SecretField } from '#client/components/account/SecretField.tsx';
import { ServerForm } from '#client/components/form/ServerForm.tsx';
import { useServerForm } from '#client/components/form/useServerForm.ts';
import { LoadFailed } from '#client/components/LoadFailed.tsx';
import { graphql } from '#client/gql/gql.ts';
import { useSession } from '#client/lib/session.ts';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { confirmPasswordForm } from '#schema/validation/accountForms.ts';
import { DialogFrame } from './form/DialogFrame.tsx';
import { useLogout } from '#client/components/useLogout.ts';
import { GoogleButton } from '#client/pages/account/google/GoogleButton.tsx';

const ConfirmPasswordDialogQuery = graphql(`
  query ConfirmPasswordDialog {
    viewer {
      hasPassword
      twoFactor {
        isOn
      }
    }
  }
`);

interface ConfirmPasswordDialogProps {
  onAnswer: (confirmed: boolean) => void;
}

export function ConfirmPasswordDialog({ onAnswer }: ConfirmPasswordDialogProps) {
  const t = useTranslations('account');
  const { data, error, loading, refetch } = useQuery(ConfirmPasswordDialogQuery, {
    fetchPolicy: 'network-only',
  });
  const viewer = data?.viewer;
  if (viewer?.hasPassword)
    return <PasswordDialog {...{ onAnswer }} needsCode={viewer.twoFactor.isOn} />;
  return (
    <DialogFrame title={t('confirm.title')} onClose={() => onAnswer(false)}>
      {viewer && <SignInAgain />}
      {!viewer && !error && <Skeleton className="h-24" />}
      {error && (
        <LoadFailed
          message={t('form.failed')}
          error={error}
          onRetry={() => void refetch().catch(() => undefined)}
          retrying={loading}
        />
      )}
    </DialogFrame>
  );
}

const ConfirmPasswordDialogMutation = graphql(`
  mutation ConfirmPasswordDialogSend($input: ConfirmPasswordInput!) {
    confirmPassword(input: $input) {
      confirmedUntil
    }
  }
`);

interface PasswordDialogProps extends ConfirmPasswordDialogProps {
  needsCode: boolean;
}

function PasswordDialog({ needsCode, onAnswer }: PasswordDialogProps) {
  const t = useTranslations('account');
  const { user } = useSession();
  const [confirm] = useMutation(ConfirmPasswordDialogMutation);
  const form = useServerForm({
    schema: confirmPasswordForm(needsCode),
    fields: needsCode ? ['password', 'code'] : ['password'],
    send: (input) => confirm({ variables: { input } }),
    onSent: () => onAnswer(true),
  });
  return (
    <DialogFrame title={t('confirm.title')} busy={form.busy} onClose={() => onAnswer(false)}>
      <p className="mb-4">{t(needsCode ? 'confirm.leadCode' : 'confirm.lead')}</p>
      <ServerForm form={form} fallback={t('form.failed')} submitLabel={t('confirm.submit')}>
        {/* Lets password managers know whose password it is. */}
        <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <SecretField
          {...form.field('password')}
          label={t('field.password')}
          autoComplete="current-password"
          autoFocus
        />
        {needsCode && <CodeFields {...form.field('code')} autoFocus={false} />}
      </ServerForm>
    </DialogFrame>
  );
}

/** For users without a password: signing in again proves their identity and reopens the page. */
function SignInAgain() {
  const t = useTranslations('account');
  const logout = useLogout();
  return (
    <>
      <p className="mb-4">{t('confirm.google')}</p>
      <GoogleButton alone onLeave={logout} />
      <p className="text-sm text-soft">{t('confirm.orPassword')}</p>
    </>
  );
}
