import type { ChartAnswer, ChartColumn, Figure, Unit } from '../chartAnswer.ts';

export interface Bucket {
  /** Null for "Not given". */
  key: string | null;
  label: string;
}

export interface Series {
  id: string;
  label: string;
  unit: Unit;
  isAdditive: boolean;
  /** Counted at a moment, so the value of a step that is not over yet is not too low. */
  isStock: boolean;
  /** Whether several series can be drawn as one. */
  isFoldable: boolean;
  /** One value per bucket. */
  values: readonly Figure[];
  /** The same values for the previous period; null without a comparison. */
  previous: readonly Figure[] | null;
  /** Where its figures are in the answer; null if they are sums of several series. */
  source: SeriesSource | null;
  /** For such a sum: the sources of the summed series, and those of the series shown beside it. */
  folded?: { rest: readonly SeriesSource[]; kept: readonly SeriesSource[] };
  /** The series total, used to rank series by size. */
  weight: number;
}

export interface SeriesSource {
  /** The index of the measure; null if each bucket is a measure. */
  index: number | null;
  /** The keys of all dimensions but that of the buckets. */
  keys: readonly (string | null)[];
}

export interface SeriesSet {
  buckets: readonly Bucket[];
  series: readonly Series[];
  /** Whether the buckets are time intervals. */
  isTime: boolean;
}

const SEPARATOR = ' · ';
/** Separates keys; no key contains it. */
const SEAM = '\u001F';

export const timeIndex = (answer: Pick<ChartAnswer, 'dimensions'>): number =>
  answer.dimensions.findIndex(({ key, unit }) => key === 'TIME' || unit === 'TIME');

/** One dimension runs along the axis, preferably time. The other dimensions and the measures form the series. */
export function seriesIn(answer: ChartAnswer): SeriesSet {
  if (answer.dimensions.length === 0) return measuresAsBuckets(answer);
  const time = timeIndex(answer);
  const axis = Math.max(0, time);
  const buckets = new Map<string, Bucket>();
  for (const { keys, labels } of answer.rows)
    buckets.set(idOf(keys[axis]), { key: keys[axis] ?? null, label: labels[axis] ?? '' });
  const inOrder = [...buckets];
  if (time >= 0) inOrder.sort(([one], [other]) => (one < other ? -1 : Number(one > other)));
  const places = new Map(inOrder.map(([id], place) => [id, place]));
  const drafts = new Map<string, Draft>();
  for (const row of answer.rows) {
    const place = places.get(idOf(row.keys[axis]))!;
    const others = row.keys.filter((_, index) => index !== axis).map(idOf);
    const names = row.labels.filter((_, index) => index !== axis);
    answer.measures.forEach((measure, index) => {
      const id = [...others, measure.key].join(SEAM);
      const source = { index, keys: row.keys.filter((_, place) => place !== axis) };
      const draft = drafts.get(id) ?? {
        ...emptyDraft(id, names, measure, answer, inOrder.length),
        source,
      };
      drafts.set(id, draft);
      add(draft.values, place, row.values[index] ?? null, measure.isAdditive);
      if (draft.previous && row.previous)
        add(draft.previous, place, row.previous[index] ?? null, measure.isAdditive);
    });
  }
  return {
    buckets: inOrder.map(([, bucket]) => bucket),
    series: [...drafts.values()].map((draft) => ({ ...draft, weight: weightOf(draft) })),
    isTime: time >= 0,
  };
}

type Draft = Omit<Series, 'weight' | 'values' | 'previous'> & {
  values: Figure[];
  previous: Figure[] | null;
};

function emptyDraft(
  id: string,
  names: readonly string[],
  { name, unit, isAdditive, isStock = false }: ChartColumn,
  { measures, rows }: ChartAnswer,
  size: number,
): Omit<Draft, 'source'> {
  const label = [...names, ...(names.length === 0 || measures.length > 1 ? [name] : [])];
  const isCompared = rows.some(({ previous }) => previous);
  return {
    id,
    label: label.join(SEPARATOR),
    unit,
    isAdditive,
    isStock,
    isFoldable: isAdditive || isStock,
    values: Array.from({ length: size }, () => null),
    previous: isCompared ? Array.from({ length: size }, () => null) : null,
  };
}

/** An hour repeated by a clock change appears twice with the same key. */
function add(values: Figure[], place: number, value: Figure, isAdditive: boolean): void {
  const before = values[place] ?? null;
  values[place] = isAdditive && before !== null && value !== null ? before + value : value;
}

/** Without dimensions the measures are placed side by side. */
function measuresAsBuckets({ measures, rows }: ChartAnswer): SeriesSet {
  const [row] = rows;
  const [first] = measures;
  if (!row || !first) return { buckets: [], series: [], isTime: false };
  const draft = {
    id: 'measures',
    label: '',
    unit: first.unit,
    isAdditive: false,
    isStock: false,
    isFoldable: false,
    values: row.values,
    previous: row.previous ?? null,
    source: { index: null, keys: [] },
  };
  return {
    buckets: measures.map(({ key, name }) => ({ key, label: name })),
    series: [{ ...draft, weight: weightOf(draft) }],
    isTime: false,
  };
}

function weightOf({ values, isAdditive }: Pick<Series, 'values' | 'isAdditive'>): number {
  const sizes = values.map((value) => Math.abs(value ?? 0));
  return isAdditive ? sizes.reduce((sum, size) => sum + size, 0) : Math.max(0, ...sizes);
}

const idOf = (key: string | null | undefined): string => key ?? '\u0000';

/** Different units share no axis: one panel per unit, in the order of the measures. */
export function panelsOf(set: SeriesSet): SeriesSet[] {
  const units = [...new Set(set.series.map(({ unit }) => unit))];
  return units.map((unit) => ({
    ...set,
    series: set.series.filter((series) => series.unit === unit),
  }));
}
