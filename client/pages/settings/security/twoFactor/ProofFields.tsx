import { useTranslations } from 'use-intl';
import { SecretField } from '#client/components/account/SecretField.tsx';
import { TextField, type TextFieldProps } from '#client/ui/TextField.tsx';

type Wired = Omit<TextFieldProps, 'label'>;

interface ProofFieldsProps {
  hasPassword: boolean;
  hasTwoFactor?: boolean;
  field: (name: 'password' | 'code') => Wired;
}

/** Anything that weakens or renews the second factor, or deletes the account, requires both. */
export function ProofFields({ hasPassword, hasTwoFactor = true, field }: ProofFieldsProps) {
  const t = useTranslations('twoFactor');
  const account = useTranslations('account');
  return (
    <>
      {hasPassword && (
        <SecretField
          {...field('password')}
          label={account('field.password')}
          autoComplete="current-password"
        />
      )}
      {hasTwoFactor && (
        <TextField
          {...field('code')}
          label={t('code.either')}
          hint={t('code.eitherHint')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          inputClassName="tabular tracking-widest"
          maxLength={40}
          required
        />
      )}
    </>
  );
}
