import { CalendarPlus, Maximize, Minimize, Printer, RotateCw } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#client/ui/Button.tsx';
import type { BoardFilters as Filters, BoardView } from '#schema/analytics/boardView.ts';
import { BoardFilters } from './filters/BoardFilters.tsx';
import { Freshness } from './Freshness.tsx';
import { RangeFields } from './RangeFields.tsx';
import type { BoardRange } from './boardRange.ts';
import type { useFullScreen } from './useFullScreen.ts';
import { refreshEvery } from './useRefreshes.ts';
import { useRangeWords } from './useRangeWords.ts';

interface BoardBarProps {
  view: BoardView;
  today: string;
  onRange: (range: BoardRange) => void;
  onFilters: (filters: Filters) => void;
  /** Set when the view differs from the saved one and may be saved. */
  onKeep?: (() => void) | undefined;
  keeping: boolean;
  /** When the oldest result was read. */
  readAt: string | null;
  reading: boolean;
  onRefresh: () => void;
  printing: boolean;
  onPrint: () => void;
  full: ReturnType<typeof useFullScreen>;
  tiles: number;
  onEvents: () => void;
}

export function BoardBar(props: BoardBarProps) {
  const t = useTranslations('analytics');
  const w = useTranslations('boardView');
  const e = useTranslations('chartEvents');
  const words = useRangeWords();
  const { view, readAt, reading, onKeep, full } = props;
  const FullIcon = full.isFull ? Minimize : Maximize;
  const fullLabel = w(full.isFull ? 'full.leave' : 'full.enter');
  return (
    <div className="mt-5 grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {readAt ? (
          <Freshness
            readAt={readAt}
            everySeconds={full.isFull ? refreshEvery(props.tiles) / 1_000 : null}
          />
        ) : (
          <span />
        )}
        <div className="print-hidden flex items-center gap-2">
          <Button
            iconOnly
            busy={reading}
            aria-label={t('boards.board.refresh')}
            title={t('boards.board.refresh')}
            onClick={props.onRefresh}
            icon={<RotateCw className="size-5" />}
          />
          <Button
            iconOnly
            aria-haspopup="dialog"
            aria-label={e('title')}
            title={e('title')}
            onClick={props.onEvents}
            icon={<CalendarPlus className="size-5" />}
          />
          <Button
            iconOnly
            aria-label={fullLabel}
            title={fullLabel}
            onClick={full.isFull ? full.leave : full.enter}
            icon={<FullIcon className="size-5" />}
          />
          <Button
            iconOnly
            busy={props.printing}
            aria-label={t('boards.board.print')}
            title={t('boards.board.print')}
            onClick={props.onPrint}
            icon={<Printer className="size-5" />}
          />
        </div>
      </div>
      <div className="print-hidden flex min-w-0 flex-wrap items-end gap-3">
        <RangeFields range={view.range} today={props.today} onChange={props.onRange} />
        <BoardFilters filters={view.filters} onChange={props.onFilters} />
        {onKeep && (
          <Button busy={props.keeping} onClick={onKeep}>
            {w('save.keep')}
          </Button>
        )}
      </div>
      <p className="hidden print:block">{words.range(view.range)}</p>
    </div>
  );
}
