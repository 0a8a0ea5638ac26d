import { useTranslations } from 'use-intl';
import { useSession } from '#client/lib/session.ts';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import type { AlertForm } from './alertForm.ts';

interface AlertChannelsProps {
  form: AlertForm;
  onChange: (part: Partial<AlertForm>) => void;
}

/** How an alert notifies: always by bell, and if wanted by email and webhooks. */
export function AlertChannels({ form, onChange }: AlertChannelsProps) {
  const t = useTranslations('figureAlerts');
  const { user } = useSession();
  return (
    <fieldset className="grid gap-1">
      <legend className="text-sm font-semibold">{t('form.ways')}</legend>
      <p className="text-sm text-soft">
        {t('form.bell')} {t('form.once')}
      </p>
      <Checkbox
        label={t('form.mail', { email: user?.email ?? '' })}
        checked={form.isMailed}
        onChange={({ target }) => onChange({ isMailed: target.checked })}
      />
      <Checkbox
        label={t('form.webhook')}
        hint={t('form.webhookHint')}
        checked={form.isPosted}
        onChange={({ target }) => onChange({ isPosted: target.checked })}
      />
    </fieldset>
  );
}
