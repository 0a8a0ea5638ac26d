import type { ChartKind } from './chartAnswer.ts';
import type { DrawingProps } from './kinds/drawingProps.ts';
import { FunnelChart } from './kinds/FunnelChart.tsx';
import { NumberChart } from './kinds/NumberChart.tsx';
import { SeriesPanels } from './kinds/SeriesPanels.tsx';
import { StateMap } from './kinds/StateMap.tsx';
import { AnswerTable } from './tables/AnswerTable.tsx';
import { PivotTable } from './tables/PivotTable.tsx';

/** AnalyticsChart has already checked that the kind suits the result. */
export function ChartDrawing({ kind, ...props }: DrawingProps & { kind: ChartKind }) {
  const { answer, title, isCompact } = props;
  switch (kind) {
    case 'LINE':
    case 'BAR':
    case 'STACKED_BAR':
      return <SeriesPanels key={kind} kind={kind} {...props} />;
    case 'NUMBER':
      return <NumberChart answer={answer} isCompact={isCompact} />;
    case 'FUNNEL':
      return <FunnelChart {...props} />;
    case 'MAP':
      return <StateMap {...props} />;
    case 'PIVOT':
      return answer.pivot && <PivotTable answer={answer} pivot={answer.pivot} caption={title} />;
    case 'TABLE':
      return (
        <AnswerTable
          answer={answer}
          caption={title}
          first={isCompact ? 10 : 50}
          isCompact={isCompact}
        />
      );
  }
}
