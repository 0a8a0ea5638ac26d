import { JobCard } from '#client/components/jobs/JobCard.tsx';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { DismissMenu } from './DismissMenu.tsx';
import { MatchReasons } from './MatchReasons.tsx';
import type { useDismissJob } from './useDismissJob.ts';

export const RecommendedList_recommended = graphql(`
  fragment RecommendedList_recommended on RecommendedJob {
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
}

/** Each job as everywhere, and under it why it is here. */
export function RecommendedList({ dismissal, headingLevel, ...props }: RecommendedListProps) {
  const recommended = readFragment(RecommendedList_recommended, props.recommended);
  return (
    <ul className="grid gap-3 md:grid-cols-2 md:gap-4">
      {recommended
        .filter(({ job }) => !dismissal.hidden.has(job.id))
        .map(({ job, reasons }) => (
          <li key={job.id} className="row-span-2 grid grid-rows-subgrid gap-y-0">
            <JobCard job={job} headingLevel={headingLevel} />
            <div className="grid content-start gap-1 px-4 pt-2.5 pb-1">
              <MatchReasons reasons={reasons} />
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
