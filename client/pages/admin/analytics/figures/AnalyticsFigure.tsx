import { useTranslations, useFormatter } from 'use-intl';
import { builderPath } from '#client/components/analytics/builderPath.ts';
import { NewAlertButton } from '#client/components/analytics/alerts/NewAlertButton.tsx';
import { RowsButton } from '#client/components/analytics/rows/RowsButton.tsx';
import { Link } from '#client/lib/routing.ts';
import { Stat } from '#client/ui/figures/Stat.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import type { Figure } from '#schema/analytics/figures/figure.ts';
import { FigureMeaning } from './FigureMeaning.tsx';
import { isClearerInCounts } from '#schema/profile/change.ts';
import type { Unit } from '#client/components/analytics/charts/chartAnswer.ts';
import { useFigures } from '#client/components/analytics/charts/words/useFigures.ts';

interface Latest {
  value: number | null;
  change: number | null;
  /** The two values that the change compares. */
  recent: number | null;
  before: number | null;
  /** The counts that a percentage is made of. */
  counts: {
    part: number;
    whole: number | null;
    partBefore: number;
    wholeBefore: number | null;
  } | null;
}

interface AnalyticsFigureProps {
  name: string;
  means: string;
  figure: Figure;
  /** Undefined until it is loaded. */
  latest: Latest | undefined;
  /** The length of the period in days. */
  days: number;
}

/** A figure with its change, its definition and a link to its question. */
export function AnalyticsFigure({ name, means, figure, latest, days }: AnalyticsFigureProps) {
  const t = useTranslations('analytics');
  const words = useFigureWords();
  const change = latest && words.change(figure, latest, days);
  return (
    <Stat
      className="row-span-3 grid-rows-subgrid p-4 shadow-[0_0_0_1px_var(--line)]"
      label={
        <>
          <span className="min-w-0 flex-1">{name}</span>
          <FigureMeaning name={name} means={means} figure={figure} days={days} />
        </>
      }
      value={
        latest ? (
          <span className="flex flex-wrap items-center gap-1">
            <Link
              to={builderPath(figure.question(days), 'number')}
              title={t('figures.builder')}
              className="hit-44 inline-block min-w-6 text-text hover:underline"
            >
              <span className="sr-only">{t('figures.inBuilder', { name })}: </span>
              {latest.value === null ? (
                <Dash means={t('figures.unknown')} />
              ) : (
                words.value(figure, latest.value, latest.counts)
              )}
            </Link>
            <span className="flex gap-1">
              {latest.value !== null && (
                <RowsButton
                  query={figure.question(days)}
                  label={t('charts.rows.show', { figure: name })}
                  text={words.value(figure, latest.value, latest.counts)}
                />
              )}
              <NewAlertButton
                watched={{ query: figure.question(days), reportId: null }}
                label={t('figures.tellMe', { name })}
                isSmall
              />
            </span>
          </span>
        ) : (
          <Skeleton className="h-[1.25em] w-16" />
        )
      }
      change={
        latest ? (
          (change ?? <Dash means={t('figures.change.none')} />)
        ) : (
          <Skeleton className="h-[1.45em] w-24" />
        )
      }
    />
  );
}

/** A placeholder for an unknown value. */
function Dash({ means }: { means: string }) {
  return (
    <span title={means}>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{means}</span>
    </span>
  );
}

/** Formats a figure and its change. */
function useFigureWords() {
  const t = useTranslations('analytics');
  const format = useFormatter();
  const figures = useFigures();
  const signed = (change: number) =>
    format.number(change, { signDisplay: 'exceptZero', maximumFractionDigits: 1 });
  return {
    value({ unit, compares }: Figure, value: number, counts: Latest['counts']) {
      if (counts && compares === 'rate' && isClearerInCounts(counts.part, counts.partBefore))
        return t('figures.value.growth', { recent: counts.part, before: counts.partBefore });
      if (compares === 'rate') return t('figures.value.percent', { value: signed(value) });
      return unit === 'percent'
        ? figures.share(value, counts?.whole == null ? null : [counts.part, counts.whole])
        : figures.exact(value, unit.toUpperCase() as Unit);
    },
    /** Null when there is nothing to compare with. */
    change({ compares, unit }: Figure, { change, recent, before, counts }: Latest, days: number) {
      if (compares === 'rate') return t('figures.change.rate', { days });
      if (counts?.whole != null && isClearerInCounts(counts.part, counts.partBefore))
        return t('figures.counts.share', {
          part: counts.partBefore,
          whole: counts.wholeBefore ?? 0,
          days,
        });
      if (unit === 'count' && recent !== null && before !== null) {
        if (recent === 0 && before === 0) return t(`figures.none.${compares}`, { days });
        if (isClearerInCounts(recent, before))
          return t(`figures.counts.${compares}`, { recent, before, days });
      }
      return change === null
        ? null
        : t(`figures.change.${compares}`, { change: signed(change), days });
    },
  };
}
