import { useTranslations } from 'use-intl';
import { useIndustryName } from '#client/components/company/useIndustryName.ts';
import { JobFacts_job } from '#client/components/jobFacts/jobFacts.ts';
import { useFactWords } from '#client/components/jobFacts/useFactWords.ts';
import { JobPay } from '#client/components/jobs/JobPay.tsx';
import { WrittenText } from '#client/components/jobs/WrittenText.tsx';
import { QuestionForm_question } from '#client/components/screening/questionForm.ts';
import { QuestionList } from '#client/components/screening/QuestionList.tsx';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { ChangedSinceApproval } from '#client/pages/admin/changes/ChangedSinceApproval.tsx';
import { ChangeReview } from '#client/pages/admin/changes/ChangeReview.tsx';
import { Age } from '#client/pages/admin/lists/Age.tsx';
import { Fact } from '#client/pages/admin/lists/Fact.tsx';
import { StatusTag } from '#client/pages/admin/lists/StatusTag.tsx';
import { TimeLeft } from '#client/components/jobs/TimeLeft.tsx';
import { JobReports } from './JobReports.tsx';
import { DuplicateJobs } from './DuplicateJobs.tsx';
import { RiskyText } from './RiskyText.tsx';
import { WarningSigns } from './WarningSigns.tsx';
import { JobsCompany } from './JobsCompany.tsx';
import { parseExperienceLevel } from '#schema/options/experience.ts';

export const JobReview_job = graphql(`
  fragment JobReview_job on AdminJob {
    id
    adminStatus
    adminNotes
    createdAt
    waitingSince
    changedSinceApproval
    ...WarningSigns_job
    ...JobReports_job
    ...DuplicateJobs_job
    ...RiskyText_job
    job {
      id
      title
      salary
      salaryMin
      salaryMax
      place
      type
      industry
      categoryTitle
      experienceLevel
      applicationDeadline
      questions {
        ...QuestionForm_question
      }
      ...JobFacts_job
      pendingChange {
        id
        ...ChangeReview_change
      }
      ...JobPay_job
      company {
        id
        name
      }
    }
  }
`);

interface JobReviewProps {
  job: FragmentType<typeof JobReview_job>;
  onChangeDecided?: () => void;
}

/** The text as the job's page will show it, preceded by the findings of the risk rules and the reports. */
export function JobReview(props: JobReviewProps) {
  const judged = readFragment(JobReview_job, props.job);
  const t = useTranslations('admin');
  const facts = useTranslations('jobFacts');
  const jobs = useTranslations('jobs');
  const industryName = useIndustryName();
  const { known } = useFactWords();
  const inWords = useChangedJobValue();
  const questions = useTranslations('questions');
  const { job, adminStatus: status } = judged;
  const asked = readFragment(QuestionForm_question, job.questions);
  const unknown = jobs('notSpecified');
  const deadline = job.applicationDeadline;
  // Without figures, the employer's words are shown in their place.
  const hasFigures = job.salaryMin !== null || job.salaryMax !== null;
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid gap-2">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <StatusTag status={status} />
          <Age createdAt={judged.createdAt} waitingSince={judged.waitingSince} status={status} />
        </p>
        <WarningSigns job={judged} />
        <ChangedSinceApproval names={judged.changedSinceApproval} />
      </div>
      {judged.adminNotes && <p>{t('note.given', { note: judged.adminNotes })}</p>}
      <ChangeReview
        change={job.pendingChange}
        name={job.title}
        inWords={inWords}
        onDecided={props.onChangeDecided}
      />
      <JobReports job={judged} />
      <DuplicateJobs job={judged} />
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 border-y border-line py-4 md:grid-cols-3">
        <Fact name={jobs('facts.salary')}>
          <JobPay job={job} />
          {hasFigures && job.salary.trim() && (
            <span className="block text-sm text-soft">
              {jobs.rich('pay.inWords', {
                written: () => <WrittenText text={job.salary.trim()} />,
              })}
            </span>
          )}
        </Fact>
        <Fact name={t('job.place')}>{job.place || unknown}</Fact>
        <Fact name={jobs('facts.type')}>{facts(`type.${job.type}`)}</Fact>
        <Fact name={jobs('facts.experience')}>
          {job.experienceLevel ? jobs(`level.${job.experienceLevel}`) : unknown}
        </Fact>
        <Fact name={t('tools.industry')}>{industryName(job.industry) || unknown}</Fact>
        <Fact name={jobs('facts.deadline')}>
          {deadline ? <TimeLeft deadline={deadline} /> : jobs('facts.noDeadline')}
        </Fact>
        {known(readFragment(JobFacts_job, job)).map(({ name, label, value }) => (
          <Fact key={name} name={label}>
            {value}
          </Fact>
        ))}
      </dl>
      <JobsCompany id={job.company.id} name={job.company.name} />
      <RiskyText job={judged} />
      {asked.length > 0 && (
        <section>
          <h3 className="text-base">{questions('heading')}</h3>
          <QuestionList questions={asked} />
        </section>
      )}
    </div>
  );
}

/** Shows values of a changed job that are stored as codes or plain numbers. */
function useChangedJobValue() {
  const t = useTranslations('admin');
  const jobs = useTranslations('jobs');
  const { valueOf } = useFactWords();
  return (field: string, value: string): string => {
    if (field === 'isRemote') return t(value === 'true' ? 'change.yes' : 'change.no');
    if (field === 'workMode') return valueOf('workMode', value);
    if (field === 'experience') return t('change.years', { count: Number(value) });
    const level = field === 'experienceLevel' && parseExperienceLevel(value);
    return level ? jobs(`level.${level.toUpperCase() as Uppercase<typeof level>}`) : value;
  };
}
