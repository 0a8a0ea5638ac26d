import { useApolloClient, useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import { serverMessage } from '#client/lib/failures.ts';
import { toast } from '#client/ui/toast.ts';
import { announceCompanyChange } from './workCompany.ts';

export const SwitchCompanyMutation = graphql(`
  mutation SwitchCompany($companyId: ID!) {
    switchCompany(input: { companyId: $companyId }) {
      viewer {
        id
      }
    }
  }
`);

/** Switches to another company of the account, and resolves to whether that succeeded. */
export function useSwitchCompany(): (companyId: string) => Promise<boolean> {
  const t = useTranslations('shell');
  const client = useApolloClient();
  const [change] = useMutation(SwitchCompanyMutation);
  return async (companyId) => {
    try {
      await change({ variables: { companyId } });
      await announceCompanyChange(client);
      return true;
    } catch (error) {
      toast({ kind: 'error', title: serverMessage(error) ?? t('errors.offline') });
      return false;
    }
  };
}
