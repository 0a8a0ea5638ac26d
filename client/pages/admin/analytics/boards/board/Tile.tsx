import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import type { Tile_PinFragment } from '#client/gql/graphql.ts';
import { Link } from '#client/lib/routing.ts';
import { pathOfQuestion } from '#client/pages/admin/analytics/boards/addresses.ts';
import type { ShownFigure } from '#client/components/analytics/rows/FigureRows.tsx';
import { Card } from '#client/ui/Card.tsx';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { addressOfQuery } from '#schema/analytics/address.ts';
import { queryOfAddress } from '#schema/analytics/readAddress.ts';
import type { ChartKind } from '#schema/analytics/charts.ts';
import type { Grain } from '#schema/analytics/grains.ts';
import type { AnalyticsQuery } from '#schema/analytics/query.ts';
import type { PinView } from './boardView.ts';
import { DragHandle } from './DragHandle.tsx';
import type { PinMoves } from './usePinMoves.ts';
import { TileResult } from './TileResult.tsx';
import { TileMenu } from './TileMenu.tsx';
import { UnappliedFilters } from './UnappliedFilters.tsx';
import type { QueryQueue } from './queryQueue.ts';
import { useTileAnswer } from './useTileAnswer.ts';
import { useIsNear } from './useIsNear.ts';

export const Tile_pin = graphql(`
  fragment Tile_pin on AnalyticsPin {
    id
    width
    address
    question
    report {
      id
      name
      chart
      problem
      address
    }
  }
`);

export interface Board {
  queue: QueryQueue;
  round: number;
  /** Set for printing, which needs every tile, near the viewport or not. */
  isWhole: boolean;
  /** The dashboard refreshes by itself, and the tile does not fade meanwhile. */
  isWatched: boolean;
  /** Set if one of its marks narrows the other tiles. */
  marked: { text: string; figure: ShownFigure | null; onRemove: () => void } | null;
  /** Null for viewers who cannot edit. */
  moves: PinMoves | null;
  onMark: (pin: string, figure: ShownFigure, grain: Grain | null) => void;
  onUnpin: (pin: Tile_PinFragment) => void;
  /** Called when the tile has a result, was refused or cannot be queried, with the time of reading. */
  onSettled: (pin: string, readAt: string | null) => void;
}

/** The width in quarters of a wide screen, and in halves of a medium one. */
const SPANS = [
  '',
  'xl:col-span-1',
  'xl:col-span-2',
  'md:col-span-2 xl:col-span-3',
  'md:col-span-2 xl:col-span-4',
];

interface TileProps {
  pin: Tile_PinFragment;
  /** The report's question as this view of the dashboard narrows it; undefined until it is loaded. */
  view: PinView | undefined;
  board: Board;
}

export function Tile({ pin, view, board }: TileProps) {
  const t = useTranslations('analytics');
  const box = useRef<HTMLLIElement>(null);
  const isNear = useIsNear(box);
  const { report } = pin;
  const { queue, round, isWatched, moves, onSettled } = board;
  const isWanted = isNear || board.isWhole;
  const question = view?.question ?? pin.question;
  const query = queryOf(view ? view.address : pin.address);
  const asked = useTileAnswer({ query, isWanted, queue, round, isWatched });
  const { answer, error, isLoading } = asked;
  const isSettled = !query || (!isLoading && Boolean(answer ?? error));
  const readAt = answer?.readAt ?? null;
  useEffect(() => {
    if (isSettled) onSettled(pin.id, readAt);
  }, [isSettled, onSettled, pin.id, readAt]);

  const chart = report.chart.toLowerCase() as ChartKind;
  const path = query ? pathOfQuestion(addressOfQuery(query, chart).toString(), report.id) : null;
  return (
    <Card
      as="li"
      ref={box}
      data-row={pin.id}
      data-pin={pin.id}
      className={joinClasses(
        'flex min-w-0 flex-col break-inside-avoid print:mb-4',
        SPANS[pin.width],
        moves?.held === pin.id && 'border-ink! opacity-70',
      )}
    >
      <div className="-mt-1 flex items-start gap-1">
        <h2 className="min-w-0 flex-1 py-1.5 text-base leading-snug font-semibold break-words">
          {path ? (
            <Link
              to={path}
              data-name=""
              aria-label={t('boards.board.openNamed', { name: report.name })}
              className="hit-44 rounded-tag hover:underline"
            >
              {report.name}
            </Link>
          ) : (
            <span data-name="" tabIndex={-1}>
              {report.name}
            </span>
          )}
        </h2>
        <span className="print-hidden -mr-2 flex">
          {moves && <DragHandle pin={pin} moves={moves} />}
          <TileMenu pin={pin} path={path} moves={moves} onUnpin={() => board.onUnpin(pin)} />
        </span>
      </div>
      {question !== report.name && (
        <p className="-mt-1 text-sm break-words text-soft">{question}</p>
      )}
      <UnappliedFilters unapplied={view?.unapplied ?? []} />
      <div className="mt-3 flex min-w-0 flex-1 flex-col">
        <TileResult
          report={report}
          problem={view ? view.problem : report.problem}
          query={query}
          asked={asked}
          path={path}
          isWatched={board.isWatched}
          marked={board.marked}
          onMark={(figure, grain) => board.onMark(pin.id, figure, grain)}
        />
      </div>
    </Card>
  );
}

/** Null if the report can no longer be queried. */
function queryOf(address: string | null): AnalyticsQuery | null {
  const read = address ? queryOfAddress(new URLSearchParams(address)) : null;
  return read && !('problems' in read) ? read.query : null;
}
