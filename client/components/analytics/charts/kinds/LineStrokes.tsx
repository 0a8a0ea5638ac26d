import type { Figure } from '../chartAnswer.ts';
import { Mark } from '../plot/Mark.tsx';
import { toneOf } from '../plot/tones.ts';
import type { PlacedSeries, SeriesPoint } from './seriesDrawing.ts';

interface LineStrokesProps {
  series: readonly PlacedSeries[];
  /** Which steps are not whole: the line to them is dashed. */
  partial: readonly boolean[];
  active: SeriesPoint | null;
  x: (bucket: number) => number;
  y: (value: Figure) => number;
  /** The number of buckets per marker: a marker on every point would hide the lines. */
  markEvery: number;
}

/** With more lines than this, only the highlighted one shows the previous period. */
const MOST_COMPARED = 3;

/**
 * Lines with distinguishing markers; broken where values are unknown, dashed to steps that are not whole, dotted for
 * the previous period.
 */
export function LineStrokes({ series, partial, active, x, y, markEvery }: LineStrokesProps) {
  const path = (values: readonly Figure[]) =>
    values
      .map((value, at) => {
        if (value === null) return '';
        const command = (values[at - 1] ?? null) === null ? 'M' : 'L';
        // Closing the path of a single point makes its round end visible.
        return `${command}${x(at)},${y(value)}${isAlone(values, at) ? 'Z' : ''}`;
      })
      .join('') || undefined;
  const showsBefore = (at: number) => series.length <= MOST_COMPARED || active?.series === at;
  const isMarked = (values: readonly Figure[], bucket: number, at: number) =>
    isAlone(values, bucket) ||
    (series.length > 1 && (bucket % markEvery === at % markEvery || bucket === values.length - 1));

  return (
    <>
      {series.map(
        ({ id, place, previous }, at) =>
          previous &&
          showsBefore(at) && (
            <path
              key={id}
              d={path(previous)}
              fill="none"
              strokeWidth={2}
              strokeDasharray="0.1 4.5"
              strokeLinecap="round"
              className={toneOf(place).stroke}
            />
          ),
      )}
      {series.map(({ id, place, values, isStock }, at) => (
        <g key={id}>
          <path
            d={path(isStock ? values : wholeSteps(values, partial))}
            fill="none"
            strokeWidth={active?.series === at && series.length > 1 ? 3 : 2}
            strokeLinejoin="round"
            strokeLinecap="round"
            className={toneOf(place).stroke}
          />
          {!isStock && partial.includes(true) && (
            <path
              d={path(aroundPartial(values, partial))}
              data-partial=""
              fill="none"
              strokeWidth={2}
              strokeDasharray="6 4"
              className={toneOf(place).stroke}
            />
          )}
          {values.map(
            (value, bucket) =>
              value !== null &&
              isMarked(values, bucket, at) && (
                <Mark key={bucket} place={place} x={x(bucket)} y={y(value)} scale={0.85} />
              ),
          )}
        </g>
      ))}
      {active &&
        series.map(({ id, place, values }, at) => {
          const value = values[active.bucket];
          if (value == null) return null;
          const scale = active.series === at ? 1.35 : 1;
          return <Mark key={id} place={place} x={x(active.bucket)} y={y(value)} scale={scale} />;
        })}
    </>
  );
}

/** A point without a known neighbour: no line touches it. */
const isAlone = (values: readonly Figure[], at: number): boolean =>
  (values[at - 1] ?? null) === null && (values[at + 1] ?? null) === null;

const wholeSteps = (values: readonly Figure[], partial: readonly boolean[]): Figure[] =>
  values.map((value, at) => (partial[at] ? null : value));

/** The steps that are not whole, and their neighbours, to which a line leads. */
const aroundPartial = (values: readonly Figure[], partial: readonly boolean[]): Figure[] =>
  values.map((value, at) => (partial[at - 1] || partial[at] || partial[at + 1] ? value : null));
