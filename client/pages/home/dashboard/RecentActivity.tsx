import type { ErrorLike } from '@apollo/client';
import { useTranslations } from 'use-intl';
import { WrittenText } from '#client/components/jobs/WrittenText.tsx';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { Card } from '#client/ui/Card.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { RECENT_ACTIVITY_SHOWN } from '#schema/options/limits.ts';
import type { RegistrationRole } from '#schema/options/roles.ts';
import { FailureLine } from './FailureLine.tsx';

export const RecentActivity_activity = graphql(`
  fragment RecentActivity_activity on DashboardActivity {
    id
    kind
    at
    applicationId
    jobId
    jobTitle
    companyName
    personName
  }
`);

interface RecentActivityProps {
  role: RegistrationRole;
  /** Null while loading. */
  activity: readonly (FragmentType<typeof RecentActivity_activity> & { id: string })[] | null;
  error: ErrorLike | undefined;
  retrying: boolean;
  onRetry: () => void;
  /** Whether the first step is theirs: not for colleagues who may not post, nor while nobody would see a job. */
  mayStart: boolean;
}

const PLACES = Array.from({ length: RECENT_ACTIVITY_SHOWN }, (_, index) => index);

export function RecentActivity(props: RecentActivityProps) {
  const { role, activity, error, mayStart, ...again } = props;
  const t = useTranslations('dashboard');
  return (
    <section aria-labelledby="recent-activity">
      <h2 id="recent-activity" className="mb-3 text-lg">
        {t('activity.heading')}
      </h2>
      {error && <FailureLine message={t('activity.failed')} error={error} {...again} />}
      {!error && (
        <Card padding="none" aria-busy={activity ? undefined : true}>
          {activity?.length === 0 ? (
            <EmptyState
              headingLevel={3}
              drawing={role === 'employer' ? 'letter' : 'search'}
              title={t(`activity.empty.${role}.title`)}
              message={t(`activity.empty.${role}.text`)}
              className="py-6 md:py-8"
            >
              {mayStart && (
                <Link to={CALLS[role]} className={buttonClass({ variant: 'main' })}>
                  {t(`activity.empty.${role}.action`)}
                </Link>
              )}
            </EmptyState>
          ) : (
            <ul className="divide-y divide-line">
              {activity
                ? activity.map((item) => <Item key={item.id} item={item} role={role} />)
                : PLACES.map((place) => (
                    <li key={place} className="px-4 py-3">
                      <Skeleton className="h-[1.5em] w-3/4" />
                    </li>
                  ))}
            </ul>
          )}
        </Card>
      )}
    </section>
  );
}

const CALLS = { job_seeker: '/browse-jobs', employer: '/add-job' } as const;

interface ItemProps {
  item: FragmentType<typeof RecentActivity_activity>;
  role: RegistrationRole;
}

function Item({ role, ...props }: ItemProps) {
  const item = readFragment(RecentActivity_activity, props.item);
  // The public page does not have jobs that wait for approval.
  const jobPath =
    role === 'employer' ? `/manage-jobs/${item.jobId}/performance` : `/job-details/${item.jobId}`;
  const t = useTranslations('dashboard');
  const time = useTimeWords();
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 px-4 py-3">
      <p>
        {t.rich(`happened.${item.kind}`, {
          job: () => (
            <Link
              to={item.applicationId ? `/my-applications/${item.applicationId}` : jobPath}
              state={{ from: 'home' }}
              className="font-semibold underline-offset-4 hover:underline"
            >
              <WrittenText text={item.jobTitle} />
            </Link>
          ),
          company: item.companyName,
          person: item.personName ?? '',
        })}
      </p>
      <time dateTime={item.at} title={time.full(item.at)} className="text-sm text-soft">
        {time.ago(item.at)}
      </time>
    </li>
  );
}
