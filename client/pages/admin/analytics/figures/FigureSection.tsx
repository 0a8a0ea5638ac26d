import { useTranslations } from 'use-intl';
import { ListFailed } from '#client/pages/admin/lists/ListFailed.tsx';
import type { Figure } from '#schema/analytics/figures/figure.ts';
import {
  ANALYTICS_FIGURES,
  type FigureSection as Section,
} from '#schema/analytics/figures/figures.ts';
import { PERIOD_FACTS, type Period } from '#schema/analytics/figures/periods.ts';
import { AnalyticsFigure } from './AnalyticsFigure.tsx';
import { SectionChart } from './SectionChart.tsx';
import type { FigurePart } from './latestFigures.ts';
import { useFigureNames } from './useFigureNames.ts';

interface FigureSectionProps {
  section: Section;
  period: Period;
  /** Undefined while loading, or if it failed. */
  part: FigurePart | undefined;
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
}

/** The figures of one subject and their course over time. Parts that fail report it individually. */
export function FigureSection(props: FigureSectionProps) {
  const { section, period, part, ...failure } = props;
  const t = useTranslations('analytics');
  const { nameOf, meaningOf } = useFigureNames();
  const isFailed = Boolean(failure.error) && !part;
  const { days } = PERIOD_FACTS[period];
  return (
    <section aria-labelledby={section} aria-busy={!part && !isFailed} className="mt-8">
      <h2 id={section} className="text-lg">
        {t(`figures.section.${section}`)}
      </h2>
      {isFailed ? (
        <ListFailed title={t(`figures.failed.${section}`)} {...failure} />
      ) : (
        <>
          <div className="mt-3 grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-card sm:grid-cols-3 xl:grid-cols-4">
            {Object.entries<Figure>(ANALYTICS_FIGURES[section]).map(([key, figure]) => (
              <AnalyticsFigure
                key={key}
                name={nameOf(section, key)}
                means={meaningOf(section, key)}
                figure={figure}
                latest={part?.figures.get(key)}
                days={days}
              />
            ))}
          </div>
          <SectionChart section={section} period={period} part={part} {...failure} />
        </>
      )}
    </section>
  );
}
