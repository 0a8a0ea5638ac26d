import { useNow, useTranslations } from 'use-intl';
import {
  AnalyticsChart,
  AnalyticsChart_answer,
} from '#client/components/analytics/charts/AnalyticsChart.tsx';
import { makeFragmentData, readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Card } from '#client/ui/Card.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { JOB_STEPS, type JobStep } from '#schema/options/screens/jobPerformance.ts';

const ByDay_performance = graphql(`
  fragment ByDay_performance on JobPerformance {
    timeZone
    days {
      day
      counts {
        views
        saves
        applications
        interviews
        offers
        hires
      }
    }
  }
`);

/** Frequent and rare events have separate charts, because rare ones would be invisible beside frequent ones. */
const CHARTS = [
  { key: 'reach', steps: ['views', 'saves', 'applications'] },
  { key: 'hiring', steps: ['interviews', 'offers', 'hires'] },
] as const satisfies readonly { key: string; steps: readonly JobStep[] }[];

export function ByDay(props: { performance: FragmentType<typeof ByDay_performance> }) {
  const { days, timeZone } = readFragment(ByDay_performance, props.performance);
  const t = useTranslations('jobPerformance');
  const readAt = useNow().toISOString();
  const happens = (steps: readonly JobStep[]) =>
    days.some(({ counts }) => steps.some((step) => counts[step] > 0));
  if (!happens(JOB_STEPS))
    return (
      <Card>
        <EmptyState drawing="chart" title={t('empty.title')} message={t('empty.message')} />
      </Card>
    );
  return CHARTS.filter(({ steps }) => happens(steps)).map(({ key, steps }) => (
    <Card key={key}>
      <AnalyticsChart
        kind="LINE"
        headingLevel={2}
        title={t(`chart.${key}`)}
        answer={makeFragmentData(
          {
            dimensions: [{ key: 'TIME', name: t('chart.day'), unit: 'TIME', isAdditive: false }],
            measures: steps.map((step) => ({
              key: step,
              name: t(`step.${step}`),
              unit: 'COUNT' as const,
              isAdditive: true,
              comparability: 'SETTLED' as const,
              isWithinPrevious: false,
              timesStep: null,
              isStock: false,
              betterWhen: null,
              rowMeasures: [],
            })),
            rows: days.map(({ day, counts }) => ({
              keys: [day],
              labels: [day],
              values: steps.map((step) => counts[step]),
              previous: null,
              counts: [],
              previousCounts: null,
            })),
            totals: null,
            pivot: null,
            from: null,
            to: null,
            previousFrom: null,
            previousTo: null,
            timeZone,
            grain: 'DAY',
            rowCount: days.length,
            isComplete: true,
            leftOut: 0,
            readAt,
          },
          AnalyticsChart_answer,
        )}
      />
    </Card>
  ));
}
