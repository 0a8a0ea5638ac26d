import { line } from '@visx/shape';
import type { Figure } from '../chartAnswer.ts';
import { Mark } from '../plot/Mark.tsx';
import { toneOf } from '../plot/tones.ts';
import type { PlacedSeries, SeriesPoint } from './seriesDrawing.ts';

interface LineStrokesProps {
  series: readonly PlacedSeries[];
  active: SeriesPoint | null;
  x: (bucket: number) => number;
  y: (value: Figure) => number;
  /** In buckets: markers on every point would hide the lines. */
  markEvery: number;
}

/** With more lines than this, only the highlighted one shows the previous period. */
const MOST_COMPARED = 3;

/** Lines with distinguishing markers; broken where values are unknown, dashed for the previous period. */
export function LineStrokes({ series, active, x, y, markEvery }: LineStrokesProps) {
  const path = (values: readonly Figure[]) =>
    line<Figure>({
      x: (_, bucket) => x(bucket),
      y,
      defined: (value) => value !== null,
    })([...values]) ?? undefined;
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
              strokeWidth={1.5}
              strokeDasharray="4 4"
              strokeLinecap="round"
              opacity={0.75}
              className={toneOf(place).stroke}
            />
          ),
      )}
      {series.map(({ id, place, values }, at) => (
        <g key={id}>
          <path
            d={path(values)}
            fill="none"
            strokeWidth={active?.series === at && series.length > 1 ? 3 : 2}
            strokeLinejoin="round"
            strokeLinecap="round"
            className={toneOf(place).stroke}
          />
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
