import { useTranslations } from 'use-intl';
import { TextField, type TextFieldProps } from '#client/ui/TextField.tsx';

/** The login email: shows the right keyboard on phones and does not capitalize. */
export function EmailField(props: Omit<TextFieldProps, 'label'>) {
  const t = useTranslations('account');
  return (
    <TextField
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...props}
      label={t('field.email')}
    />
  );
}
