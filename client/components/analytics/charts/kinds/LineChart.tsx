import type { Figure } from '../chartAnswer.ts';
import { valueTicks } from '../data/valueTicks.ts';
import { BucketAxis } from '../plot/BucketAxis.tsx';
import { fitText, longest } from '../plot/textWidth.ts';
import { linearScale, pointScale } from '../plot/scales.ts';
import { ValueAxis } from '../plot/ValueAxis.tsx';
import { EventMarks } from '../marks/EventMarks.tsx';
import { LineLabels } from './LineLabels.tsx';
import { LineStrokes } from './LineStrokes.tsx';
import type { PlacedSeries, SeriesDrawing, SeriesPoint } from './seriesDrawing.ts';
import { SeriesPlot } from './SeriesPlot.tsx';

const TOP = 12;
const BOTTOM = 28;
const LABEL = 150;
/** Below this width, labels at the line ends would leave no room for the lines; the legend names them instead. */
const WITH_LABELS = 560;
const BETWEEN_MARKS = 64;

export function LineChart(props: SeriesDrawing) {
  const { buckets, series, unit, width, height, words } = props;
  const axis = valueTicks(
    series.flatMap(({ values, previous }) => [...values, ...(previous ?? [])]),
    unit,
    height < 220 ? 3 : 5,
  );
  const tickTexts = axis.ticks.map((tick) => words.short(tick));
  const isLabelled = width >= WITH_LABELS && series.length > 1;
  const left = longest(tickTexts) + 12;
  const labels = series.map(({ label }) => fitText(label, LABEL));
  const right = width - (isLabelled ? longest(labels) + 16 : 12);
  const bottom = height - BOTTOM;
  const places = buckets.map((_, place) => place);
  const { start: x, step } = pointScale(places.length, [left + 6, right]);
  const scaleY = linearScale([axis.low, axis.high], [bottom, TOP]);
  const y = (value: Figure) => scaleY(value ?? 0);
  const markEvery = Math.max(1, Math.ceil(BETWEEN_MARKS / Math.max(1, step)));

  const hit = (atX: number, atY: number): SeriesPoint => {
    const bucket = nearest(places.map(x), atX);
    const gaps = series.map(({ values }) =>
      values[bucket] == null ? Infinity : Math.abs(y(values[bucket]) - atY),
    );
    return { bucket, series: Math.max(0, gaps.indexOf(Math.min(...gaps))) };
  };

  return (
    <SeriesPlot
      drawing={props}
      height={height}
      buckets="across"
      swatch="line"
      hit={hit}
      tipAt={(point) => ({
        x: x(point.bucket),
        y: y(series[point.series]?.values[point.bucket] ?? null),
      })}
    >
      {(active) => (
        <>
          <ValueAxis
            from={left}
            to={right}
            ticks={axis.ticks.map((tick, place) => ({
              at: y(tick),
              text: tickTexts[place]!,
              isZero: tick === 0,
            }))}
          />
          <BucketAxis
            y={bottom}
            from={0}
            to={width}
            ticks={words
              .ticks(buckets, right - left)
              .map(({ bucket, text }) => ({ at: x(bucket), text }))}
          />
          {active && (
            <path
              d={`M${x(active.bucket)} ${TOP}V${bottom}`}
              className="stroke-edge"
              strokeWidth={1}
            />
          )}
          <LineStrokes
            series={series}
            partial={props.partial}
            active={active}
            x={x}
            y={y}
            markEvery={markEvery}
          />
          <EventMarks events={props.events} x={x} y={bottom} />
          {isLabelled && (
            <LineLabels
              x={right + 10}
              top={TOP}
              bottom={bottom}
              labels={series.map((one, at) => ({
                id: one.id,
                text: labels[at]!,
                place: one.place,
                y: y(lastKnown(one)),
              }))}
            />
          )}
        </>
      )}
    </SeriesPlot>
  );
}

const lastKnown = ({ values }: PlacedSeries): Figure =>
  values.findLast((value) => value !== null) ?? null;

function nearest(positions: readonly number[], wanted: number): number {
  let best = 0;
  positions.forEach((position, place) => {
    if (Math.abs(position - wanted) < Math.abs(positions[best]! - wanted)) best = place;
  });
  return best;
}
