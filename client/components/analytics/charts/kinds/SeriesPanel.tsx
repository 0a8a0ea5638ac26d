import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { foldSeries, MOST_SERIES, OTHERS } from '../data/foldSeries.ts';
import { seriesFigure } from '../data/figureAt.ts';
import { partialTest } from '../data/partialSteps.ts';
import type { SeriesSet } from '../data/seriesIn.ts';
import { useEventsIn } from '../marks/chartEvents.ts';
import { Legend } from '../plot/Legend.tsx';
import { longest } from '../plot/textWidth.ts';
import { BarRows } from './BarRows.tsx';
import { ColumnChart } from './ColumnChart.tsx';
import type { DrawingProps } from './drawingProps.ts';
import { LineChart } from './LineChart.tsx';
import type { SeriesDrawing } from './seriesDrawing.ts';
import { usePointWords } from './usePointWords.tsx';

interface SeriesPanelProps extends DrawingProps {
  panel: SeriesSet;
  kind: 'LINE' | 'BAR' | 'STACKED_BAR';
  heading?: string | undefined;
}

/** With more rows than this, a table works better than a chart. */
const MOST_ROWS = 30;
const FEW = 8;

/** The series of one unit with their legend. */
export function SeriesPanel(props: SeriesPanelProps) {
  const { panel, kind, width, isCompact, answer } = props;
  const t = useTranslations('analytics');
  const textureId = useId();
  const unit = panel.series[0]?.unit ?? 'COUNT';
  const words = usePointWords(answer, unit, panel.isTime);
  const { series, folded, dropped } = foldSeries(panel.series, t('charts.fold.others'));
  const placed = series.map((one, at) => ({ ...one, place: one.id === OTHERS ? MOST_SERIES : at }));
  const { hidden, toggle } = useHidden(placed.map(({ id }) => id));
  const look = kind === 'LINE' ? 'line' : 'block';
  const isLying = kind !== 'LINE' && !panel.isTime && !fitsVertically(props, words.bucketName);
  const buckets = isLying ? panel.buckets.slice(0, MOST_ROWS) : panel.buckets;
  const isPartial = partialTest(answer);
  const eventsIn = useEventsIn(answer);
  const partial = buckets.map(({ key }) => panel.isTime && isPartial(key));
  const events = buckets.map(({ key }) => panel.isTime && eventsIn(key).length > 0);
  const { previousFrom, previousTo, timeZone } = answer;
  const period =
    previousFrom && previousTo && words.figures.period(previousFrom, previousTo, timeZone);
  const isCompared = panel.series.some(({ previous }) => previous) && kind !== 'STACKED_BAR';
  const notes = [
    folded > 0 && t('charts.fold.folded', { count: folded, kept: MOST_SERIES }),
    dropped > 0 && t('charts.fold.dropped', { count: dropped, kept: MOST_SERIES }),
    buckets.length < panel.buckets.length &&
      t('charts.fold.rows', { shown: buckets.length, count: panel.buckets.length }),
    isCompared &&
      period &&
      t(kind === 'LINE' ? 'charts.before.dottedLine' : 'charts.before.dottedMark', { period }),
    partial.includes(true) &&
      panel.series.some(({ isStock }) => !isStock) &&
      t('charts.partial.note'),
    events.includes(true) && t('charts.events.note'),
  ].filter((note): note is string => Boolean(note));
  const legend = placed.map(({ id, label, place }) => ({ id, label, place, look }) as const);
  const hasLegend = placed.length > 1;
  const visible = placed.filter(({ id }) => !hidden.has(id));
  const drawing: SeriesDrawing = {
    label: [props.title, props.heading].filter(Boolean).join(', '),
    buckets,
    partial,
    events,
    series: visible,
    unit,
    isTime: panel.isTime,
    isStacked: kind === 'STACKED_BAR',
    width,
    height: isCompact ? 190 : width < 480 ? 250 : 310,
    textureId,
    facts: {
      legend: hasLegend ? legend.filter(({ id }) => !hidden.has(id)) : [],
      readAt: props.readAt,
    },
    svgRef: props.svgRef,
    words,
    figure: (point) => {
      const value = visible[point.series]?.values[point.bucket];
      return seriesFigure(answer, {
        bucket: point.bucket,
        key: buckets[point.bucket]?.key ?? null,
        source: visible[point.series]?.source ?? null,
        folded: visible[point.series]?.folded,
        value,
        text: words.figures.exact(value, unit),
      });
    },
  };
  const Drawing = kind === 'LINE' ? LineChart : isLying ? BarRows : ColumnChart;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {props.heading && <p className="text-sm font-semibold">{props.heading}</p>}
      {hasLegend && (
        <Legend
          entries={legend}
          look={look}
          textureId={textureId}
          hidden={hidden}
          onToggle={toggle}
        />
      )}
      <Drawing {...drawing} />
      {notes.map((note) => (
        <p key={note} className="text-xs text-soft">
          {note}
        </p>
      ))}
    </div>
  );
}

/** Vertical only if every name fits under its bar. */
function fitsVertically(
  { panel, width }: SeriesPanelProps,
  nameOf: (bucket: SeriesSet['buckets'][number]) => string,
): boolean {
  const { buckets } = panel;
  if (buckets.length > FEW) return false;
  return longest(buckets.map((bucket) => nameOf(bucket))) <= (width - 60) / buckets.length - 8;
}

/** Which series are hidden; at least one always stays visible. */
function useHidden(ids: readonly string[]) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) => {
    const next = new Set(hidden);
    if (!next.delete(id)) next.add(id);
    if (ids.some((one) => !next.has(one))) setHidden(next);
  };
  return { hidden, toggle };
}
