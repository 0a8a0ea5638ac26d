import { useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '#client/components/useFailureToast.ts';
import { graphql } from '#client/gql/gql.ts';
import { toast } from '#client/ui/toast.ts';
import { UNDO_MS } from '#schema/options/limits.ts';

const NotesAddMutation = graphql(`
  mutation NotesAdd($input: AddApplicationNoteInput!) {
    addApplicationNote(input: $input) {
      application {
        ...Notes_application
      }
    }
  }
`);

const NotesDeleteMutation = graphql(`
  mutation NotesDelete($input: DeleteApplicationNoteInput!) {
    deleteApplicationNote(input: $input) {
      application {
        ...Notes_application
      }
    }
  }
`);

/** A deleted note can be restored: it is created again. */
export function useNotes(applicationId: string) {
  const t = useTranslations('manageApplications');
  const showFailure = useFailureToast();
  const [addNote] = useMutation(NotesAddMutation);
  const [deleteNote] = useMutation(NotesDeleteMutation);
  const add = (body: string, mentionIds: readonly string[] = []) =>
    addNote({ variables: { input: { applicationId, body, mentionIds: [...mentionIds] } } });
  const fail = (title: string) => (error: unknown) => showFailure(title, error);
  const remove = async ({ id, body }: { id: string; body: string }) => {
    try {
      await deleteNote({ variables: { input: { id } } });
    } catch (error) {
      fail(t('notes.deleteFailed'))(error);
      return;
    }
    toast({
      kind: 'info',
      title: t('notes.deleted'),
      duration: UNDO_MS,
      action: {
        label: t('notes.undo'),
        onPress: () => void add(body).catch(fail(t('notes.failed'))),
      },
    });
  };
  return { add, remove };
}
