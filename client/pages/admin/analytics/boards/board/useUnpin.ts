import { useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import type { Tile_PinFragment } from '#client/gql/graphql.ts';
import { focusRow, nextRow } from '#client/pages/admin/lists/nextRow.ts';
import { useFailureToast } from '#client/pages/admin/moderation/useFailureToast.ts';
import { toast } from '#client/ui/toast.ts';
import { UNDO_MS } from '#schema/options/limits.ts';
import { evictViews } from './boardView.ts';

const UnpinMutation = graphql(`
  mutation Unpin($input: UnpinReportInput!) {
    unpinReport(input: $input) {
      dashboard {
        id
        version
        updatedAt
        pins {
          id
          ...Tile_pin
        }
      }
    }
  }
`);

const UnpinUndoMutation = graphql(`
  mutation UnpinUndo($input: PinReportInput!) {
    pinReport(input: $input) {
      dashboard {
        id
        pins {
          id
          report {
            id
          }
        }
      }
    }
  }
`);

const UnpinPlaceMutation = graphql(`
  mutation UnpinPlace($input: MovePinInput!) {
    movePin(input: $input) {
      dashboard {
        id
        version
        updatedAt
        pins {
          id
          ...Tile_pin
        }
      }
    }
  }
`);

/** Unpins a report, with eight seconds to undo it. */
export function useUnpin(dashboardId: string) {
  const t = useTranslations('analytics');
  const showFailure = useFailureToast();
  const [unpin] = useMutation(UnpinMutation);
  // Not written to the cache: the tile appears once it is back in its place.
  const [pin] = useMutation(UnpinUndoMutation, { fetchPolicy: 'no-cache' });
  const [move] = useMutation(UnpinPlaceMutation);

  const back = async ({ report, width }: Tile_PinFragment, position: number) => {
    const input = { dashboardId, reportId: report.id, width };
    const { data } = await pin({ variables: { input } });
    const made = data?.pinReport.dashboard.pins.find((one) => one.report.id === report.id);
    if (!made) return;
    await move({
      variables: { input: { id: made.id, position } },
      update: (cache) => evictViews(cache, dashboardId),
    });
    requestAnimationFrame(() => focusRow(made.id));
  };
  return async (tile: Tile_PinFragment, position: number) => {
    const next = nextRow([tile.id]);
    try {
      await unpin({ variables: { input: { id: tile.id } } });
    } catch (error) {
      return showFailure(t('boards.failed.unpin'), error);
    }
    requestAnimationFrame(() => focusRow(next));
    toast({
      kind: 'info',
      title: t('boards.board.unpinned'),
      message: tile.report.name,
      duration: UNDO_MS,
      action: {
        label: t('boards.undo'),
        onPress: () =>
          void back(tile, position).catch((error: unknown) =>
            showFailure(t('boards.failed.restore'), error),
          ),
      },
    });
  };
}
