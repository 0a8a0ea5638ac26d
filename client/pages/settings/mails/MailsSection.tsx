import { useTranslations } from 'use-intl';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { SettingsPart } from '#client/pages/settings/SettingsPart.tsx';
import { useSetting } from '#client/pages/settings/useSetting.ts';
import { Switch } from '#client/ui/fields/Switch.tsx';
import { MailLanguage } from './MailLanguage.tsx';
import { PushSwitch } from './PushSwitch.tsx';
import { QuietHoursSwitch } from './QuietHoursSwitch.tsx';

const MailsSection_settings = graphql(`
  fragment MailsSection_settings on UserSettings {
    id
    emailNotifications
    applicationAlerts
    jobAlerts
    jobRecommendations
    marketingEmails
  }
`);

const FLAGS = ['applicationAlerts', 'jobAlerts', 'jobRecommendations', 'marketingEmails'] as const;

interface MailsSectionProps {
  settings: FragmentType<typeof MailsSection_settings>;
}

/** Which emails a job seeker receives. The bell is not affected, and account emails are always sent. */
export function MailsSection(props: MailsSectionProps) {
  const t = useTranslations('settings');
  const settings = readFragment(MailsSection_settings, props.settings);
  const { change, status } = useSetting(settings);
  const all = settings.emailNotifications;
  return (
    <SettingsPart title={t('mails.title')} about={t('mails.about')}>
      <div className="grid gap-3">
        <Switch
          label={t('mails.emailNotifications')}
          hint={t('mails.emailNotificationsHint')}
          checked={all}
          onChange={(event) => change({ emailNotifications: event.target.checked })}
        />
        <hr className="border-line" />
        {FLAGS.map((flag) => (
          <Switch
            key={flag}
            label={t(`mails.seeker.${flag}`)}
            hint={t(`mails.seekerHint.${flag}`)}
            checked={settings[flag]}
            disabled={!all}
            onChange={(event) => change({ [flag]: event.target.checked })}
          />
        ))}
        {!all && <p className="text-sm text-soft">{t('mails.off')}</p>}
        <QuietHoursSwitch />
        <PushSwitch />
        <MailLanguage />
      </div>
      <p role="status" className="sr-only">
        {status}
      </p>
    </SettingsPart>
  );
}
