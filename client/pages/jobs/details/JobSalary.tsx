import { useTranslations } from 'use-intl';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { usePayWords } from '#client/components/jobs/usePayWords.ts';
import { graphql } from '#client/gql/gql.ts';
import { paySentences } from './paySentences.ts';

export const JobSalary_job = graphql(`
  fragment JobSalary_job on Job {
    salary
    salaryMin
    salaryMax
    salaryPeriod
  }
`);

/** In full rupees for the period the employer used, with the other period and the employer's words below. */
export function JobSalary(props: { job: FragmentType<typeof JobSalary_job> }) {
  const job = readFragment(JobSalary_job, props.job);
  const t = useTranslations('jobs');
  const facts = useTranslations('jobFacts');
  const inWords = usePayWords();
  const words = job.salary.trim();
  const pay = paySentences(job);
  if (!pay) return inWords(words) || facts('pay.undisclosed');
  return (
    <>
      <span className="block">{t(`pay.${pay.main.key}`, pay.main.amounts)}</span>
      <span className="block text-xs font-normal text-soft">
        {t(`pay.${pay.other.key}`, pay.other.amounts)}
      </span>
      {words && (
        <span className="block text-xs font-normal text-soft">{t('pay.inWords', { words })}</span>
      )}
    </>
  );
}
