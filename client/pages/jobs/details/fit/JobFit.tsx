import { useTranslations } from 'use-intl';
import { DismissMenu } from '#client/components/recommendation/DismissMenu.tsx';
import { MatchReasons } from '#client/components/recommendation/MatchReasons.tsx';
import { useDismissedJobs } from '#client/components/recommendation/useDismissedJobs.ts';
import { useDismissJob } from '#client/components/recommendation/useDismissJob.ts';
import { graphql } from '#client/gql/gql.ts';
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

/** For a seeker: whether this job fits, why, what does not, and a way to say that it is not for them. */
export function JobFit({ jobId, title, company }: JobFitProps) {
  const t = useTranslations('recommendation');
  const { data } = useFreshQuery(JobFitQuery, { variables: { id: jobId } });
  const dismissal = useDismissJob();
  const isDismissed = useDismissedJobs()?.some((one) => one.jobId === jobId) ?? false;
  if (!data?.jobFit) return null;
  const { grade, reasons } = data.jobFit;
  const other = reasons.some(({ speaksFor }) => speaksFor) ? 'how' : 'whyNot';
  const heading = grade === 'FITS' ? 'fitsYou' : grade === 'CLOSE' ? 'close.heading' : other;
  return (
    <Card as="section" aria-labelledby="job-fit">
      <h2 id="job-fit" className="mb-2 text-lg">
        {t(`list.${heading}`)}
      </h2>
      <MatchReasons reasons={reasons} />
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
