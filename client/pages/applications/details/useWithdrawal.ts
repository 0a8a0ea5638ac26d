import type { ApolloClient } from '@apollo/client';
import { useTranslations } from 'use-intl';
import { forgetOwnApplications } from '#client/components/apply/forgetOwnApplications.ts';
import { useFailureToast } from '#client/components/useFailureToast.ts';
import { graphql } from '#client/gql/gql.ts';
import type { WithdrawalReason } from '#client/gql/graphql.ts';
import { announceEndOfUndo } from '#client/lib/live/useArrivals.ts';
import { toast } from '#client/ui/toast.ts';

const WithdrawMutation = graphql(`
  mutation Withdrawal($input: WithdrawApplicationInput!) {
    withdrawApplication(input: $input) {
      application {
        ...OwnApplication_application
      }
      undoUntil
    }
  }
`);

const UndoWithdrawalMutation = graphql(`
  mutation WithdrawalUndo($input: UndoWithdrawalInput!) {
    undoWithdrawal(input: $input) {
      application {
        ...OwnApplication_application
      }
    }
  }
`);

/** Withdraws, and offers to undo it for as long as the server allows that. */
export function useWithdrawal(client: ApolloClient, id: string) {
  const t = useTranslations('myApplication');
  const showFailure = useFailureToast();
  const update = forgetOwnApplications;
  const undo = async () => {
    try {
      const variables = { input: { id } };
      await client.mutate({ mutation: UndoWithdrawalMutation, variables, update });
      toast({ kind: 'success', title: t('withdraw.undone') });
    } catch (error) {
      showFailure(t('withdraw.undoFailed'), error);
    }
  };
  // The dialog is gone by then, together with the button that opened it.
  const offerUndo = (until: string) =>
    toast({
      kind: 'success',
      title: t('withdraw.done'),
      message: t('withdraw.told'),
      until: Date.parse(until),
      action: { label: t('withdraw.undo'), onPress: () => void undo() },
    });
  return async (given: { reason: WithdrawalReason | null; text: string | null }) => {
    const variables = { input: { id, ...given } };
    const { data } = await client.mutate({ mutation: WithdrawMutation, variables, update });
    if (!data) return;
    offerUndo(data.withdrawApplication.undoUntil);
    announceEndOfUndo(Date.parse(data.withdrawApplication.undoUntil));
  };
}
