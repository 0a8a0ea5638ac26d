import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PayRange } from '#client/components/pay/PayRange.tsx';
import { PaySource } from '#client/components/pay/PaySource.tsx';
import { TakeHomeAssumptions, TakeHomeTable } from '#client/components/pay/TakeHomeTable.tsx';
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { Button } from '#client/ui/Button.tsx';
import { Card } from '#client/ui/Card.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { ComparePayJob_job } from './comparePayJob.ts';
import { payPosition } from './payPosition.ts';

const ComparedPayQuery = graphql(`
  query ComparedPay($title: String!, $location: String) {
    payInsight(title: $title, location: $location) {
      title
      titleSlug
      placeSlug
      place
      low
      median
      high
      ...PaySource_insight
    }
  }
`);

const focus = (heading: HTMLElement | null) => heading?.focus();

/** Where this job's pay lies among similar ones, and the take-home pay. Shows only known figures. */
export function ComparedPay(props: { job: FragmentType<typeof ComparePayJob_job> }) {
  const {
    title,
    location,
    type,
    salary,
    salaryMin: min,
    salaryMax: max,
  } = readFragment(ComparePayJob_job, props.job);
  const t = useTranslations('pay');
  const { data, loading } = useQuery(ComparedPayQuery, { variables: { title, location } });
  const insight = data?.payInsight;
  const own = min !== null && max !== null ? { min, max } : null;
  // The figures leave out part-time jobs and internships.
  const isShorter = type === 'PART_TIME' || type === 'INTERN';
  const compared = isShorter ? null : own;
  const uncompared = isShorter ? 'fullTime' : salary.trim() ? 'others' : 'unknown';
  const named = insight?.titleSlug ? [insight.titleSlug, insight.placeSlug ?? []].flat() : [];
  const salaries = ['/salaries', ...named].join('/');
  return (
    <Card as="section" aria-labelledby="compare-pay" className="my-6 grid gap-4">
      <h2 ref={focus} id="compare-pay" tabIndex={-1} className="text-lg">
        {t('compare.heading')}
      </h2>
      {loading && <Skeleton className="h-24" />}
      {!loading && !insight && <p>{t('compare.none')}</p>}
      {insight && (
        <>
          <p>
            {t(`compare.${compared ? payPosition(compared, insight) : uncompared}`, {
              title: insight.title,
              place: insight.place ?? t('india'),
            })}
          </p>
          <PayRange {...insight} own={compared} />
          <PaySource insight={insight} />
        </>
      )}
      {own && <TakeHome {...own} isAlone={!insight} />}
      <Link to={salaries} className="hit-44 justify-self-start text-sm text-ink underline">
        {insight?.titleSlug ? t('compare.more', { title: insight.title }) : t('list.title')}
      </Link>
    </Card>
  );
}

/** The take-home pay, shown on demand, because not everyone wants to know it. */
function TakeHome({ min, max, isAlone }: { min: number; max: number; isAlone: boolean }) {
  const t = useTranslations('pay');
  const [isShown, setShown] = useState(false);
  return (
    <div className={joinClasses('grid gap-3', !isAlone && 'border-t border-line pt-4')}>
      <Button
        aria-expanded={isShown}
        onClick={() => setShown(!isShown)}
        className="justify-self-start"
      >
        {t('takeHome.show')}
      </Button>
      {isShown && (
        <>
          {[...new Set([min, max])].map((yearly) => (
            <div key={yearly} className="grid gap-2">
              <h3 className="text-sm font-semibold">{t('takeHome.of', { yearly })}</h3>
              <TakeHomeTable yearly={yearly} />
            </div>
          ))}
          <TakeHomeAssumptions />
          <Link
            to={`/take-home-pay?pay=${max}`}
            className="hit-44 justify-self-start text-sm text-ink underline"
          >
            {t('takeHome.change')}
          </Link>
        </>
      )}
    </div>
  );
}
