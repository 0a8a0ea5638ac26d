import { useMutation, useQuery } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '#client/components/useFailureToast.ts';
import { graphql } from '#client/gql/gql.ts';
import { Switch } from '#client/ui/fields/Switch.tsx';

const QuietHoursQuery = graphql(`
  query QuietHoursSwitch {
    viewer {
      id
      settings {
        id
        quietHours
      }
    }
  }
`);

const QuietHoursMutation = graphql(`
  mutation QuietHoursSwitchUpdate($input: UpdateSettingsInput!) {
    updateSettings(input: $input) {
      settings {
        id
        quietHours
      }
    }
  }
`);

/** Whether emails about messages wait for the morning. Effective at once. */
export function QuietHoursSwitch() {
  const t = useTranslations('settings');
  const showFailure = useFailureToast();
  const { data } = useQuery(QuietHoursQuery);
  const [update] = useMutation(QuietHoursMutation);
  const settings = data?.viewer?.settings;
  const change = async (quietHours: boolean) => {
    try {
      await update({
        variables: { input: { quietHours } },
        optimisticResponse: { updateSettings: { settings: { ...settings!, quietHours } } },
      });
    } catch (error) {
      showFailure(t('notSaved'), error);
    }
  };
  return (
    <Switch
      label={t('mails.quiet.label')}
      hint={t('mails.quiet.hint')}
      checked={settings?.quietHours ?? true}
      disabled={!settings}
      onChange={({ target }) => void change(target.checked)}
    />
  );
}
