import { useTranslations } from 'use-intl';
import { PasswordField } from '#client/ui/PasswordField.tsx';
import type { SettingsState } from './useSettingsForm.ts';

/** Asked for where the mail server changes: every mail goes there, those with links to new passwords too. */
export function ProofSetting({ form }: { form: SettingsState }) {
  const t = useTranslations('systemSettings');
  if (!form.isChanged('smtpHost')) return null;
  return (
    <PasswordField
      name="password"
      label={t('proof.label')}
      hint={t('proof.hint')}
      error={form.errorOf('password')}
      value={String(form.valueOf('password'))}
      onChange={({ target }) => form.change('password', target.value)}
      showLabel={t('secret.show')}
      hideValueLabel={t('secret.hide')}
    />
  );
}
