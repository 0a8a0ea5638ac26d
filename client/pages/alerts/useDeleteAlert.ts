import { useMutation } from '@apollo/client/react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '#client/components/useFailureToast.ts';
import { graphql } from '#client/gql/gql.ts';
import { toast } from '#client/ui/toast.ts';
import { UNDO_MS } from '#schema/options/limits.ts';

const DeleteAlertMutation = graphql(`
  mutation DeleteAlert($input: DeleteAlertInput!) {
    deleteAlert(input: $input) {
      alert {
        id
      }
    }
  }
`);

const DeleteAlertUndoMutation = graphql(`
  mutation DeleteAlertUndo($input: RestoreAlertInput!) {
    restoreAlert(input: $input) {
      viewer {
        alerts {
          ...AlertRow_alert
        }
      }
    }
  }
`);

interface Deleted {
  id: string;
  name: string;
}

/** Removed at once, with eight seconds to undo it. The focus moves to the row that takes its place. */
export function useDeleteAlert() {
  const t = useTranslations('alerts');
  const list = useRef<HTMLUListElement>(null);
  const showFailure = useFailureToast();
  const failed = (error: unknown) => showFailure(t('toast.failed'), error);
  const [deleteAlert] = useMutation(DeleteAlertMutation);
  const [restoreAlert] = useMutation(DeleteAlertUndoMutation);

  const remove = ({ id, name }: Deleted) => {
    focusBeside(list.current);
    const variables = { input: { id } };
    const closeToast = toast({
      kind: 'info',
      title: t('toast.deleted'),
      message: name,
      duration: UNDO_MS,
      action: {
        label: t('toast.undo'),
        onPress: () => void restoreAlert({ variables }).catch(failed),
      },
    });
    deleteAlert({
      variables,
      optimisticResponse: { deleteAlert: { alert: { id } } },
      // The list skips alerts missing from the cache; undoing brings the whole list.
      update: (cache) => {
        cache.evict({ id: cache.identify({ __typename: 'Alert', id }) });
      },
    }).catch((error: unknown) => {
      closeToast();
      failed(error);
    });
  };
  return { list, remove };
}

/** Called before the row disappears together with the focus. */
function focusBeside(list: HTMLUListElement | null): void {
  const rows = [...(list?.children ?? [])];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = rows[at + 1] ?? rows[at - 1];
  const target = next?.querySelector<HTMLElement>('button') ?? document.querySelector('h1');
  target?.focus();
}
