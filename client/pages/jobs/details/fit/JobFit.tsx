import { useTranslations } from 'use-intl';
import { DismissMenu } from '#client/components/recommendation/DismissMenu.tsx';
import { MatchReasons } from '#client/components/recommendation/MatchReasons.tsx';
import { useDismissedJobs } from '#client/components/recommendation/useDismissedJobs.ts';
import { useDismissJob } from '#client/components/recommendation/useDismissJob.ts';
import { graphql } from '#client/gql/gql.ts';
import type { JobFitQuery as JobFitAnswer } from '#client/gql/graphql.ts';
import { useFreshQuery } from '#client/lib/apollo/useFreshQuery.ts';
import { Button } from '#client/ui/Button.tsx';
import { Card } from '#client/ui/Card.tsx';

const JobFitQuery = graphql(`
  query JobFit($id: ID!) {
    jobFit(jobId: $id) {
      grade
      reasons {
        speaksFor
        ...MatchReasons_reason
      }
    }
  }
`);

interface JobFitProps {
  jobId: string;
  title: string;
  company: string;
}

function headingOf({ grade, reasons }: NonNullable<JobFitAnswer['jobFit']>) {
  if (grade === 'FITS') return 'fitsYou';
  if (grade === 'CLOSE') return 'close.heading';
  return reasons.some(({ speaksFor }) => speaksFor) ? 'how' : 'whyNot';
}

/**
 * For a seeker: whether this job fits, why, what does not, and a way to say that it is not for them. A job that cannot
 * be compared with them, but was marked as not for them, can be shown again.
 */
export function JobFit({ jobId, title, company }: JobFitProps) {
  const t = useTranslations('recommendation');
  const { data } = useFreshQuery(JobFitQuery, { variables: { id: jobId } });
  const dismissal = useDismissJob();
  const isDismissed = useDismissedJobs()?.some((one) => one.jobId === jobId) ?? false;
  const fit = data?.jobFit;
  if (!fit && !isDismissed) return null;
  return (
    <Card
      as="section"
      aria-labelledby={fit ? 'job-fit' : undefined}
      // There the description follows.
      className="max-md:mb-6"
    >
      {fit && (
        <>
          <h2 id="job-fit" className="mb-2 text-lg">
            {t(`list.${headingOf(fit)}`)}
          </h2>
          <MatchReasons reasons={fit.reasons} />
        </>
      )}
      {isDismissed ? (
        <div className="mt-2 text-sm text-soft">
          <p>{t('dismiss.hidden')}</p>
          <Button
            size="s"
            variant="quiet"
            className="-ml-3"
            onClick={() => void dismissal.restore({ id: jobId })}
          >
            {t('dismiss.restore')}
          </Button>
        </div>
      ) : (
        <p className="mt-1 -ml-3">
          <DismissMenu
            title={title}
            onDismiss={(reason) => void dismissal.dismiss({ id: jobId, title, company }, reason)}
          />
        </p>
      )}
    </Card>
  );
}
