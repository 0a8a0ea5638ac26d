import { useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '#client/components/useFailureToast.ts';
import { graphql } from '#client/gql/gql.ts';
import type { UpdateSettingsInput } from '#client/gql/graphql.ts';

const SettingUpdateMutation = graphql(`
  mutation SettingUpdate($input: UpdateSettingsInput!) {
    updateSettings(input: $input) {
      settings {
        id
        ...MailsSection_settings
        ...PrivacySection_settings
      }
    }
  }
`);

/** Effective at once; rolled back with a message if the server refuses. */
export function useSetting(current: object) {
  const t = useTranslations('settings');
  const showFailure = useFailureToast();
  const [update, { data, loading }] = useMutation(SettingUpdateMutation);
  const change = async (input: UpdateSettingsInput) => {
    const settings = { ...current, ...input } as never;
    try {
      await update({
        variables: { input },
        optimisticResponse: { updateSettings: { settings } },
      });
    } catch (error) {
      showFailure(t('notSaved'), error);
    }
  };
  return {
    change: (input: UpdateSettingsInput) => void change(input),
    /** Announced to users who cannot see the switch move. */
    status: data && !loading ? t('saved') : '',
  };
}
