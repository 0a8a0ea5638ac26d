import { Info, Table2 } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#client/ui/Button.tsx';
import type { ChartAnswer } from './chartAnswer.ts';
import { AnswerTable } from './tables/AnswerTable.tsx';

interface ChartFigureProps {
  answer: ChartAnswer;
  title: string;
  subtitle?: ReactNode;
  headingLevel: 2 | 3 | 4;
  hideTitle: boolean;
  actions?: ReactNode;
  /** The chart in one sentence, for screen readers. */
  summary: string;
  /** Caveats the reader must see first. */
  lead: string | null;
  notes: readonly string[];
  isCompact: boolean;
  /** False when the figure is already a table. */
  hasTable: boolean;
  children: ReactNode;
}

/** The question, the chart, its caveats and the table behind it. */
export function ChartFigure(props: ChartFigureProps) {
  const { answer, title, subtitle, hideTitle, actions, hasTable } = props;
  const t = useTranslations('analytics');
  const id = useId();
  const [showsTable, setShowsTable] = useState(false);
  const Heading = `h${props.headingLevel}` as const;
  return (
    <figure
      role="figure"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-summary`}
      className="m-0 grid grid-cols-[minmax(0,1fr)] gap-4 break-inside-avoid"
    >
      <figcaption
        className={hideTitle && !subtitle && !actions ? 'sr-only' : 'flex items-start gap-3'}
      >
        <div className="min-w-0 flex-1">
          <Heading id={`${id}-title`} className={hideTitle ? 'sr-only' : 'text-base md:text-lg'}>
            {title}
          </Heading>
          {subtitle && <p className="text-sm text-soft">{subtitle}</p>}
          <p id={`${id}-summary`} className="sr-only">
            {props.summary}
          </p>
        </div>
        {actions && <div className="print-hidden flex shrink-0 gap-2">{actions}</div>}
      </figcaption>
      {props.lead && (
        <p className="flex items-start gap-2 text-sm text-soft">
          <Info className="mt-0.5 size-4 shrink-0" />
          {props.lead}
        </p>
      )}
      {props.children}
      {props.notes.length > 0 && (
        <div className="grid gap-1 text-xs text-soft">
          {props.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      )}
      {hasTable && (
        <>
          <Button
            variant="quiet"
            size="s"
            aria-expanded={showsTable}
            aria-controls={`${id}-table`}
            onClick={() => setShowsTable(!showsTable)}
            icon={<Table2 className="size-4" />}
            className="print-hidden -ml-3 justify-self-start"
          >
            {showsTable ? t('charts.table.hide') : t('charts.table.show')}
          </Button>
          <div id={`${id}-table`} hidden={!showsTable}>
            {showsTable && (
              <AnswerTable answer={answer} caption={title} first={20} isCompact={props.isCompact} />
            )}
          </div>
        </>
      )}
    </figure>
  );
}
