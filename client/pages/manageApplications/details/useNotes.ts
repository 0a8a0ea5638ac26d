import { useApolloClient, useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '#client/components/useFailureToast.ts';
import { graphql } from '#client/gql/gql.ts';
import { toast } from '#client/ui/toast.ts';
import { UNDO_MS } from '#schema/options/limits.ts';
import { mentionedIn } from './mentions.ts';
import { MentionsQuery } from './useMentions.ts';

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

interface DeletedNote {
  id: string;
  body: string;
  mentionedNames: readonly string[];
}

/** A deleted note can be restored: it is created again, with the people it mentioned, who are not notified again. */
export function useNotes(applicationId: string) {
  const t = useTranslations('manageApplications');
  const showFailure = useFailureToast();
  const client = useApolloClient();
  const [addNote] = useMutation(NotesAddMutation);
  const [deleteNote] = useMutation(NotesDeleteMutation);
  const add = (body: string, mentionIds: readonly string[] = [], isRestored?: boolean) =>
    addNote({
      variables: { input: { applicationId, body, mentionIds: [...mentionIds], isRestored } },
    });
  const fail = (title: string) => (error: unknown) => showFailure(title, error);
  const restore = async ({ body, mentionedNames }: DeletedNote) => {
    if (mentionedNames.length === 0) return add(body, [], true);
    const { data } = await client.query({ query: MentionsQuery });
    const people = data?.viewer?.colleagues.filter(({ name }) => mentionedNames.includes(name));
    return add(body, mentionedIn(body, people ?? []), true);
  };
  const remove = async (note: DeletedNote) => {
    try {
      await deleteNote({ variables: { input: { id: note.id } } });
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
        onPress: () => void restore(note).catch(fail(t('notes.failed'))),
      },
    });
  };
  return { add, remove };
}
