import { Printer, RotateCw } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#client/ui/Button.tsx';
import { RangeFields } from './RangeFields.tsx';
import type { BoardRange } from './boardRange.ts';
import { useRangeWords } from './useRangeWords.ts';

interface BoardBarProps {
  range: BoardRange;
  today: string;
  onRange: (range: BoardRange) => void;
  /** Set when the dates differ from the saved ones and may be saved. */
  onKeep?: (() => void) | undefined;
  keeping: boolean;
  /** When the oldest result was read. */
  readAt: string | null;
  reading: boolean;
  onRefresh: () => void;
  printing: boolean;
  onPrint: () => void;
}

export function BoardBar(props: BoardBarProps) {
  const t = useTranslations('analytics');
  const words = useRangeWords();
  const { range, readAt, reading, onKeep } = props;
  return (
    <div className="mt-5 flex flex-wrap items-end gap-x-4 gap-y-3">
      <div className="print-hidden flex min-w-0 flex-[1_1_20rem] flex-wrap items-end gap-3">
        <RangeFields range={range} today={props.today} onChange={props.onRange} />
        {onKeep && (
          <Button busy={props.keeping} onClick={onKeep}>
            {t('boards.range.keep')}
          </Button>
        )}
      </div>
      <p className="hidden print:block">{words.range(range)}</p>
      <div className="flex items-center gap-2">
        <p role="status" className="tabular text-sm text-soft">
          {readAt && t('boards.board.readAt', { time: words.clock(readAt) })}
        </p>
        <Button
          className="print-hidden"
          iconOnly
          busy={reading}
          aria-label={t('boards.board.refresh')}
          title={t('boards.board.refresh')}
          onClick={props.onRefresh}
          icon={<RotateCw aria-hidden="true" className="size-5" />}
        />
        <Button
          className="print-hidden"
          iconOnly
          busy={props.printing}
          aria-label={t('boards.board.print')}
          title={t('boards.board.print')}
          onClick={props.onPrint}
          icon={<Printer aria-hidden="true" className="size-5" />}
        />
      </div>
    </div>
  );
}
