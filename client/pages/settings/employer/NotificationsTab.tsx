import { useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { useTeamRight } from '#client/components/team/useTeamRight.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { SettingsPart } from '#client/pages/settings/SettingsPart.tsx';
import { MailLanguage } from '#client/pages/settings/mails/MailLanguage.tsx';
import { PushSwitch } from '#client/pages/settings/mails/PushSwitch.tsx';
import { QuietHoursSwitch } from '#client/pages/settings/mails/QuietHoursSwitch.tsx';
import { Switch } from '#client/ui/fields/Switch.tsx';
import type { EmployerNotificationFlag } from '#schema/options/notifications.ts';
import { SavedLine } from './SavedLine.tsx';
import { useSaving } from './useSaving.ts';

export const NotificationsTab_settings = graphql(`
  fragment NotificationsTab_settings on EmployerSettings {
    id
    notifications {
      emailNotifications
      applicationAlerts
      jobExpiryAlerts
      weeklyReports
      marketingEmails
    }
  }
`);

const NotificationsTabMutation = graphql(`
  mutation NotificationsTab($input: UpdateEmployerNotificationsInput!) {
    updateEmployerNotifications(input: $input) {
      settings {
        ...NotificationsTab_settings
      }
    }
  }
`);

const FLAGS = ['applicationAlerts', 'jobExpiryAlerts', 'weeklyReports', 'marketingEmails'] as const;

/** Each switch is saved when it moves. The first applies to emails only; the bell is not affected. */
export function NotificationsTab(props: {
  settings: FragmentType<typeof NotificationsTab_settings>;
}) {
  const t = useTranslations('settings');
  const current = readFragment(NotificationsTab_settings, props.settings);
  const { notifications } = current;
  // Only those who post jobs are told that one is about to close.
  const mayPost = useTeamRight('post');
  const flags = FLAGS.filter((flag) => mayPost || flag !== 'jobExpiryAlerts');
  const [update] = useMutation(NotificationsTabMutation);
  const { save, status } = useSaving({
    done: t('employer.notifications.done'),
    failed: t('employer.notifications.failed'),
  });
  const isOn = notifications.emailNotifications;
  const change = (flag: EmployerNotificationFlag, on: boolean) => {
    const settings = { ...current, notifications: { ...notifications, [flag]: on } } as never;
    const optimisticResponse = { updateEmployerNotifications: { settings } };
    save(() => update({ variables: { input: { [flag]: on } }, optimisticResponse }));
  };
  return (
    <SettingsPart
      title={t('employer.notifications.title')}
      about={t('employer.notifications.about')}
    >
      <div className="grid gap-3">
        <Switch
          label={t('employer.notifications.emailNotifications')}
          hint={t('employer.notifications.hint.emailNotifications')}
          checked={isOn}
          onChange={(event) => change('emailNotifications', event.target.checked)}
        />
        {!isOn && <p className="text-sm">{t('employer.notifications.off')}</p>}
        <hr className="mt-1 border-line" />
        {flags.map((flag) => (
          <Switch
            key={flag}
            label={t(`employer.notifications.${flag}`)}
            hint={t(`employer.notifications.hint.${flag}`)}
            checked={notifications[flag]}
            disabled={flag === 'marketingEmails' && !isOn}
            onChange={(event) => change(flag, event.target.checked)}
          />
        ))}
        <QuietHoursSwitch />
        <PushSwitch />
        <MailLanguage />
      </div>
      <SavedLine>{status}</SavedLine>
    </SettingsPart>
  );
}
