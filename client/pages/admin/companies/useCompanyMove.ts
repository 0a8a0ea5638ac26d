import { useApolloClient, useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import type { AdminStatus } from '#client/gql/graphql.ts';
import { resultOf, type Move } from '#client/pages/admin/moves/moves.ts';
import { refreshLists } from '#client/pages/admin/moves/refreshLists.ts';
import { showAtOnce } from '#client/pages/admin/moves/showAtOnce.ts';
import { useTellFailure } from '#client/pages/admin/moves/useTellFailure.ts';
import { toast } from '#client/ui/toast.ts';

const CompanyMoveVerifyMutation = graphql(`
  mutation CompanyMoveVerify($input: VerifyCompanyInput!) {
    verifyCompany(input: $input) {
      company {
        id
        approvedAt
        ...CompanyRow_company
      }
    }
  }
`);

const CompanyMoveMutation = graphql(`
  mutation CompanyMove($input: UpdateCompanyStatusInput!) {
    updateCompanyStatus(input: $input) {
      company {
        id
        approvedAt
        ...CompanyRow_company
      }
    }
  }
`);

export interface MovedCompany {
  id: string;
  adminStatus: AdminStatus;
  company: { name: string };
}

/** A pending company is verified, as documented; every other action changes its status. */
export function useCompanyMove() {
  const t = useTranslations('admin');
  const client = useApolloClient();
  const tellFailure = useTellFailure();
  const [verify] = useMutation(CompanyMoveVerifyMutation);
  const [update] = useMutation(CompanyMoveMutation);

  const isVerifying = (move: Move, { adminStatus }: MovedCompany) =>
    move === 'approve' && adminStatus === 'PENDING';

  const send = async (move: Move, company: MovedCompany, adminNotes?: string) => {
    const { id, adminStatus: from } = company;
    const status = resultOf(move);
    if (isVerifying(move, company)) await verify({ variables: { input: { id } } });
    else await update({ variables: { input: { id, from, status, adminNotes } } });
    toast({ kind: 'success', title: t(`done.company.${move}`), message: company.company.name });
    await refreshLists(client);
  };

  /** Shows the certain result at once, and rolls it back on failure. */
  const moveNow = (move: Move, company: MovedCompany): void => {
    const settle = showAtOnce(client, 'AdminCompany', [company.id], resultOf(move));
    send(move, company)
      .catch(async (error: unknown) => {
        tellFailure(
          t(isVerifying(move, company) ? 'failed.verify' : 'failed.companyStatus'),
          error,
        );
        // Another administrator may have decided in the meantime.
        await refreshLists(client);
      })
      .finally(settle);
  };
  return { send, moveNow };
}
