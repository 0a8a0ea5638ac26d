import { useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import { useFailureToast } from '../moderation/useFailureToast.ts';
import { toast } from '#client/ui/toast.ts';
import { focusStep } from './focusStep.ts';

const UndoBulkUploadMutation = graphql(`
  mutation UndoBulkUpload($input: UndoBulkUploadInput!) {
    undoBulkUpload(input: $input) {
      upload {
        id
        status
        ...Complete_upload
      }
    }
  }
`);

export function useUndo({ id, file }: { id: string; file: string }) {
  const t = useTranslations('bulkUpload');
  const showFailure = useFailureToast();
  const [send, { loading }] = useMutation(UndoBulkUploadMutation);
  const undo = async () => {
    try {
      await send({ variables: { input: { id } } });
      toast({ kind: 'success', title: t('undo.done'), message: file });
      // The button has disappeared along with what it undid.
      requestAnimationFrame(focusStep);
    } catch (error) {
      showFailure(t('failed.undo'), error);
    }
  };
  return { undo, busy: loading };
}
