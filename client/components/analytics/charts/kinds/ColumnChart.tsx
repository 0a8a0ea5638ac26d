import { BucketAxis } from '../plot/BucketAxis.tsx';
import { fitText, longest } from '../plot/textWidth.ts';
import { bandScale, linearScale } from '../plot/scales.ts';
import { Textures } from '../plot/Textures.tsx';
import { ValueAxis } from '../plot/ValueAxis.tsx';
import { EventMarks } from '../marks/EventMarks.tsx';
import { BarShape } from './BarShape.tsx';
import { barAxis, barParts } from './barParts.ts';
import type { SeriesDrawing, SeriesPoint } from './seriesDrawing.ts';
import { SeriesPlot } from './SeriesPlot.tsx';

const TOP = 20;
const BOTTOM = 28;
/** From this width on, a column has room for its figure above it. */
const WITH_FIGURES = 38;

/** Vertical bars, for time intervals and a few short names. */
export function ColumnChart(props: SeriesDrawing) {
  const { buckets, series, width, height, isStacked, isTime, words } = props;
  const axis = barAxis(props, height < 220 ? 3 : 5);
  const texts = axis.ticks.map((tick) => words.short(tick));
  const left = longest(texts) + 12;
  const right = width - 4;
  const bottom = height - BOTTOM;
  const places = buckets.map((_, place) => place);
  const scaleX = bandScale({
    count: places.length,
    range: [left, right],
    inner: (right - left) / Math.max(1, places.length) > 6 ? 0.24 : 0.04,
    outer: 0.1,
  });
  const band = Math.min(scaleX.width, 96);
  const inset = (scaleX.width - band) / 2;
  const scaleY = linearScale([axis.low, axis.high], [bottom, TOP]);
  const start = (bucket: number) => scaleX.start(bucket) + inset;
  const middle = (bucket: number) => start(bucket) + band / 2;
  const partsOf = (bucket: number) => barParts(series, bucket, { thickness: band, isStacked });
  // The figure is above its bar, or below a negative one.
  const figureY = (value: number) => scaleY(value) + (value < 0 ? 15 : -6);
  const hasFigures = series.length === 1 && band >= WITH_FIGURES;
  // Stacked top down in legend order.
  const hit = (atX: number, atY: number): SeriesPoint | null => {
    if (places.length === 0) return null;
    const bucket = Math.floor((atX - left) / Math.max(0.01, scaleX.step));
    const within = Math.max(0, Math.min(places.length - 1, bucket));
    const value = scaleY.invert(atY);
    const found = partsOf(within).find((part) =>
      isStacked
        ? value >= Math.min(part.from, part.to) && value <= Math.max(part.from, part.to)
        : atX - start(within) >= part.side && atX - start(within) <= part.side + part.thickness,
    );
    return { bucket: within, series: found?.series ?? 0 };
  };

  const ticks = isTime
    ? words.ticks(buckets, right - left)
    : places.map((bucket) => ({
        bucket,
        text: fitText(words.bucketName(buckets[bucket]!), scaleX.step),
      }));

  return (
    <SeriesPlot
      drawing={props}
      height={height}
      buckets="across"
      swatch="block"
      hit={hit}
      tipAt={({ bucket }) => ({
        x: middle(bucket),
        y: scaleY(Math.max(0, ...partsOf(bucket).map(({ to }) => to))),
      })}
    >
      {(active) => (
        <>
          <Textures id={props.textureId} />
          {active && (
            <rect
              x={start(active.bucket) - (scaleX.step - band) / 2}
              y={TOP - 6}
              width={scaleX.step}
              height={bottom - TOP + 6}
              className="fill-tint"
            />
          )}
          <ValueAxis
            from={left}
            to={right}
            ticks={axis.ticks.map((tick, place) => ({
              at: scaleY(tick),
              text: texts[place]!,
              isZero: tick === 0,
            }))}
          />
          <BucketAxis
            y={bottom}
            from={0}
            to={width}
            ticks={ticks.map(({ bucket, text }) => ({ at: middle(bucket), text }))}
          />
          {places.map((bucket) => (
            <g key={bucket}>
              {partsOf(bucket).map((part) => {
                const one = series[part.series]!;
                const before = isStacked ? null : one.previous?.[bucket];
                return (
                  <BarShape
                    key={one.id}
                    place={one.place}
                    textureId={series.length > 1 ? props.textureId : undefined}
                    x={start(bucket) + part.side}
                    y={Math.min(scaleY(part.from), scaleY(part.to))}
                    width={part.thickness}
                    height={Math.abs(scaleY(part.to) - scaleY(part.from))}
                    isSplit={isStacked}
                    isPartial={props.partial[bucket] === true && !one.isStock}
                    before={before == null ? undefined : { y: scaleY(before) }}
                  />
                );
              })}
              {hasFigures && (
                <text
                  x={middle(bucket)}
                  y={figureY(series[0]!.values[bucket] ?? 0)}
                  textAnchor="middle"
                  className="fill-text text-xs"
                >
                  {words.short(series[0]!.values[bucket] ?? null)}
                </text>
              )}
            </g>
          ))}
          <EventMarks events={props.events} x={middle} y={bottom} />
        </>
      )}
    </SeriesPlot>
  );
}
