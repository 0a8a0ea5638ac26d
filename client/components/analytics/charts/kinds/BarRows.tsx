import { fitText, longest, textWidth } from '../plot/textWidth.ts';
import { linearScale } from '../plot/scales.ts';
import { Textures } from '../plot/Textures.tsx';
import { BarShape } from './BarShape.tsx';
import { barAxis, barParts, columnOf } from './barParts.ts';
import { totalOf } from '../data/stackedParts.ts';
import { rowSizes } from './rowSizes.ts';
import type { SeriesDrawing, SeriesPoint } from './seriesDrawing.ts';
import { SeriesPlot } from './SeriesPlot.tsx';

const TOP = 6;
const AXIS = 24;

/** Horizontal bars, one row per name, so that long names stay readable. */
export function BarRows(props: SeriesDrawing) {
  const { buckets, series, width, isStacked, words } = props;
  const names = buckets.map((bucket) => words.bucketName(bucket));
  const isSingle = series.length === 1 || isStacked;
  const sizes = rowSizes({ width, names, bars: isSingle ? 1 : series.length });
  const axis = barAxis(props, width < 480 ? 3 : 5);
  const figures = buckets.map((_, bucket) =>
    isSingle ? words.short(totalOf(columnOf(series, bucket))) : '',
  );
  const height = TOP + buckets.length * sizes.row + (isSingle ? 0 : AXIS);
  const right = width - (isSingle ? longest(figures) + 14 : 16);
  // An axis ends at a round number. Where every bar shows its figure, that would only shorten the bars.
  const ends = isSingle ? plainEnds(axis, props) : ([axis.low, axis.high] as const);
  const scale = linearScale(ends, [sizes.left, right]);
  const top = (bucket: number) => TOP + bucket * sizes.row;
  const barTop = (bucket: number) => top(bucket) + sizes.barOffset;
  const partsOf = (bucket: number) =>
    barParts(series, bucket, { thickness: sizes.thickness, isStacked });

  /** The label follows the bar; if the previous period's mark would cross it, it follows the mark. */
  const figureX = (bucket: number) => {
    const end = scale(endOf(partsOf(bucket))) + 6;
    const before = isStacked ? null : series[0]?.previous?.[bucket];
    const mark = before == null ? -Infinity : scale(before);
    return mark > end - 5 && mark < end + textWidth(figures[bucket]!) ? mark + 6 : end;
  };

  const hit = (atX: number, atY: number): SeriesPoint | null => {
    const bucket = Math.floor((atY - TOP) / sizes.row);
    if (bucket < 0 || bucket >= buckets.length) return null;
    const value = scale.invert(atX);
    const found = partsOf(bucket).find((part) =>
      isStacked
        ? value >= Math.min(part.from, part.to) && value <= Math.max(part.from, part.to)
        : atY - barTop(bucket) >= part.side && atY - barTop(bucket) <= part.side + part.thickness,
    );
    return { bucket, series: found?.series ?? 0 };
  };

  return (
    <SeriesPlot
      drawing={props}
      height={height}
      buckets="down"
      swatch="block"
      hit={hit}
      tipAt={({ bucket }) => ({
        x: scale(endOf(partsOf(bucket))),
        y: barTop(bucket) + sizes.thickness / 2,
      })}
    >
      {(active) => (
        <>
          <Textures id={props.textureId} />
          {active && (
            <rect
              x={0}
              y={top(active.bucket)}
              width={width}
              height={sizes.row}
              rx={6}
              className="fill-tint"
            />
          )}
          {!isSingle &&
            axis.ticks.map((tick) => (
              <g key={tick}>
                <path
                  d={`M${Math.round(scale(tick)) + 0.5} ${TOP}V${height - AXIS}`}
                  className="stroke-line"
                />
                <text
                  x={scale(tick)}
                  y={height - 6}
                  textAnchor="middle"
                  className="fill-soft text-xs"
                >
                  {words.short(tick)}
                </text>
              </g>
            ))}
          {buckets.map((bucket, at) => (
            <g key={bucket.key ?? `row-${at}`}>
              <text
                x={sizes.isAbove ? 0 : sizes.left - 10}
                y={sizes.isAbove ? top(at) + 15 : barTop(at) + sizes.thickness / 2 + 4.5}
                textAnchor={sizes.isAbove ? 'start' : 'end'}
                className="fill-text text-xs"
              >
                {fitText(names[at]!, sizes.nameRoom)}
              </text>
              {partsOf(at).map((part) => {
                const one = series[part.series]!;
                const before = isStacked ? null : one.previous?.[at];
                return (
                  <BarShape
                    key={one.id}
                    place={one.place}
                    textureId={series.length > 1 ? props.textureId : undefined}
                    x={Math.min(scale(part.from), scale(part.to))}
                    y={barTop(at) + part.side}
                    width={Math.abs(scale(part.to) - scale(part.from))}
                    height={part.thickness}
                    isSplit={isStacked}
                    before={before == null ? undefined : { x: scale(before) }}
                  />
                );
              })}
              <path
                d={`M${Math.round(scale(0)) + 0.5} ${barTop(at) - 3}v${sizes.thickness + 6}`}
                className="stroke-edge"
              />
              {isSingle && (
                <text
                  x={figureX(at)}
                  y={barTop(at) + sizes.thickness / 2 + 4.5}
                  className="fill-text text-xs font-semibold"
                >
                  {figures[at]}
                </text>
              )}
            </g>
          ))}
        </>
      )}
    </SeriesPlot>
  );
}

const endOf = (parts: readonly { to: number }[]): number =>
  Math.max(0, ...parts.map(({ to }) => to));

function plainEnds(
  axis: { low: number; high: number },
  { buckets, series, isStacked }: SeriesDrawing,
): readonly [number, number] {
  const ends = buckets.flatMap((_, bucket) =>
    barParts(series, bucket, { thickness: 1, isStacked }).map(({ to }) => to),
  );
  const before = isStacked ? [] : series.flatMap(({ previous }) => previous ?? []);
  const known = [...ends, ...before.filter((value) => value !== null)];
  const high = Math.max(0, ...known);
  const low = Math.min(0, ...known);
  return high === low ? [axis.low, axis.high] : [low, high];
}
