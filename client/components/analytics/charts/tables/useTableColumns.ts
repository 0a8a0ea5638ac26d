import { useTranslations } from 'use-intl';
import type { ChartAnswer, ChartColumn, ChartValues, Figure, Share } from '../chartAnswer.ts';
import { useFigures } from '../words/useFigures.ts';
import { isShareOfFew } from '#schema/profile/change.ts';
import type { Sorting } from './sortRows.ts';

export interface TableColumn {
  id: string;
  name: string;
  by: Sorting['by'];
  index: number;
  text: (values: ChartValues) => string;
  /** Null for a change, which has no rows to list. */
  value: ((values: ChartValues) => Figure | undefined) | null;
  /** The earlier value and the change go below the figure. */
  was?: (values: ChartValues) => string;
  /** Set for a column of changes, and where `was` is set. */
  change?: (values: ChartValues) => ReturnType<ReturnType<typeof useFigures>['change']>;
  betterWhen?: ChartColumn['betterWhen'];
}

/** Whether a percentage is of so few cases that a change would only be chance. */
export const isOfFew = (counts: Share | null | undefined): boolean =>
  counts?.[1] != null && isShareOfFew(counts[1]);

/**
 * One column per measure; with a comparison, also its previous value and the change. In a narrow place they share one
 * column.
 */
export function useTableColumns(answer: ChartAnswer, isNarrow: boolean): TableColumn[] {
  const { measures, rows, totals, previousFrom, previousTo, timeZone } = answer;
  const t = useTranslations('analytics');
  const figures = useFigures();
  const isCompared = rows.some(({ previous }) => previous) || Boolean(totals?.previous);
  const period =
    previousFrom && previousTo ? figures.period(previousFrom, previousTo, timeZone) : '';
  return measures.flatMap(({ key, name, unit, betterWhen }, index): TableColumn[] => {
    const value: TableColumn = {
      id: key,
      name,
      by: 'value',
      index,
      text: ({ values, counts }) => figures.counted(values[index], unit, counts?.[index]),
      value: ({ values }) => values[index],
    };
    if (!isCompared) return [value];
    const change = ({ values, previous, counts, previousCounts }: ChartValues) =>
      isOfFew(counts?.[index]) || isOfFew(previousCounts?.[index])
        ? null
        : figures.change(values[index] ?? null, previous?.[index], unit);
    const was = ({ previous, previousCounts }: ChartValues) =>
      figures.counted(previous?.[index], unit, previousCounts?.[index]);
    if (isNarrow) return [{ ...value, was, change, betterWhen }];
    return [
      value,
      {
        id: `${key} before`,
        name: measures.length > 1 ? t('charts.table.beforeOf', { name, period }) : period,
        by: 'previous',
        index,
        text: was,
        value: ({ previous }) => previous?.[index],
      },
      {
        id: `${key} change`,
        name: measures.length > 1 ? t('charts.table.changeOf', { name }) : t('charts.table.change'),
        by: 'change',
        index,
        text: (values) => change(values)?.text ?? figures.unknown,
        value: null,
        change,
        betterWhen,
      },
    ];
  });
}
