import { useFormatter, useTranslations } from 'use-intl';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Card } from '#client/ui/Card.tsx';
import { isShareOfFew } from '#schema/profile/change.ts';

const Funnel_performance = graphql(`
  fragment Funnel_performance on JobPerformance {
    funnel {
      step
      count
      of
      ofCount
    }
  }
`);

export function Funnel(props: { performance: FragmentType<typeof Funnel_performance> }) {
  const { funnel } = readFragment(Funnel_performance, props.performance);
  const t = useTranslations('jobPerformance');
  const format = useFormatter();
  const counts = new Map(funnel.map(({ step, count }) => [step, count]));
  const most = Math.max(1, ...counts.values());
  const share = (part: number, total: number) =>
    isShareOfFew(total)
      ? format.number(part)
      : format.number(part / total, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <Card as="section" aria-labelledby="job-funnel">
      <h2 id="job-funnel" className="text-lg">
        {t('funnel.heading')}
      </h2>
      <ol className="mt-3 grid gap-3.5">
        {funnel.map(({ step, count, of, ofCount }) => {
          const total = of ? (counts.get(of) ?? 0) : 0;
          return (
            <li key={step} className="grid gap-1">
              <p className="tabular flex justify-between gap-4 text-sm">
                <span>{t(`funnel.step.${step}`)}</span>
                <span className="font-semibold">{format.number(count)}</span>
              </p>
              <span aria-hidden="true" className="block h-2.5 overflow-hidden rounded-full bg-tint">
                <span
                  className="block h-full rounded-full bg-chart-1"
                  style={{ width: `${count === 0 ? 0 : Math.max(1, (100 * count) / most)}%` }}
                />
              </span>
              {of && of !== 'HIRES' && total > 0 && (
                <p className="text-xs text-soft">
                  {t(`funnel.of.${of}`, {
                    part: share(ofCount, total),
                    total,
                  })}
                </p>
              )}
            </li>
          );
        })}
      </ol>
      <p className="mt-3 text-xs text-soft">{t('funnel.note')}</p>
    </Card>
  );
}
