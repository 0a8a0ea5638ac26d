import { useQuery } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { useTeamRight } from '#client/components/team/useTeamRight.ts';
import { graphql } from '#client/gql/gql.ts';
import { useArrivals } from '#client/lib/live/useArrivals.ts';
import { Link } from '#client/lib/routing.ts';
import { Container } from '#client/ui/Container.tsx';
import { Breadcrumbs } from '#client/ui/layout/Breadcrumbs.tsx';
import { PageHeading } from '#client/ui/PageHeading.tsx';
import { CallBanner } from './CallBanner.tsx';
import { Completion } from './Completion.tsx';
import { dashboardGrid } from './DashboardSkeleton.tsx';
import { NextStepCard } from './NextStepCard.tsx';
import { QuickActions } from './QuickActions.tsx';
import { RecommendedJobs } from './RecommendedJobs.tsx';
import { RecentActivity } from './RecentActivity.tsx';
import { StatCards } from './StatCards.tsx';
import { Todos } from './Todos.tsx';
import type { SessionUser } from '#client/lib/session.ts';
import type { AdminStatus } from '#schema/options/statuses.ts';
import { useDisplayName } from '#client/components/header/useDisplayName.ts';
import { useNow } from '#client/lib/now.ts';

const DashboardQuery = graphql(`
  query Dashboard($seeker: Boolean!) {
    viewer {
      savedJobIds @include(if: $seeker)
      timeZone
      companyProfile @skip(if: $seeker) {
        id
        adminStatus
      }
      todos {
        ...Todos_todo
      }
      dashboard {
        ...StatCards_dashboard
        ...NextStepCard_dashboard
        activity {
          id
          ...RecentActivity_activity
        }
      }
      user {
        id
        profileCompletion {
          ...Completion_completion
          ...NextStepCard_completion
        }
      }
    }
  }
`);

/**
 * In this order: the to-dos or else the next step, the jobs that fit (for seekers), the figures and the recent
 * activity.
 */
export function Dashboard({ user }: { user: SessionUser }) {
  const t = useTranslations('dashboard');
  const name = useWelcomeName(user);
  const isNewcomer = useIsNewcomer(user);
  const role = user.role === 'EMPLOYER' ? 'employer' : 'job_seeker';
  const { data, previousData, error, loading, refetch } = useQuery(DashboardQuery, {
    variables: { seeker: role === 'job_seeker' },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    errorPolicy: 'all',
  });
  const mayPost = useTeamRight('post');
  const manages = useTeamRight('manage');
  const viewer = (data ?? previousData)?.viewer;
  const dashboard = viewer?.dashboard ?? null;
  const completion = viewer?.user.profileCompletion ?? null;
  const company = companyStatus(viewer?.companyProfile?.adminStatus);
  // Nobody sees the jobs of these companies, and posting needs a company.
  const mayStart =
    mayPost &&
    (role === 'job_seeker' ||
      (company !== null && company !== 'rejected' && company !== 'suspended'));
  const failure = dashboard ? undefined : error;
  const retry = () => void refetch().catch(() => undefined);
  useArrivals(refetch);

  return (
    <Container className="py-5 md:py-7">
      <PageHeading
        size="work"
        lead={t(`lead.${role}`)}
        above={
          <Breadcrumbs
            label={t('breadcrumbs')}
            as={Link}
            items={[{ label: t('home'), to: '/' }, { label: t('title') }]}
          />
        }
      >
        {t(isNewcomer ? 'welcomeFirst' : 'welcome', { name })}
      </PageHeading>
      {/* Without actions to offer, there is one column. */}
      <div className={mayPost ? dashboardGrid : 'mt-5 grid gap-6'}>
        <div className="grid gap-6">
          {viewer && viewer.todos.length > 0 ? (
            <Todos todos={viewer.todos} timeZone={viewer.timeZone} />
          ) : (
            mayPost && (
              <NextStepCard
                role={role}
                company={company}
                dashboard={dashboard}
                completion={completion}
                failed={Boolean(failure)}
              />
            )
          )}
          {role === 'job_seeker' && <RecommendedJobs />}
          <StatCards
            role={role}
            dashboard={dashboard}
            savedJobs={viewer?.savedJobIds?.length}
            error={failure}
            retrying={loading}
            onRetry={retry}
          />
          <RecentActivity
            role={role}
            activity={dashboard?.activity ?? null}
            error={failure}
            retrying={loading}
            onRetry={retry}
            mayStart={mayStart}
          />
          {/* Left out if there is no activity yet: its place then has the same button. */}
          {dashboard?.activity.length !== 0 && mayStart && <CallBanner role={role} />}
        </div>
        <div className="grid gap-6">
          <QuickActions role={role} />
          {manages && (role === 'job_seeker' || company) && (
            <Completion role={role} completion={completion} />
          )}
        </div>
      </div>
    </Container>
  );
}

const companyStatus = (status: Uppercase<AdminStatus> | undefined) =>
  (status?.toLowerCase() ?? null) as AdminStatus | null;

const FIRST_DAY = 24 * 60 * 60 * 1_000;

/** Users see “Welcome back” from a day after they signed up. */
function useIsNewcomer({ createdAt }: SessionUser): boolean {
  const now = useNow();
  return createdAt !== undefined && now.getTime() - Date.parse(createdAt) < FIRST_DAY;
}

/** The first name or, for users without one, the name the header shows. */
function useWelcomeName(user: SessionUser): string {
  const name = useDisplayName(user);
  return user.firstName.trim() || name;
}
