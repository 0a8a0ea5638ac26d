import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import { serverMessage } from '#client/lib/failures.ts';
import { toast } from '#client/ui/toast.ts';
import { announceCompany } from '#client/components/team/workCompany.ts';
import { menuLineClass } from './headerClasses.ts';

const CompanyLinesQuery = graphql(`
  query CompanyLines {
    viewer {
      memberships {
        id
        isCurrent
        company {
          id
          name
        }
      }
    }
  }
`);

const CompanyLinesSwitchMutation = graphql(`
  mutation CompanyLinesSwitch($companyId: ID!) {
    switchCompany(input: { companyId: $companyId }) {
      viewer {
        id
      }
    }
  }
`);

/** One line for each other company that the account belongs to; nothing for most people. */
export function CompanyLines() {
  const t = useTranslations('shell');
  const client = useApolloClient();
  const { data } = useQuery(CompanyLinesQuery);
  const [change] = useMutation(CompanyLinesSwitchMutation);
  const others = (data?.viewer?.memberships ?? []).filter(({ isCurrent }) => !isCurrent);
  const choose = async (companyId: string) => {
    try {
      await change({ variables: { companyId } });
      await announceCompany(client);
    } catch (error) {
      toast({ kind: 'error', title: serverMessage(error) ?? t('errors.offline') });
    }
  };
  return others.map(({ id, company }) => (
    <li key={id}>
      <button type="button" onClick={() => void choose(company.id)} className={menuLineClass}>
        {t('header.account.workFor', { company: company.name })}
      </button>
    </li>
  ));
}
