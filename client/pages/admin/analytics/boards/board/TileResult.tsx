import { useTranslations } from 'use-intl';
import { AnalyticsChart } from '#client/components/analytics/charts/AnalyticsChart.tsx';
import { MarkPress } from '#client/components/analytics/charts/marks/MarkPress.ts';
import { FigureRows, type ShownFigure } from '#client/components/analytics/rows/FigureRows.tsx';
import type { Tile_PinFragment } from '#client/gql/graphql.ts';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import type { Grain } from '#schema/analytics/grains.ts';
import type { AnalyticsQuery } from '#schema/analytics/query.ts';
import { MarkStrip } from './MarkStrip.tsx';
import type { Board } from './Tile.tsx';
import { TileProblem } from './TileProblem.tsx';
import type { useTileAnswer } from './useTileAnswer.ts';
import { useRangeWords } from './useRangeWords.ts';

interface TileResultProps {
  report: Tile_PinFragment['report'];
  /** Why it cannot be answered; null if it can. */
  problem: string | null;
  query: AnalyticsQuery | null;
  asked: ReturnType<typeof useTileAnswer>;
  /** A link to where it can be fixed. */
  path: string | null;
  isWatched: boolean;
  marked: Board['marked'];
  onMark: (figure: ShownFigure, grain: Grain | null) => void;
}

/** The result of one question; a failure does not affect other tiles. */
export function TileResult({ report, query, asked, path, ...props }: TileResultProps) {
  const t = useTranslations('analytics');
  const shell = useTranslations('shell');
  const words = useRangeWords();
  const { answer, error, isLoading, isSlow } = asked;
  const trouble = props.problem ?? (path ? undefined : t('boards.board.unreadable'));
  if (trouble) return <TileProblem sentence={trouble} />;
  return (
    <div aria-busy={isLoading} className="flex flex-1 flex-col">
      {error !== undefined && !isLoading && (
        <TileProblem error={error} isOld={answer !== null} path={path} onRetry={asked.retry} />
      )}
      {isSlow && (
        <p role="status" className="mb-2 text-sm text-soft">
          {t('boards.board.slow')}
        </p>
      )}
      {answer && query && (
        <div
          className={joinClasses(
            'flex flex-1 flex-col',
            isLoading && !props.isWatched && 'opacity-60',
          )}
        >
          <FigureRows query={query}>
            <MarkPress
              value={(figure) =>
                props.onMark(figure, (answer.grain?.toLowerCase() as Grain | undefined) ?? null)
              }
            >
              <AnalyticsChart
                answer={answer}
                kind={report.chart}
                title={report.name}
                headingLevel={3}
                hideTitle
                compact
              />
            </MarkPress>
            {props.marked && <MarkStrip {...props.marked} />}
          </FigureRows>
          <p className="tabular mt-auto pt-2 text-xs text-soft">
            {answer.from && answer.to
              ? t('boards.board.periodRead', {
                  period: words.period(answer.from, answer.to, answer.timeZone),
                  time: words.clock(answer.readAt),
                })
              : t('boards.board.allRead', { time: words.clock(answer.readAt) })}
          </p>
        </div>
      )}
      {!answer && (isLoading || error === undefined) && (
        <div aria-busy="true" data-waiting="">
          <p className="sr-only">{shell('frame.loading')}</p>
          <Skeleton className="h-56 w-full" />
        </div>
      )}
    </div>
  );
}
