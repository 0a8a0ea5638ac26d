import { useTranslations } from 'use-intl';
import type { ChartAnswer, ChartRow } from '../chartAnswer.ts';
import { figureAt, groupAt } from '../data/figureAt.ts';
import { useMarkPress } from '../marks/MarkPress.ts';
import type { TableColumn } from './useTableColumns.ts';

interface RowNameProps {
  answer: ChartAnswer;
  columns: readonly TableColumn[];
  row: ChartRow;
  text: string;
}

/** Narrows other reports to the row, where that is possible. */
export function RowName({ answer, columns, row, text }: RowNameProps) {
  const t = useTranslations('analytics');
  const pressed = useMarkPress();
  const listed = answer.measures.findIndex(({ rowMeasures }) => rowMeasures?.length);
  const figure = figureAt(answer, {
    index: listed,
    group: groupAt(answer, row.keys),
    value: row.values[listed],
    text: columns.find(({ index }) => index === listed)?.text(row) ?? '',
  });
  if (!pressed || !figure) return text;
  return (
    <button
      type="button"
      title={t('charts.marks.title')}
      onClick={() => pressed(figure)}
      className="hit-44 rounded-tag text-left hover:underline print:no-underline"
    >
      {text}
    </button>
  );
}
