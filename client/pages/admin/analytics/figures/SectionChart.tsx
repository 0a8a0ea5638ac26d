import { ChartSpline } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { builderPath } from '#client/components/analytics/builderPath.ts';
import { AnalyticsChart } from '#client/components/analytics/charts/AnalyticsChart.tsx';
import { FigureRows } from '#client/components/analytics/rows/FigureRows.tsx';
import { Link } from '#client/lib/routing.ts';
import { ListFailed } from '#client/pages/admin/lists/ListFailed.tsx';
import { Card } from '#client/ui/Card.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { seriesQuestion, type FigureSection } from '#schema/analytics/figures/figures.ts';
import type { Period } from '#schema/analytics/figures/periods.ts';
import type { FigurePart } from './latestFigures.ts';

interface SectionChartProps {
  section: FigureSection;
  period: Period;
  part: FigurePart | undefined;
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
}

const TOTAL = { users: 'totalUsers', jobs: 'totalJobs', applications: 'totalApplications' };

/** As tall as the chart will be, so that nothing moves. Two lines need a legend. */
const PLACE = { users: 'h-[494px]', jobs: 'h-[456px]', applications: 'h-[456px]' };

/** The course over the period. */
export function SectionChart({ section, period, part, ...failure }: SectionChartProps) {
  const t = useTranslations('analytics');
  if (!part)
    return <Skeleton className={joinClasses('mt-4 w-full rounded-card', PLACE[section])} />;
  if (part.figures.get(TOTAL[section])?.value === 0)
    return <Card className="mt-4 text-soft">{t(`figures.empty.${section}`)}</Card>;
  if (!part.overTime) return <ListFailed title={t(`figures.failed.${section}`)} {...failure} />;
  return (
    <Card className="mt-4">
      <FigureRows query={seriesQuestion(section, period)}>
        <AnalyticsChart
          answer={part.overTime}
          kind="LINE"
          title={t(`figures.chart.${section}`)}
          headingLevel={3}
          actions={
            <Link
              to={builderPath(seriesQuestion(section, period), 'line')}
              className={buttonClass({ variant: 'quiet', size: 's' })}
            >
              <ChartSpline className="size-4" />
              <span className="max-xs:sr-only">{t('figures.builder')}</span>
            </Link>
          }
        />
      </FigureRows>
    </Card>
  );
}
