import { useMutation } from '@apollo/client/react';
import { useFailureToast } from '#client/components/useFailureToast.ts';
import { graphql } from '#client/gql/gql.ts';
import { isFocusLost } from '#client/lib/document/lostFocus.ts';
import { errorCodes } from '#client/lib/failures.ts';
import { toast } from '#client/ui/toast.ts';

const WithdrawChangeMutation = graphql(`
  mutation WithdrawChange($id: ID!) {
    withdrawPendingChange(input: { id: $id }) {
      job {
        id
        pendingChange {
          ...PendingChange_change
        }
      }
      companyProfile {
        id
        pendingChange {
          ...PendingChange_change
        }
      }
    }
  }
`);

export interface WithdrawWords {
  done: string;
  /** What stays as it is, or what the change was about. */
  message: string;
  failed: string;
}

/** `moveFocus` moves the focus once the button has disappeared along with the change. */
export function useWithdrawChange(words: WithdrawWords, moveFocus: () => void) {
  const showFailure = useFailureToast();
  const [withdrawChange, { loading, client }] = useMutation(WithdrawChangeMutation);
  const withdraw = async (id: string): Promise<void> => {
    const pressed = document.activeElement;
    try {
      await withdrawChange({ variables: { id } });
      toast({ kind: 'success', title: words.done, message: words.message });
      if (isFocusLost() || document.activeElement === pressed) moveFocus();
    } catch (error) {
      showFailure(words.failed, error);
      // An administrator has already decided: show the result.
      if (errorCodes(error).includes('NOT_FOUND')) {
        await client.refetchQueries({ include: 'active' }).catch(() => undefined);
      }
    }
  };
  return { withdrawing: loading, withdraw: (id: string) => void withdraw(id) };
}
