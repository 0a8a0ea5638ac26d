import { useTranslations } from 'use-intl';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { closingTime } from '#schema/time/closingTime.ts';

export const JobEnded_job = graphql(`
  fragment JobEnded_job on Job {
    title
    standing
    applicationDeadline
    company {
      id
      slug
      name
    }
  }
`);

/**
 * Says that the job has ended and offers the same search and the company's other jobs. Similar jobs are shown beside
 * it.
 */
export function JobEnded(props: { job: FragmentType<typeof JobEnded_job> }) {
  const { title, standing, applicationDeadline, company } = readFragment(JobEnded_job, props.job);
  const t = useTranslations('jobs');
  const time = useTimeWords();
  const isClosed = standing === 'CLOSED' || !applicationDeadline;
  return (
    <Banner
      kind="warning"
      className="mb-5"
      title={t(isClosed ? 'ended.closed' : 'ended.expired')}
      actions={
        <>
          <Link
            to={`/browse-jobs?search=${encodeURIComponent(title)}`}
            className={buttonClass({ variant: 'main', size: 's' })}
          >
            {t('ended.search')}
          </Link>
          <Link to={`/companies/${company.slug}`} className={buttonClass({ size: 's' })}>
            {t('ended.company', { name: company.name })}
          </Link>
        </>
      }
    >
      {isClosed
        ? t('ended.closedSince')
        : t('ended.expiredOn', { date: time.full(closingTime(applicationDeadline)) })}
    </Banner>
  );
}
