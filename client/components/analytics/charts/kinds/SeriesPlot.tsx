import type { ReactNode } from 'react';
import { Plot } from '../plot/Plot.tsx';
import { stepAmong, type SeriesDrawing, type SeriesPoint } from './seriesDrawing.ts';

/** Where the arrow keys lead if buckets are side by side. */
const MOVES = {
  left: { bucket: -1, series: 0 },
  right: { bucket: 1, series: 0 },
  up: { bucket: 0, series: -1 },
  down: { bucket: 0, series: 1 },
  first: 'first',
  last: 'last',
} as const;
/** The same if buckets are below each other. */
const TURNED = {
  left: MOVES.up,
  right: MOVES.down,
  up: MOVES.left,
  down: MOVES.right,
  first: MOVES.first,
  last: MOVES.last,
};

interface SeriesPlotProps {
  drawing: SeriesDrawing;
  height: number;
  buckets: 'across' | 'down';
  swatch: 'block' | 'line';
  hit: (x: number, y: number) => SeriesPoint | null;
  /** Where the tip of a point is. */
  tipAt: (point: SeriesPoint) => { x: number; y: number };
  children: (active: SeriesPoint | null) => ReactNode;
}

/** A plot whose points are the figures of series along buckets. */
export function SeriesPlot({ drawing, height, swatch, hit, tipAt, ...props }: SeriesPlotProps) {
  const { buckets, series, width, words, textureId, isStacked } = drawing;
  const moves = props.buckets === 'down' ? TURNED : MOVES;
  const size = { buckets: buckets.length, series: series.length };
  return (
    <Plot<SeriesPoint>
      label={drawing.label}
      width={width}
      height={height}
      svgRef={drawing.svgRef}
      facts={drawing.facts}
      hit={hit}
      figure={drawing.figure}
      step={(from, direction) => stepAmong(from, moves[direction], size)}
      spoken={({ bucket, series: at }) => words.spoken(buckets[bucket]!, series[at], bucket)}
      tip={(point) => ({
        ...tipAt(point),
        content: words.tip(buckets, series, point, {
          swatch,
          textureId,
          width,
          hasTotal: swatch === 'block' && isStacked,
        }),
      })}
    >
      {props.children}
    </Plot>
  );
}
