import { useCallback, useState } from 'react';
import { useNow, useTranslations } from 'use-intl';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import {
  SaveDashboard_dashboard,
  useSaveDashboard,
} from '#client/pages/admin/analytics/boards/dashboards/useSaveDashboard.ts';
import { useFailureToast } from '#client/pages/admin/moderation/useFailureToast.ts';
import { toast } from '#client/ui/toast.ts';
import { wallClock } from '#schema/time/wallClock.ts';
import { BoardBar } from './BoardBar.tsx';
import { rangeOfValue } from './boardRange.ts';
import { BoardEmpty } from './BoardEmpty.tsx';
import { Tile, Tile_pin } from './Tile.tsx';
import { createQueryQueue } from './queryQueue.ts';
import { useBoardRange } from './useBoardRange.ts';
import { usePinMoves } from './usePinMoves.ts';
import { usePrint } from './usePrint.ts';
import { useFinishedTiles } from './useFinishedTiles.ts';
import { useUnpin } from './useUnpin.ts';

export const Board_dashboard = graphql(`
  fragment Board_dashboard on AnalyticsDashboard {
    id
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
  timeZone: string;
}

export function Board({ timeZone, ...props }: BoardProps) {
  const t = useTranslations('analytics');
  const dashboard = readFragment(Board_dashboard, props.dashboard);
  const kept = readFragment(SaveDashboard_dashboard, dashboard);
  const pins = dashboard.pins.map((pin) => readFragment(Tile_pin, pin));
  const [queue] = useState(() => createQueryQueue(AT_ONCE));
  const [round, setRound] = useState(0);
  const [keeping, setKeeping] = useState(false);
  const showFailure = useFailureToast();
  const save = useSaveDashboard();
  const unpin = useUnpin(dashboard.id);
  const dates = useBoardRange(rangeOfValue(kept.range));
  const moves = usePinMoves(pins);
  const settled = useFinishedTiles(pins, `${round} ${JSON.stringify(dates.range)}`);
  const printing = usePrint(settled.isAll);
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
      await save(kept, { range: dates.range });
      dates.settle();
      toast({ kind: 'success', title: t('boards.range.kept') });
    } catch (error) {
      showFailure(t('boards.failed.dashboard'), error);
    }
    setKeeping(false);
  };
  if (pins.length === 0)
    return <BoardEmpty mayChange={dashboard.mayChange} owner={dashboard.owner?.name} />;
  return (
    <>
      <BoardBar
        range={dates.range}
        today={today}
        onRange={dates.choose}
        onKeep={dashboard.mayChange && !dates.isSaved ? () => void keep() : undefined}
        keeping={keeping}
        readAt={settled.readAt}
        reading={round > 0 && !settled.isAll}
        onRefresh={() => setRound((count) => count + 1)}
        printing={printing.isWanted}
        onPrint={printing.print}
      />
      <ul className="mt-5 grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-4 print:grid-cols-2">
        {shown.map((pin) => (
          <Tile
            key={pin.id}
            pin={pin}
            board={{
              queue,
              round,
              isWhole: printing.isWanted,
              range: dates.isSaved ? undefined : dates.range,
              moves: dashboard.mayChange ? moves : null,
              onUnpin: (tile) => void unpin(tile, moves.ids.indexOf(tile.id)),
              onSettled: settle,
            }}
          />
        ))}
      </ul>
    </>
  );
}
