import { useQuery } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { Container } from '#client/ui/Container.tsx';
import { Breadcrumbs } from '#client/ui/layout/Breadcrumbs.tsx';
import { PageHeading } from '#client/ui/PageHeading.tsx';
import type { DashboardProps } from './dashboardCode.ts';
import { CallBanner } from './CallBanner.tsx';
import { Completion } from './Completion.tsx';
import { NextStepCard } from './NextStepCard.tsx';
import { QuickActions } from './QuickActions.tsx';
import { RecentActivity } from './RecentActivity.tsx';
import { StatCards } from './StatCards.tsx';
import type { SessionUser } from '#client/lib/session.ts';
import { useDisplayName } from '#client/components/header/useDisplayName.ts';

const DashboardQuery = graphql(`
  query Dashboard($seeker: Boolean!) {
    viewer {
      savedJobIds @include(if: $seeker)
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

/** The next step first, then the figures, then recent activity. */
export function Dashboard({ user }: DashboardProps) {
  const t = useTranslations('dashboard');
  const name = useWelcomeName(user);
  const role = user.role === 'EMPLOYER' ? 'employer' : 'job_seeker';
  const { data, previousData, error, loading, refetch } = useQuery(DashboardQuery, {
    variables: { seeker: role === 'job_seeker' },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    errorPolicy: 'all',
    notifyOnNetworkStatusChange: true,
  });
  const viewer = (data ?? previousData)?.viewer;
  const dashboard = viewer?.dashboard ?? null;
  const completion = viewer?.user.profileCompletion ?? null;
  const failure = dashboard ? undefined : error;
  const retry = () => void refetch().catch(() => undefined);

  return (
    <Container className="grid gap-6 py-6 md:gap-8 md:py-8">
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
        {t('welcome', { name })}
      </PageHeading>
      <NextStepCard
        role={role}
        dashboard={dashboard}
        completion={completion}
        failed={Boolean(failure)}
      />
      <StatCards
        role={role}
        dashboard={dashboard}
        savedJobs={viewer?.savedJobIds?.length}
        error={failure}
        retrying={loading}
        onRetry={retry}
      />
      <QuickActions role={role} />
      <div className="grid items-start gap-6 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <RecentActivity
          role={role}
          activity={dashboard?.activity ?? null}
          error={failure}
          retrying={loading}
          onRetry={retry}
        />
        <Completion role={role} completion={completion} />
      </div>
      <CallBanner role={role} />
    </Container>
  );
}

/** The first name or, for users without one, the name the header shows. */
function useWelcomeName(user: SessionUser): string {
  const name = useDisplayName(user);
  return user.firstName.trim() || name;
}
