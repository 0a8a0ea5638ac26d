/** Class names of the eight colours and of "others", written out so that Tailwind finds them. */
export interface Tone {
  stroke: string;
  fill: string;
}

const TONES: readonly Tone[] = [
  { stroke: 'stroke-chart-1', fill: 'fill-chart-1' },
  { stroke: 'stroke-chart-2', fill: 'fill-chart-2' },
  { stroke: 'stroke-chart-3', fill: 'fill-chart-3' },
  { stroke: 'stroke-chart-4', fill: 'fill-chart-4' },
  { stroke: 'stroke-chart-5', fill: 'fill-chart-5' },
  { stroke: 'stroke-chart-6', fill: 'fill-chart-6' },
  { stroke: 'stroke-chart-7', fill: 'fill-chart-7' },
  { stroke: 'stroke-chart-8', fill: 'fill-chart-8' },
];
const OTHERS: Tone = { stroke: 'stroke-chart-rest', fill: 'fill-chart-rest' };

export const toneOf = (place: number): Tone => TONES[place] ?? OTHERS;

export const HEAT = [
  'fill-heat-1',
  'fill-heat-2',
  'fill-heat-3',
  'fill-heat-4',
  'fill-heat-5',
] as const;
/** The same as backgrounds of table cells, with text colours that are readable on them. */
export const BEHIND_HEAT = [
  'bg-heat-1',
  'bg-heat-2',
  'bg-heat-3',
  'bg-heat-4 text-on-heat',
  'bg-heat-5 text-on-heat',
] as const;
/** Text colours that are readable on these fills. */
export const ON_HEAT = [
  'fill-text',
  'fill-text',
  'fill-text',
  'fill-on-heat',
  'fill-on-heat',
] as const;
