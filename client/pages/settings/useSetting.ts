import { useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import type { UpdateSettingsInput } from '#client/gql/graphql.ts';
import { isNetworkFailure, serverMessage } from '#client/lib/failures.ts';
import { toast } from '#client/ui/toast.ts';

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
  const shell = useTranslations('shell');
  const [update, { data, loading }] = useMutation(SettingUpdateMutation);
  const change = async (input: UpdateSettingsInput) => {
    const settings = { ...current, ...input } as never;
    try {
      await update({
        variables: { input },
        optimisticResponse: { updateSettings: { settings } },
      });
    } catch (error) {
      const reason = isNetworkFailure(error) ? shell('errors.offline') : serverMessage(error);
      toast({ kind: 'error', title: t('notSaved'), message: reason });
    }
  };
  return {
    change: (input: UpdateSettingsInput) => void change(input),
    /** For users who do not see the switch move. */
    status: data && !loading ? t('saved') : '',
  };
}
