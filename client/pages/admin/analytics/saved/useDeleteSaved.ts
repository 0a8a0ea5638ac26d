import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { focusRowAfterDialog, nextRow } from '#client/pages/admin/lists/nextRow.ts';
import { useFailureToast } from '#client/pages/admin/moderation/useFailureToast.ts';
import { toast } from '#client/ui/toast.ts';

export interface Deletion<Answer> {
  saved: { id: string; name: string };
  typename: 'AnalyticsSegment' | 'FigureAlert';
  mutation: TypedDocumentNode<Answer, { input: { id: string; replaceWith?: string } }>;
  words: 'figureAlerts' | 'segments';
  onClose: () => void;
}

interface Replacement {
  /** The id of what takes its place. */
  replaceWith: string;
  /** The objects that used it until now. */
  changed: { __typename: string; id: string }[];
}

/** Deletes something saved for good. The focus moves to the row that takes its place. */
export function useDeleteSaved<Answer>(deletion: Deletion<Answer>) {
  const { saved, typename, mutation, words, onClose } = deletion;
  const { id, name } = saved;
  const t = useTranslations(words);
  const showFailure = useFailureToast();
  const [remove, { loading }] = useMutation(mutation);
  const confirm = async ({ replaceWith, changed = [] }: Partial<Replacement> = {}) => {
    const next = nextRow([id]);
    try {
      await remove({
        variables: { input: { id, ...(replaceWith && { replaceWith }) } },
        update: (cache) => {
          for (const one of [...changed, { __typename: typename, id }])
            cache.evict({ id: cache.identify(one) });
          cache.gc();
        },
      });
      onClose();
      toast({ kind: 'success', title: t('done.delete'), message: name });
      // After `onClose`, which asks for the focus of the row that is gone by now.
      focusRowAfterDialog(next);
    } catch (error) {
      onClose();
      showFailure(t('failed.delete'), error);
    }
  };
  return { confirm, loading };
}
