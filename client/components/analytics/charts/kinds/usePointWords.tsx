import { useTranslations } from 'use-intl';
import type { ChartAnswer, Figure, Unit } from '../chartAnswer.ts';
import { evenTicks, timeTicks } from '../data/timeTicks.ts';
import { partialTest } from '../data/partialSteps.ts';
import type { Bucket } from '../data/seriesIn.ts';
import { totalOf } from '../data/stackedParts.ts';
import { useEventsIn } from '../marks/chartEvents.ts';
import type { SwatchLook } from '../plot/Swatch.tsx';
import { TipRows, type TipRow } from '../plot/TipRows.tsx';
import { useFigures, type TimeLook } from '../words/useFigures.ts';
import type { PlacedSeries, SeriesPoint } from './seriesDrawing.ts';

export type PointWords = ReturnType<typeof usePointWords>;

/** Space per label along the bottom, in pixels. */
const ROOM = { HOUR: 56, DAY: 60, WEEK: 60, MONTH: 50, QUARTER: 72, YEAR: 44 } as const;
/** More lines than this would hide the drawing; the highlighted one is always included. */
const MOST_ROWS = 9;
const ROWS_ON_PHONES = 4;
const NARROW = 480;

/** What a point shows and what is read out for it. */
export function usePointWords(answer: ChartAnswer, unit: Unit, isTime: boolean) {
  const t = useTranslations('analytics');
  const figures = useFigures();
  const grain = answer.grain;
  const isPartial = partialTest(answer);
  const eventsIn = useEventsIn(answer);

  const bucketName = ({ key, label }: Bucket, look: TimeLook = 'full'): string =>
    isTime ? figures.time(key, grain, look) : label || figures.unknown;

  const titleOf = (bucket: Bucket): string =>
    isTime && isPartial(bucket.key)
      ? `${bucketName(bucket)} (${t('charts.partial.word')})`
      : bucketName(bucket);
  const eventNames = ({ key }: Bucket): string[] =>
    isTime ? eventsIn(key).map(({ name }) => name) : [];

  const note = (now: Figure, before: Figure | undefined): string | undefined => {
    if (before === undefined) return undefined;
    const was = figures.exact(before, unit);
    const change = figures.change(now, before, unit);
    return change
      ? t('charts.before.changed', { was, change: change.text })
      : t('charts.before.plain', { was });
  };
  const rowOf = ({ id, label, place, values, previous }: PlacedSeries, bucket: number): TipRow => ({
    id,
    label,
    place,
    value: figures.exact(values[bucket], unit),
    note: previous ? note(values[bucket] ?? null, previous[bucket] ?? null) : undefined,
  });

  return {
    figures,
    bucketName,
    short: (value: Figure) => figures.short(value, unit),
    /** Where labels are placed along the bottom, and their texts. */
    ticks(buckets: readonly Bucket[], room: number): { bucket: number; text: string }[] {
      const keys = buckets.map(({ key }) => key ?? '');
      const isDated = isTime && grain && keys.every(Boolean);
      const most = Math.max(1, Math.floor(room / (isDated ? ROOM[grain] : 70)));
      const places = isDated ? timeTicks(keys, grain, most) : evenTicks(keys.length, most);
      const spansYears = keys[0]?.slice(0, 4) !== keys.at(-1)?.slice(0, 4);
      return places.map((bucket, index) => {
        const isNewYear = keys[bucket]!.slice(0, 4) !== keys[places[index - 1] ?? -1]?.slice(0, 4);
        const isDatedTick = isNewYear && (grain === 'MONTH' || spansYears);
        return { bucket, text: bucketName(buckets[bucket]!, isDatedTick ? 'dated' : 'short') };
      });
    },
    spoken(bucket: Bucket, series: PlacedSeries | undefined, place: number): string {
      if (!series) return titleOf(bucket);
      const row = rowOf(series, place);
      return [titleOf(bucket), row.label, row.value, row.note, ...eventNames(bucket)]
        .filter(Boolean)
        .join(', ');
    },
    tip(
      buckets: readonly Bucket[],
      series: readonly PlacedSeries[],
      point: SeriesPoint,
      look: { swatch: SwatchLook; textureId: string; hasTotal: boolean; width: number },
    ) {
      const active = series[point.series];
      const most = look.width < NARROW ? ROWS_ON_PHONES : MOST_ROWS;
      const shown = series.length <= most ? series : [...series.slice(0, most - 1), active!];
      const rows = [...new Set(shown)].map((one) => ({
        ...rowOf(one, point.bucket),
        isActive: one === active,
      }));
      const total = {
        id: 'total',
        label: t('charts.table.total'),
        value: figures.exact(
          totalOf(series.map(({ values }) => values[point.bucket] ?? null)),
          unit,
        ),
      };
      return (
        <TipRows
          title={titleOf(buckets[point.bucket]!)}
          events={eventNames(buckets[point.bucket]!)}
          rows={look.hasTotal && series.length > 1 ? [...rows, total] : rows}
          look={look.swatch}
          textureId={look.textureId}
        />
      );
    },
  };
}
