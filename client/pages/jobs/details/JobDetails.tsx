import { useNow } from 'use-intl';
import { ApplyHost } from '#client/components/apply/ApplyHost.tsx';
import { ApplyBar } from './ApplyBar.tsx';
import { AboutCompany } from './AboutCompany.tsx';
import { ApplyPanel } from './ApplyPanel.tsx';
import { BackToJobs } from './BackToJobs.tsx';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Container } from '#client/ui/Container.tsx';
import { JobEnded } from './states/JobEnded.tsx';
import { JobHead } from './JobHead.tsx';
import { JobKeyFacts } from './JobKeyFacts.tsx';
import { JobStatistics } from './JobStatistics.tsx';
import { JobText } from '#client/components/jobs/JobText.tsx';
import { ReportJob } from './report/ReportJob.tsx';
import { SimilarJobs } from './similar/SimilarJobs.tsx';
import { useRecordJobView } from './useRecordJobView.ts';

export const JobDetails_job = graphql(`
  fragment JobDetails_job on Job {
    id
    title
    standing
    applicationDeadline
    ...JobHead_job
    ...JobKeyFacts_job
    ...JobText_job
    ...JobEnded_job
    ...SimilarJobs_job
    company {
      id
      ...AboutCompany_company
    }
  }
`);

/** The public view of a job. An ended one stays readable and says so, with alternatives before the rest. */
export function JobDetails(props: { job: FragmentType<typeof JobDetails_job> }) {
  const job = readFragment(JobDetails_job, props.job);
  const now = useNow();
  const { id, title, applicationDeadline: deadline } = job;
  const isOpen = job.standing === 'LIVE' && !(deadline && Date.parse(deadline) <= now.getTime());
  useRecordJobView(id, isOpen);

  return (
    <>
      <Container className="grid items-start gap-x-12 gap-y-6 py-4 md:py-7 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div className="min-w-0">
          <BackToJobs />
          {!isOpen && <JobEnded job={job} />}
          <JobHead job={job} isOpen={isOpen} />
          <JobKeyFacts job={job} />
          <JobText job={job} />
        </div>
        <aside className="grid gap-4 lg:sticky lg:top-24">
          {isOpen && <ApplyPanel jobId={id} title={title} />}
          <JobStatistics id={id} />
          <SimilarJobs job={job} />
        </aside>
        <div className="min-w-0">
          <AboutCompany company={job.company} />
          {isOpen && <ReportJob jobId={id} />}
        </div>
      </Container>
      {isOpen && <ApplyBar jobId={id} title={title} />}
      {isOpen && <ApplyHost jobId={id} title={title} />}
    </>
  );
}
