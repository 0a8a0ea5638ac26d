import { useTranslations } from 'use-intl';
import { useProfileBanner } from '#client/components/onboarding/CompleteProfileBanner.tsx';
import { useTeamRight } from '#client/components/team/useTeamRight.ts';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { Drawing, type DrawingName } from '#client/ui/drawings/Drawing.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import type { RegistrationRole } from '#schema/options/roles.ts';
import type { AdminStatus } from '#schema/options/statuses.ts';
import { nextStepOfEmployer, nextStepOfSeeker, type NextStep } from '#schema/profile/nextStep.ts';

export const NextStepCard_dashboard = graphql(`
  fragment NextStepCard_dashboard on Dashboard {
    stats {
      key
      value
    }
    activity {
      id
    }
  }
`);

export const NextStepCard_completion = graphql(`
  fragment NextStepCard_completion on ProfileCompletion {
    percent
    missing
  }
`);

interface NextStepCardProps {
  role: RegistrationRole;
  /** The approval status of the employer's company; null without one. */
  company: AdminStatus | null;
  dashboard: FragmentType<typeof NextStepCard_dashboard> | null;
  completion: FragmentType<typeof NextStepCard_completion> | null;
  failed: boolean;
}

const PLACES: Record<NextStep, { to: string; drawing: DrawingName }> = {
  complete_profile: { to: '/profile', drawing: 'folder' },
  add_resume: { to: '/resume', drawing: 'folder' },
  first_application: { to: '/browse-jobs', drawing: 'search' },
  create_alert: { to: '/job-alerts', drawing: 'bell' },
  see_new_jobs: { to: '/browse-jobs?sort=date', drawing: 'search' },
  no_company: { to: '/company-profile', drawing: 'folder' },
  correct_company: { to: '/company-profile', drawing: 'folder' },
  suspended_company: { to: '/company-profile', drawing: 'folder' },
  complete_company: { to: '/company-profile', drawing: 'folder' },
  first_job: { to: '/add-job', drawing: 'letter' },
  await_approval: { to: '/manage-jobs', drawing: 'letter' },
  no_active_job: { to: '/manage-jobs', drawing: 'folder' },
  another_job: { to: '/add-job', drawing: 'letter' },
};

/** The one thing to do next comes before any figure. */
export function NextStepCard({ role, company, failed, ...props }: NextStepCardProps) {
  const t = useTranslations('dashboard');
  const dashboard = readFragment(NextStepCard_dashboard, props.dashboard);
  const completion = readFragment(NextStepCard_completion, props.completion);
  const banner = useProfileBanner();
  const manages = useTeamRight('manage');
  if (!completion) return failed ? null : <Skeleton className="h-[10.5rem] rounded-card md:h-24" />;

  const count = (key: string) =>
    dashboard?.stats.find((stat) => stat.key.toLowerCase() === key)?.value;
  const known = {
    // The banner above already asks for the rest of the profile, and only owners can complete the profile of a company.
    percent: banner || !manages ? 100 : completion.percent,
    hasResume: !completion.missing.includes('RESUME'),
    hasPosted: Boolean(dashboard?.activity.length),
    company,
    count,
  };
  const step = role === 'employer' ? nextStepOfEmployer(known) : nextStepOfSeeker(known);
  const { to, drawing } = PLACES[step];
  // Only owners see the profile of the company.
  if (to === '/company-profile' && !manages) return null;
  return (
    <section
      aria-labelledby="next-step"
      className="flex min-h-24 items-center justify-between gap-6 rounded-card border border-ink/25 bg-ink-wash px-5 py-3.5"
    >
      <div className="flex flex-[1_1_16rem] flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="flex-[1_1_16rem]">
          <p className="text-sm font-semibold text-ink">{t('next.heading')}</p>
          <h2 id="next-step" className="text-lg">
            {t(`next.${step}.title`)}
          </h2>
          <p className="text-sm text-soft">{t(`next.${step}.text`)}</p>
        </div>
        <Link to={to} className={buttonClass({ variant: 'main' })}>
          {t(`next.${step}.action`)}
        </Link>
      </div>
      <Drawing name={drawing} className="-order-1 w-20 shrink-0 max-md:hidden" />
    </section>
  );
}
