import type { ChartAnswer, ChartPivot } from '../chartAnswer.ts';
import { timeIndex } from '../data/seriesIn.ts';
import { useFigures } from '../words/useFigures.ts';

const MOMENT = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/;

/** Time intervals in the reader's language, wherever they appear in the table. */
export function usePivotLabels(answer: ChartAnswer, pivot: ChartPivot) {
  const figures = useFigures();
  const hasTime = timeIndex(answer) >= 0;
  const labelOf = (key: string | null | undefined, label: string) =>
    hasTime && key && MOMENT.test(key) ? figures.time(key, answer.grain) : label || figures.unknown;
  const across = pivotDimension(answer, pivot);
  return {
    columnLabels: pivot.columns.map(({ key, label }) => labelOf(key, label)),
    rowLabels: pivot.rows.map(({ keys, labels }) =>
      labels.map((label, index) => labelOf(keys[index], label)).join(' · '),
    ),
    rowNames: answer.dimensions
      .filter((_, index) => index !== across)
      .map(({ name }) => name)
      .join(' · '),
  };
}

/** The place of the dimension in the columns. */
export const pivotDimension = ({ dimensions }: ChartAnswer, pivot: ChartPivot): number =>
  dimensions.findIndex(({ key }) => key === pivot.dimension);
