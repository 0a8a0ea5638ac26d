import { useTranslations } from 'use-intl';
import { FigureButton } from '#client/components/analytics/rows/FigureButton.tsx';
import { Cell } from '#client/ui/table/Cell.tsx';
import type { FigureGroupKey } from '#schema/analytics/figureRows.ts';
import type { ChartAnswer, ChartValues } from '../chartAnswer.ts';
import { figureAt } from '../data/figureAt.ts';
import { ChangeText } from '../words/ChangeText.tsx';
import type { TableColumn } from './useTableColumns.ts';

interface FigureCellProps {
  answer: ChartAnswer;
  column: TableColumn;
  values: ChartValues;
  /** The group that the row counts; empty for the totals. */
  group: FigureGroupKey[];
}

/** A figure that opens its rows, or its change, or both with the figure of the earlier period. */
export function FigureCell({ answer, column, values, group }: FigureCellProps) {
  const t = useTranslations('analytics');
  const text = column.text(values);
  const change = column.change?.(values);
  const changed = change && <ChangeText {...change} betterWhen={column.betterWhen} />;
  const figure = figureAt(answer, {
    index: column.index,
    group,
    isPrevious: column.by === 'previous',
    value: column.value?.(values),
    text,
  });
  return (
    <Cell label={column.name} align="end" className="md:whitespace-nowrap">
      {column.was ? (
        <span className="grid justify-items-end gap-0.5">
          <span>
            <FigureButton figure={figure} text={text} />
          </span>
          {changed && <span className="text-xs">{changed}</span>}
          <span className="text-xs font-normal text-soft">
            {t('charts.before.plain', { was: column.was(values) })}
          </span>
        </span>
      ) : (
        (changed ?? <FigureButton figure={figure} text={text} />)
      )}
    </Cell>
  );
}
