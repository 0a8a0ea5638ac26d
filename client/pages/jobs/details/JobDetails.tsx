import { useTranslations } from 'use-intl';
import { ChevronLeft } from 'lucide-react';
import { ApplyHost } from '#client/components/apply/ApplyHost.tsx';
import { AboutCompany } from './AboutCompany.tsx';
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Container } from '#client/ui/Container.tsx';
import { JobEnded } from './states/JobEnded.tsx';
import { JobHead } from './JobHead.tsx';
import { JobKeyFacts } from './JobKeyFacts.tsx';
import { JobStatistics, useApplySentence } from './JobStatistics.tsx';
import { ComparePay } from './pay/ComparePay.tsx';
import { JobText } from '#client/components/jobs/JobText.tsx';
import { ReportJob } from './report/ReportJob.tsx';
import { SimilarJobs } from './similar/SimilarJobs.tsx';
import { useRecordJobView } from './useRecordJobView.ts';
import { ApplyButton } from '#client/components/apply/ApplyButton.tsx';
import type { ApplyTarget } from '#client/components/apply/openApply.ts';
import { useMayApply } from '#client/components/apply/useLoginToApply.ts';
import { useNow } from '#client/lib/now.ts';
import { Card } from '#client/ui/Card.tsx';
import { Link, useLocation, useNavigate } from '#client/lib/routing.ts';
import { useSession } from '#client/lib/session.ts';
import { loadOnUse } from '#client/ui/loadOnUse.ts';

// Guests all get the same page, so the parts for logged-in users are loaded only by those users.
const JobFit = loadOnUse(async () => (await import('./fit/JobFit.tsx')).JobFit, {
  words: ['recommendation'],
});
const OwnJob = loadOnUse(async () => (await import('./own/OwnJob.tsx')).OwnJob, {
  words: ['jobPerformance'],
});

export const JobDetails_job = graphql(`
  fragment JobDetails_job on Job {
    id
    title
    standing
    applicationDeadline
    ...JobHead_job
    ...JobKeyFacts_job
    ...JobText_job
    ...ComparePayJob_job
    ...JobEnded_job
    ...SimilarJobs_job
    company {
      id
      name
      ...AboutCompany_company
    }
  }
`);

/** The public view of a job. An ended one stays readable and says so, with alternatives before the rest. */
export function JobDetails(props: { job: FragmentType<typeof JobDetails_job> }) {
  const job = readFragment(JobDetails_job, props.job);
  const now = useNow();
  const { status, user } = useSession();
  const role = status === 'member' ? user?.role : null;
  const { id, title, applicationDeadline: deadline } = job;
  const isOpen = job.standing === 'LIVE' && !(deadline && Date.parse(deadline) <= now.getTime());
  const mayApply = useMayApply() && isOpen;
  useRecordJobView(id, isOpen);
  const fit = isOpen && role === 'JOB_SEEKER' && (
    <JobFit jobId={id} title={title} company={job.company.name} />
  );
  // There the aside is below the description, too late for what decides whether to read it.
  const isPhone = fit && matchMedia('(width < 48rem)').matches;

  return (
    <>
      <Container className="grid items-start gap-x-12 gap-y-6 py-4 md:py-7 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div className="min-w-0">
          <BackToJobs />
          {!isOpen && <JobEnded job={job} />}
          <JobHead job={job} isOpen={isOpen} />
          <JobKeyFacts job={job} />
          {isPhone && fit}
          <JobText job={job} />
          <ComparePay job={job} />
        </div>
        <aside className="grid gap-4 lg:sticky lg:top-24">
          {mayApply && <ApplyPanel jobId={id} title={title} />}
          {!isPhone && fit}
          <JobStatistics id={id} />
          {role === 'EMPLOYER' && <OwnJob id={id} />}
          <SimilarJobs job={job} />
        </aside>
        <div className="min-w-0">
          <AboutCompany company={job.company} />
          {isOpen && <ReportJob jobId={id} />}
        </div>
      </Container>
      {mayApply && <ApplyBar jobId={id} title={title} />}
      {mayApply && <ApplyHost jobId={id} title={title} />}
    </>
  );
}

/** Always in reach of a thumb: pinned at the bottom while the job is on the screen. */
function ApplyBar(target: ApplyTarget) {
  return (
    <div className="print-hidden sticky bottom-0 z-20 border-t border-line bg-card lg:hidden">
      <Container className="flex items-center gap-4 py-2.5">
        <p className="hidden flex-1 text-sm text-soft md:block">{useApplySentence(target.jobId)}</p>
        <ApplyButton {...target} className="md:w-auto md:min-w-48" />
      </Container>
    </div>
  );
}

/** Beside the text where there is room; elsewhere ApplyBar replaces it. */
function ApplyPanel(target: ApplyTarget) {
  const t = useTranslations('jobs');
  return (
    <Card as="section" aria-labelledby="quick-apply" className="max-lg:hidden">
      <h2 id="quick-apply" className="text-lg">
        {t('apply.heading')}
      </h2>
      <p className="mt-1 mb-3.5 min-h-[2.9em] text-sm text-soft">
        {useApplySentence(target.jobId)}
      </p>
      <ApplyButton {...target} />
    </Card>
  );
}

/** Back to the previous list at its scroll position; to all jobs for visitors from elsewhere. */
function BackToJobs() {
  const t = useTranslations('jobs');
  const navigate = useNavigate();
  // The router's key for the first page of a visit: there is no page of ours before it.
  const isFirst = useLocation().key === 'default';
  return (
    <Link
      to="/browse-jobs"
      onClick={(event) => {
        if (isFirst || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(-1);
      }}
      className="mb-2 -ml-1 inline-flex min-h-11 items-center gap-1 rounded-tag pr-2 text-sm text-soft hover:text-text hover:underline"
    >
      <ChevronLeft className="size-4" />
      {t('back')}
    </Link>
  );
}
