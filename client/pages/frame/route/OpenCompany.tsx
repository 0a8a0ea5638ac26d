import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { SwitchCompanyMutation } from '#client/components/team/useSwitchCompany.ts';
import { announceCompanyChange } from '#client/components/team/workCompany.ts';
import { graphql } from '#client/gql/gql.ts';
import { useLocation, useNavigate } from '#client/lib/routing.ts';
import { PageSkeleton } from '#client/pages/frame/PageSkeleton.tsx';
import { toast } from '#client/ui/toast.ts';
import { withoutCompany } from './companyOfLink.ts';

const OpenCompanyQuery = graphql(`
  query OpenCompany {
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

/** Switches to the company that the link names, says so, and then opens the page. */
export function OpenCompany({ companyId }: { companyId: string }) {
  const t = useTranslations('team');
  const client = useApolloClient();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  useEffect(() => {
    let isOpen = true;
    const open = async () => {
      const company = await workFor(client, companyId);
      if (company) toast({ kind: 'info', title: t('opened', { company }) });
      if (isOpen) await navigate(pathname + withoutCompany(search) + hash, { replace: true });
    };
    open().catch((error: unknown) => setFailure({ error }));
    return () => {
      isOpen = false;
    };
  }, [client, companyId, navigate, pathname, search, hash, t]);
  if (failure) throw failure.error;
  return <PageSkeleton />;
}

/** Switches to the company and returns its name; null if the account works for it already or does not belong to it. */
async function workFor(client: ApolloClient, companyId: string): Promise<string | null> {
  const { data } = await client.query({ query: OpenCompanyQuery, fetchPolicy: 'network-only' });
  const membership = data?.viewer?.memberships.find(
    ({ company }) => company.id === companyId.toLowerCase(),
  );
  if (!membership || membership.isCurrent) return null;
  const { company } = membership;
  await client.mutate({ mutation: SwitchCompanyMutation, variables: { companyId: company.id } });
  await announceCompanyChange(client);
  return company.name;
}
