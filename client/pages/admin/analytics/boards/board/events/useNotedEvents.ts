import { useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import type { NotedEvent as NotedKind } from '#client/gql/graphql.ts';
import { useFailureToast } from '#client/pages/admin/moderation/useFailureToast.ts';
import { toast } from '#client/ui/toast.ts';
import { UNDO_MS } from '#schema/options/limits.ts';
import type { NotedEvent } from '#schema/options/chartEvents.ts';
import { BoardEventsQuery, type BoardEvent } from './useBoardEvents.ts';

const NoteChartEventMutation = graphql(`
  mutation NotedEventsNote($input: NoteChartEventInput!) {
    noteChartEvent(input: $input) {
      event {
        id
      }
    }
  }
`);

const DeleteChartEventMutation = graphql(`
  mutation NotedEventsDelete($input: DeleteChartEventInput!) {
    deleteChartEvent(input: $input) {
      deletedEventId
    }
  }
`);

interface NewEvent {
  kind: NotedEvent;
  day: string;
  name: string;
}

/** Notes events and deletes them, with eight seconds to undo that. */
export function useNotedEvents() {
  const t = useTranslations('chartEvents');
  const showFailure = useFailureToast();
  const again = { refetchQueries: [BoardEventsQuery], awaitRefetchQueries: true };
  const [send] = useMutation(NoteChartEventMutation, again);
  const [sendDeletion] = useMutation(DeleteChartEventMutation, again);
  const note = ({ kind, ...rest }: NewEvent) =>
    send({ variables: { input: { ...rest, kind: kind.toUpperCase() as NotedKind } } });
  const remove = async ({ id, kind, day, name }: BoardEvent) => {
    try {
      await sendDeletion({ variables: { input: { id } } });
    } catch (error) {
      return showFailure(t('failed.delete'), error);
    }
    const noted = { kind: kind.toLowerCase() as NotedEvent, day: day!, name };
    toast({
      kind: 'info',
      title: t('deleted'),
      message: name,
      duration: UNDO_MS,
      action: {
        label: t('undo'),
        onPress: () =>
          void note(noted).catch((error: unknown) => showFailure(t('failed.note'), error)),
      },
    });
  };
  return { note, remove };
}
