import { useTranslations } from 'use-intl';
import { PasswordField } from '#client/ui/PasswordField.tsx';
import type { TextFieldProps } from '#client/ui/TextField.tsx';

/** A password field with a localized show/hide button. */
export function SecretField(props: TextFieldProps) {
  const t = useTranslations('account');
  return (
    <PasswordField
      required
      {...props}
      showLabel={t('field.showPassword')}
      hideValueLabel={t('field.hidePassword')}
    />
  );
}
