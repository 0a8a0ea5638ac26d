import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { ChartEvents } from '#client/components/analytics/charts/marks/chartEvents.ts';
import type { ShownFigure } from '#client/components/analytics/rows/FigureRows.tsx';
import { useNow } from '#client/lib/now.ts';
import {
  SaveDashboard_dashboard,
  useSaveDashboard,
} from '#client/pages/admin/analytics/boards/dashboards/useSaveDashboard.ts';
import { useFailureToast } from '#client/pages/admin/moderation/useFailureToast.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { toast } from '#client/ui/toast.ts';
import { boardFiltersOf } from '#schema/analytics/boardView.ts';
import type { Grain } from '#schema/analytics/grains.ts';
import { wallClock } from '#schema/time/wallClock.ts';
import { BoardBar } from './BoardBar.tsx';
import { rangeOfValue } from './boardRange.ts';
import { BoardView_dashboard } from './boardView.ts';
import { BoardEmpty } from './BoardEmpty.tsx';
import { EventsDialog } from './events/EventsDialog.tsx';
import { useBoardEvents } from './events/useBoardEvents.ts';
import { ViewChips } from './filters/ViewChips.tsx';
import { Tile, Tile_pin } from './Tile.tsx';
import { createQueryQueue } from './queryQueue.ts';
import { useBoardView } from './useBoardView.ts';
import { useFullScreen } from './useFullScreen.ts';
import { usePinMoves } from './usePinMoves.ts';
import { usePrint } from './usePrint.ts';
import { useFinishedTiles } from './useFinishedTiles.ts';
import { useRefreshes } from './useRefreshes.ts';
import { useUnpin } from './useUnpin.ts';

export const Board_dashboard = graphql(`
  fragment Board_dashboard on AnalyticsDashboard {
    id
    name
    mayChange
    owner {
      id
      name
    }
    pins {
      id
      ...Tile_pin
    }
    ...SaveDashboard_dashboard
  }
`);

/** How many tiles query at the same time. The database has other queries to serve. */
const AT_ONCE = 2;

interface BoardProps {
  dashboard: FragmentType<typeof Board_dashboard>;
  view: FragmentType<typeof BoardView_dashboard>;
  timeZone: string;
}

export function Board({ timeZone, ...props }: BoardProps) {
  const t = useTranslations('analytics');
  const w = useTranslations('boardView');
  const dashboard = readFragment(Board_dashboard, props.dashboard);
  const kept = readFragment(SaveDashboard_dashboard, dashboard);
  const narrowed = readFragment(BoardView_dashboard, props.view).view;
  const pins = dashboard.pins.map((pin) => readFragment(Tile_pin, pin));
  const [queue] = useState(() => createQueryQueue(AT_ONCE));
  const [round, setRound] = useState(0);
  const [keeping, setKeeping] = useState(false);
  const events = useBoardEvents();
  const [showsEvents, setShowsEvents] = useState(false);
  const [pressed, setPressed] = useState<ShownFigure | null>(null);
  const showFailure = useFailureToast();
  const save = useSaveDashboard();
  const unpin = useUnpin(dashboard.id);
  const board = useBoardView({
    range: rangeOfValue(kept.range),
    filters: boardFiltersOf(kept.filters),
  });
  const { view } = board;
  const moves = usePinMoves(pins);
  const settled = useFinishedTiles(pins, `${round} ${JSON.stringify(view)}`);
  const printing = usePrint(settled.isAll);
  const full = useFullScreen();
  const refresh = () => setRound((count) => count + 1);
  useRefreshes({
    isWatched: full.isFull,
    tiles: pins.length,
    isReady: settled.isAll,
    readAt: settled.readAt,
    onRefresh: refresh,
  });
  const today = wallClock(useNow(), timeZone).toISOString().slice(0, 10);
  const shown = moves.ids.flatMap((id) => pins.find((pin) => pin.id === id) ?? []);
  const { onSettled } = settled;
  const settle = useCallback(
    (pin: string, readAt: string | null) => onSettled(pin, readAt),
    [onSettled],
  );

  const keep = async () => {
    setKeeping(true);
    try {
      await save(kept, { range: view.range, filters: view.filters });
      board.settle();
      toast({ kind: 'success', title: w('save.done') });
    } catch (error) {
      showFailure(t('boards.failed.dashboard'), error);
    }
    setKeeping(false);
  };
  const unmark = () => {
    setPressed(null);
    board.setMark(null);
  };
  const mark = (pinId: string, figure: ShownFigure, grain: Grain | null) => {
    const group = figure.group ?? [];
    const isSame =
      view.mark?.pinId === pinId && JSON.stringify(view.mark.group) === JSON.stringify(group);
    if (isSame) return unmark();
    setPressed(figure);
    return board.setMark({ pinId, group, grain });
  };
  if (pins.length === 0)
    return <BoardEmpty mayChange={dashboard.mayChange} owner={dashboard.owner?.name} />;
  return (
    <div
      className={joinClasses(
        full.isFull && 'fixed inset-0 z-[45] overflow-y-auto bg-paper px-4 py-3 md:px-6',
      )}
    >
      {full.isFull && <p className="text-xl font-bold">{dashboard.name}</p>}
      <BoardBar
        view={view}
        today={today}
        onRange={board.setRange}
        onFilters={board.setFilters}
        onKeep={dashboard.mayChange && !board.isSaved ? () => void keep() : undefined}
        keeping={keeping}
        readAt={settled.readAt}
        reading={round > 0 && !settled.isAll && !full.isFull}
        onRefresh={refresh}
        printing={printing.isWanted}
        onPrint={printing.print}
        full={full}
        onEvents={() => setShowsEvents(true)}
        tiles={pins.length}
      />
      <ViewChips
        view={view}
        markText={narrowed.markText}
        onFilters={board.setFilters}
        onUnmark={unmark}
        onClear={() => {
          setPressed(null);
          board.clear();
        }}
      />
      <ChartEvents value={events}>
        <ul className="mt-5 grid grid-cols-1 items-start gap-4 md:grid-cols-2 xl:grid-cols-4 print:block">
          {shown.map((pin) => (
            <Tile
              key={pin.id}
              pin={pin}
              view={narrowed.pins.find(({ pinId }) => pinId === pin.id)}
              board={{
                queue,
                round,
                isWhole: printing.isWanted,
                isWatched: full.isFull,
                marked:
                  view.mark?.pinId === pin.id
                    ? { text: narrowed.markText ?? '', figure: pressed, onRemove: unmark }
                    : null,
                moves: dashboard.mayChange && !full.isFull ? moves : null,
                onMark: mark,
                onUnpin: (tile) => void unpin(tile, moves.ids.indexOf(tile.id)),
                onSettled: settle,
              }}
            />
          ))}
        </ul>
      </ChartEvents>
      {showsEvents && (
        <EventsDialog events={events} today={today} onClose={() => setShowsEvents(false)} />
      )}
    </div>
  );
}
