import { useTranslations } from 'use-intl';
import type { ChartAnswer, ChartValues, Figure, Share } from '../chartAnswer.ts';
import { useFigures } from '../words/useFigures.ts';
import { isShareOfFew } from '#schema/profile/change.ts';
import type { Sorting } from './sortRows.ts';

export interface TableColumn {
  id: string;
  name: string;
  by: Sorting['by'];
  index: number;
  text: (values: ChartValues) => string;
  /** Null for a change, which counts nothing. */
  value: ((values: ChartValues) => Figure | undefined) | null;
}

/** A change of a percentage of a few says nothing. */
export const isOfFew = (counts: Share | null | undefined): boolean =>
  counts?.[1] != null && isShareOfFew(counts[1]);

/** One column per measure; with a comparison, also its previous value and the change. */
export function useTableColumns({ measures, rows, totals }: ChartAnswer): TableColumn[] {
  const t = useTranslations('analytics');
  const figures = useFigures();
  const isCompared = rows.some(({ previous }) => previous) || Boolean(totals?.previous);
  return measures.flatMap(({ key, name, unit }, index): TableColumn[] => {
    const value: TableColumn = {
      id: key,
      name,
      by: 'value',
      index,
      text: ({ values, counts }) => figures.counted(values[index], unit, counts?.[index]),
      value: ({ values }) => values[index],
    };
    if (!isCompared) return [value];
    return [
      value,
      {
        id: `${key} before`,
        name: measures.length > 1 ? t('charts.table.beforeOf', { name }) : t('charts.table.before'),
        by: 'previous',
        index,
        text: ({ previous, previousCounts }) =>
          figures.counted(previous?.[index], unit, previousCounts?.[index]),
        value: ({ previous }) => previous?.[index],
      },
      {
        id: `${key} change`,
        name: measures.length > 1 ? t('charts.table.changeOf', { name }) : t('charts.table.change'),
        by: 'change',
        index,
        text: ({ values, previous, counts, previousCounts }) =>
          (isOfFew(counts?.[index]) || isOfFew(previousCounts?.[index])
            ? null
            : figures.change(values[index] ?? null, previous?.[index], unit)?.text) ??
          figures.unknown,
        value: null,
      },
    ];
  });
}
