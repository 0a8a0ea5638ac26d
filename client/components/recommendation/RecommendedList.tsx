import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { JobCard } from '#client/components/jobs/JobCard.tsx';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import type { RecommendedList_RecommendedFragment } from '#client/gql/graphql.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { DismissMenu } from './DismissMenu.tsx';
import { MatchReasons } from './MatchReasons.tsx';
import { useDismissedJobs } from './useDismissedJobs.ts';
import type { useDismissJob } from './useDismissJob.ts';

export const RecommendedList_recommended = graphql(`
  fragment RecommendedList_recommended on RecommendedJob {
    grade
    job {
      id
      title
      company {
        id
        name
      }
      ...JobCard_job
    }
    reasons {
      ...MatchReasons_reason
    }
  }
`);

interface RecommendedListProps {
  recommended: readonly FragmentType<typeof RecommendedList_recommended>[];
  dismissal: ReturnType<typeof useDismissJob>;
  headingLevel: 2 | 3;
  from?: 'home';
}

/** The jobs that fit, and under a heading those that are close. */
export function RecommendedList({ dismissal, headingLevel, from, ...props }: RecommendedListProps) {
  const t = useTranslations('recommendation');
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;
  // Until the server has answered again, a cached list may include jobs that were dismissed elsewhere.
  const dismissed = useDismissedJobs('cache-only') ?? [];
  const recommended = readFragment(RecommendedList_recommended, props.recommended).filter(
    ({ job }) => !dismissal.hidden.has(job.id) && dismissed.every(({ jobId }) => jobId !== job.id),
  );
  const close = recommended.filter(({ grade }) => grade === 'CLOSE');
  const others = recommended.filter(({ grade }) => grade !== 'CLOSE');
  return (
    <div className="grid gap-8">
      {others.length > 0 && <Cards {...{ recommended: others, dismissal, headingLevel, from }} />}
      {close.length > 0 && (
        <section aria-labelledby={headingId}>
          <Heading id={headingId} className="text-lg">
            {t('list.close.heading')}
          </Heading>
          <p className="mb-4 text-sm text-soft">{t('list.close.text')}</p>
          <Cards {...{ recommended: close, dismissal, headingLevel: 3, from }} />
        </section>
      )}
    </div>
  );
}

interface CardsProps extends Omit<RecommendedListProps, 'recommended'> {
  recommended: readonly RecommendedList_RecommendedFragment[];
}

/** Each job on its usual card, with the reasons beside it, or below it on a phone. */
function Cards({ recommended, dismissal, headingLevel, from }: CardsProps) {
  return (
    <ul className="grid gap-3 md:gap-4">
      {recommended.map(({ job, reasons }) => (
        <li
          key={job.id}
          className={joinClasses(
            'grid items-start md:grid-cols-2',
            // On a phone each fills half a screen or more. The link above leads to all of them.
            from === 'home' && 'max-md:nth-[n+3]:hidden',
          )}
        >
          <JobCard job={job} headingLevel={headingLevel} from={from} />
          <div className="grid gap-1 px-4 pt-2.5 pb-1 md:px-6">
            {/* On a phone, the best of them: all are on the page of recommended jobs. */}
            <MatchReasons
              reasons={reasons}
              className={from === 'home' ? 'max-md:*:nth-[n+4]:hidden' : undefined}
            />
            <p className="-ml-3">
              <DismissMenu
                title={job.title}
                onDismiss={(reason) =>
                  void dismissal.dismiss(
                    { id: job.id, title: job.title, company: job.company.name },
                    reason,
                  )
                }
              />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
