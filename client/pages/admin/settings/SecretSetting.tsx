import { useTranslations } from 'use-intl';
import { Button } from '#client/ui/Button.tsx';
import { PasswordField } from '#client/ui/PasswordField.tsx';
import type { SettingsState } from './useSettingsForm.ts';

interface SecretSettingProps {
  form: SettingsState;
  label: string;
  hint: string;
}

const NAME = 'smtpPassword';

/** Write-only: the page only shows whether a value is set. */
export function SecretSetting({ form, label, hint }: SecretSettingProps) {
  const t = useTranslations('systemSettings');
  const { hasPassword, forgetsPassword: forgets } = form;
  const isChanged = form.isChanged(NAME) || forgets;
  return (
    <div className="grid gap-2">
      <PasswordField
        name={NAME}
        label={label}
        hint={hint}
        note={isChanged ? t('changed') : undefined}
        error={form.errorOf(NAME)}
        autoComplete="new-password"
        placeholder={t(forgets ? 'secret.forgotten' : hasPassword ? 'secret.set' : 'secret.none')}
        disabled={forgets}
        value={String(form.valueOf(NAME))}
        onChange={({ target }) => form.change(NAME, target.value)}
        showLabel={t('secret.show')}
        hideValueLabel={t('secret.hide')}
      />
      {hasPassword && (
        <Button
          variant="quiet"
          size="s"
          className="justify-self-start"
          onClick={() => {
            form.change(NAME, '');
            form.change('clearSmtpPassword', !forgets);
          }}
        >
          {t(forgets ? 'secret.keep' : 'secret.forget')}
        </Button>
      )}
    </div>
  );
}
