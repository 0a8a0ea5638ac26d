import type { ReactNode } from 'react';
import type { AnalyticsChart } from '#client/gql/graphql.ts';

/** A miniature of a chart kind. Decorative: the words beside it say the same. */
export function ChartSketch({ kind, className }: { kind: AnalyticsChart; className?: string }) {
  return (
    <svg
      viewBox="0 0 96 56"
      aria-hidden="true"
      className={`shrink-0 rounded-control bg-ink-wash text-ink ${className ?? ''}`}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {SKETCHES[kind]}
    </svg>
  );
}

const bar = (x: number, y: number, height: number, opacity = 1, width = 8) => (
  <rect
    key={`${x} ${y}`}
    x={x}
    y={y}
    width={width}
    height={height}
    rx="1.5"
    fill="currentColor"
    stroke="none"
    opacity={opacity}
  />
);
const ground = <path d="M12 46H84" strokeWidth="1" opacity="0.35" />;

const SKETCHES: Record<AnalyticsChart, ReactNode> = {
  LINE: (
    <>
      {ground}
      <path d="M14 41 28 35 41 38 54 24 67 27 82 12" strokeWidth="2.25" />
      <path d="M14 44 28 41 41 42 54 35 67 37 82 30" strokeWidth="1.5" opacity="0.45" />
    </>
  ),
  BAR: (
    <>
      {[
        [16, 12],
        [30, 20],
        [44, 26],
        [58, 33],
        [72, 38],
      ].map(([x = 0, y = 0]) => bar(x, y, 46 - y))}
      {ground}
    </>
  ),
  STACKED_BAR: (
    <>
      {[
        [18, 26, 15],
        [36, 20, 9],
        [54, 28, 18],
        [72, 18, 8],
      ].flatMap(([x = 0, middle = 0, top = 0]) => [
        bar(x, middle, 46 - middle),
        bar(x, top, middle - top - 1.5, 0.45),
      ])}
      {ground}
    </>
  ),
  TABLE: (
    <>
      {[14, 23, 32, 41].flatMap((y, row) => [
        bar(14, y, 3.5, row === 0 ? 1 : 0.45, row === 0 ? 24 : 30),
        bar(52, y, 3.5, row === 0 ? 1 : 0.45, 12),
        bar(72, y, 3.5, row === 0 ? 1 : 0.45, 10),
      ])}
    </>
  ),
  PIVOT: (
    <>
      {[32, 50, 68].map((x) => bar(x, 12, 4, 1, 14))}
      {[21, 31, 41].flatMap((y, row) => [
        bar(12, y, 4, 1, 14),
        ...[32, 50, 68].map((x, column) =>
          bar(
            x,
            y - 1.5,
            7,
            [0.2, 0.35, 0.6, 0.45, 0.25, 0.5, 0.3, 0.6, 0.2][row * 3 + column],
            14,
          ),
        ),
      ])}
    </>
  ),
  NUMBER: (
    <>
      <path d="M27 20 21 34H34M31 28V40" strokeWidth="3" />
      <path d="M42 25C43 19 54 19 54 26 54 31 42 34 42 40H55" strokeWidth="3" />
      <path d="M70 40V22M63 29 70 22 77 29" strokeWidth="2" opacity="0.55" />
    </>
  ),
  FUNNEL: (
    <>
      {bar(16, 11, 9, 1, 64)}
      {bar(26, 23.5, 9, 0.65, 44)}
      {bar(36, 36, 9, 0.4, 24)}
    </>
  ),
  MAP: (
    <g strokeWidth="1.25">
      <path
        fill="currentColor"
        fillOpacity="0.2"
        d="M43 6 50 9 49 14 55 19 63 21 72 18 76 22 71 27 66 26 61 29 57 35 53 40 50 50 46 44 43 35 37 33 34 29 39 24 40 17 42 12Z"
      />
      <path fill="currentColor" stroke="none" d="M43 35 37 33 34 29 39 24 47 27 49 34Z" />
      <path fill="currentColor" fillOpacity="0.5" stroke="none" d="M50 50 46 44 45 40 53 40Z" />
    </g>
  ),
};
