import { useEffect, useEffectEvent } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { ApplicationStatusTag } from '#client/components/applications/ApplicationStatusTag.tsx';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { scrollToRow } from '#client/pages/manageApplications/list/scrollToRow.ts';
import { MoreFailed } from '#client/pages/manageApplications/MoreFailed.tsx';
import { useLoadAhead } from '../useLoadAhead.ts';
import type { Selection } from '#client/pages/manageApplications/useSelection.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { useRowWindow } from '#client/ui/windowing/useRowWindow.ts';
import { WindowedRows } from '#client/ui/windowing/WindowedRows.tsx';
import { BoardCard } from './BoardCard.tsx';
import type { KnownStage } from '../status/knownStages.ts';
import type { Target } from '../status/cachedApplication.ts';
import type { ColumnCards } from './useColumns.ts';

export const BoardColumn_application = graphql(`
  fragment BoardColumn_application on Application {
    id
    ...BoardCard_application
  }
`);

interface BoardColumnProps {
  column: ColumnCards & { total: number; count: number };
  stages: readonly KnownStage[];
  /** The index a key moved to that has not been loaded yet. */
  far: { index: number } | null;
  /** The dragged card may be dropped here. */
  takes: boolean;
  isOver: boolean;
  pinned: string | null;
  tabStop: string | null;
  selection: Selection;
  toDetails: (id: string) => string;
  onMove: (id: string, to: Target) => void;
}

/** The approximate height of a card and of the gap between two. */
const CARD = 168;
const GAP = 8;
const AHEAD = 20;

/** As tall as all of its applications; only the visible ones are rendered. */
export function BoardColumn(props: BoardColumnProps) {
  const { far, selection, tabStop } = props;
  const { key, status, stage, cards, ids, total, count, hasMore, more } = props.column;
  const t = useTranslations('manageApplications');
  const words = useTranslations('applications');
  const format = useFormatter();
  const { box, ...window } = useRowWindow<HTMLUListElement>(
    { keys: ids, count: total },
    { guess: CARD + GAP, gap: GAP },
  );
  const wanted = Math.max(window.last + AHEAD, far ? far.index + 1 : 0);
  const ahead = useLoadAhead({ loaded: ids.length, wanted, hasMore, onMore: more });
  const show = useEffectEvent((index: number) =>
    scrollToRow(box.current, window.offsets[index] ?? 0),
  );
  useEffect(() => {
    if (far) show(far.index);
  }, [far]);

  return (
    <section
      aria-label={t('board.column', { status: stage?.name ?? words(`status.${status}`), count })}
      data-column={key}
      className={joinClasses(
        'min-h-40 w-[17rem] shrink-0 snap-start rounded-card border p-2 xl:w-auto xl:min-w-[15rem] xl:flex-1',
        props.takes ? 'border-ink' : 'border-line',
        props.isOver ? 'bg-ink-wash' : 'bg-tint/50',
      )}
    >
      <h2 className="flex items-center justify-between gap-2 px-1 pt-1 pb-2 text-base">
        {stage ? (
          <span className="min-w-0 truncate font-semibold">{stage.name}</span>
        ) : (
          <ApplicationStatusTag status={status} />
        )}
        <span className="tabular text-sm text-soft">{format.number(count)}</span>
      </h2>
      {total > 0 ? (
        <ul ref={box} className="relative">
          <WindowedRows
            window={window}
            keys={ids}
            pinned={props.pinned}
            waitingClass="px-3 py-4"
            waiting={<Skeleton className="h-5 w-2/3" />}
            row={({ id, index, count: all, top }) => (
              <BoardCard
                key={id}
                application={readFragment(BoardColumn_application, cards[index]!)}
                index={index}
                count={all}
                top={top}
                toDetails={props.toDetails}
                stages={props.stages}
                isSelected={selection.has(id)}
                isStop={id === tabStop}
                onSelect={selection.isOffered ? selection.toggle : undefined}
                onMove={props.onMove}
              />
            )}
          />
        </ul>
      ) : (
        <p className="px-1 py-4 text-sm text-soft">{t('board.empty')}</p>
      )}
      {ahead.failed && <MoreFailed onRetry={ahead.retry} />}
    </section>
  );
}
