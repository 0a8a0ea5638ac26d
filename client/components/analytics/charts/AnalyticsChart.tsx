import { useRef, type ReactNode, type Ref } from 'react';
import { useTranslations } from 'use-intl';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { useOpenRows } from '#client/components/analytics/rows/FigureRows.tsx';
import type { ChartColumn, ChartKind } from './chartAnswer.ts';
import { ChartDrawing } from './ChartDrawing.tsx';
import { ChartFigure } from './ChartFigure.tsx';
import { stepsApart } from './data/funnelSteps.ts';
import { useWidth } from './plot/useWidth.ts';
import { bestKindOf, misfitsOf } from './suitability.ts';
import { useFigures } from './words/useFigures.ts';

export const AnalyticsChart_answer = graphql(`
  fragment AnalyticsChart_answer on AnalyticsAnswer {
    dimensions {
      key
      name
      unit
      isAdditive
    }
    measures {
      key
      name
      unit
      isAdditive
      comparability
      isWithinPrevious
      timesStep
      isStock
      betterWhen
      rowMeasures
    }
    rows {
      keys
      labels
      values
      previous
      counts
      previousCounts
    }
    totals {
      values
      previous
      counts
      previousCounts
    }
    pivot {
      dimension
      columns {
        key
        label
      }
      rows {
        keys
        labels
        cells
        counts
      }
    }
    from
    to
    previousFrom
    previousTo
    timeZone
    grain
    rowCount
    isComplete
    leftOut
    readAt
  }
`);

export interface AnalyticsChartProps {
  answer: FragmentType<typeof AnalyticsChart_answer>;
  /** Null: the kind that suits the result best. */
  kind: ChartKind | null;
  /** The question in words. */
  title: string;
  subtitle?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  /** Set where the question is already visible nearby. */
  hideTitle?: boolean;
  /** Smaller, for dashboard tiles. */
  compact?: boolean;
  /** Receives the drawing for image export; null for tables, numbers and empty results, which are not drawn. */
  svgRef?: Ref<SVGSVGElement>;
  actions?: ReactNode;
}

/**
 * A result as a chart with the table behind it. A kind that does not suit is replaced by one that does, with a note.
 */
export function AnalyticsChart(props: AnalyticsChartProps) {
  const answer = readFragment(AnalyticsChart_answer, props.answer);
  const t = useTranslations('analytics');
  const figures = useFigures();
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const { kind: wanted, title, compact: isCompact = false } = props;
  const misfit = wanted && misfitsOf(answer)[wanted];
  const kind = wanted && !misfit ? wanted : bestKindOf(answer);
  const isEmpty = answer.rows.length === 0;
  const opensRows = useOpenRows() !== null;
  const unlisted = answer.measures.flatMap(({ name, rowMeasures }) =>
    rowMeasures?.length ? [] : [name],
  );
  const names = (which: (measure: ChartColumn) => boolean) =>
    answer.previousFrom ? answer.measures.filter(which).map(({ name }) => name) : [];
  const asTheyStood = names(({ comparability }) => comparability === 'AS_IT_STOOD');
  const unknown = names(({ comparability }) => comparability === 'NOT_RECORDED');
  // Readers compare the steps of time with one another, even without a previous period.
  const maturing = answer.grain
    ? answer.measures.filter(({ comparability }) => comparability === 'AS_IT_STOOD')
    : [];
  const apart = kind === 'FUNNEL' ? stepsApart(answer) : null;
  const notes = [
    apart && t(`charts.funnel.apart.${apart.of}`, { steps: apart.steps.join(', ') }),
    maturing.length > 0 &&
      t('charts.note.maturing', { measures: maturing.map(({ name }) => name).join(', ') }),
    asTheyStood.length > 0 && t('charts.before.asTheyStood', { measures: asTheyStood.join(', ') }),
    unknown.length > 0 && t('charts.before.notRecorded', { measures: unknown.join(', ') }),
    answer.leftOut > 0 && t('charts.note.leftOut', { count: answer.leftOut }),
    !answer.isComplete &&
      t('charts.note.cut', { shown: answer.rows.length, count: answer.rowCount }),
    opensRows && unlisted.length > 0 && t('charts.rows.none', { measures: unlisted.join(', ') }),
  ].filter((note) => typeof note === 'string');

  return (
    <ChartFigure
      answer={answer}
      title={title}
      subtitle={props.subtitle}
      headingLevel={props.headingLevel ?? 3}
      hideTitle={props.hideTitle ?? false}
      actions={props.actions}
      summary={t('charts.summary', { kind: t(`charts.kinds.${kind}.name`), rows: answer.rowCount })}
      lead={misfit && t(`charts.misfit.${misfit}`)}
      notes={notes}
      isCompact={isCompact}
      hasTable={!isEmpty && kind !== 'TABLE' && kind !== 'PIVOT'}
    >
      <div ref={box} className="min-w-0">
        {isEmpty ? (
          <EmptyState
            drawing="chart"
            headingLevel={3}
            title={t('charts.empty.title')}
            message={t('charts.empty.message')}
            className="py-6 md:py-8"
          />
        ) : (
          <ChartDrawing
            kind={kind}
            answer={answer}
            title={title}
            width={width}
            isCompact={isCompact}
            svgRef={props.svgRef}
            readAt={t('charts.note.readAt', {
              time: figures.moment(answer.readAt, answer.timeZone),
            })}
          />
        )}
      </div>
    </ChartFigure>
  );
}
