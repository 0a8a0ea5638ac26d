import { useApolloClient, useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import type { AdminStatus } from '#client/gql/graphql.ts';
import { resultOf, type ModerationAction } from '../moderation/moderationActions.ts';
import { refreshLists } from '../moderation/refreshLists.ts';
import { useOptimisticDecision } from '../moderation/useOptimisticDecision.ts';
import { toast } from '#client/ui/toast.ts';

const ModerateCompanyVerifyMutation = graphql(`
  mutation ModerateCompanyVerify($input: VerifyCompanyInput!) {
    verifyCompany(input: $input) {
      company {
        id
        approvedAt
        ...CompanyRow_company
      }
    }
  }
`);

const ModerateCompanyMutation = graphql(`
  mutation ModerateCompany($input: UpdateCompanyStatusInput!) {
    updateCompanyStatus(input: $input) {
      company {
        id
        approvedAt
        ...CompanyRow_company
      }
    }
  }
`);

export interface ModeratedCompany {
  id: string;
  adminStatus: AdminStatus;
  updatedAt: string;
  company: { name: string };
}

/** A pending company is verified, as documented; every other action changes its status. */
export function useModerateCompany() {
  const t = useTranslations('admin');
  const client = useApolloClient();
  const decideNow = useOptimisticDecision('AdminCompany');
  const [verify] = useMutation(ModerateCompanyVerifyMutation);
  const [update] = useMutation(ModerateCompanyMutation);

  const isVerifying = (move: ModerationAction, { adminStatus }: ModeratedCompany) =>
    move === 'approve' && adminStatus === 'PENDING';

  const send = async (move: ModerationAction, company: ModeratedCompany, adminNotes?: string) => {
    const { id, adminStatus: from, updatedAt } = company;
    const status = resultOf(move);
    if (isVerifying(move, company)) await verify({ variables: { input: { id, updatedAt } } });
    else await update({ variables: { input: { id, from, updatedAt, status, adminNotes } } });
    toast({ kind: 'success', title: t(`done.company.${move}`), message: company.company.name });
    await refreshLists(client);
  };

  const moderateNow = (move: ModerationAction, company: ModeratedCompany): void =>
    decideNow({
      id: company.id,
      status: resultOf(move),
      send: () => send(move, company),
      failed: t(isVerifying(move, company) ? 'failed.verify' : 'failed.companyStatus'),
    });
  return { send, moderateNow };
}
