import { useTranslations } from 'use-intl';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { monthlyPay, yearlyPay } from '#schema/salary/shownPay.ts';
import { useTextLanguage } from './useTextLanguage.ts';
import { usePayWords } from './usePayWords.ts';

export const JobPay_job = graphql(`
  fragment JobPay_job on Job {
    salary
    salaryMin
    salaryMax
  }
`);

/**
 * The annual pay in lakhs, with the monthly amount on hover. Shows the employer's words where they give no certain
 * figures.
 */
export function JobPay(props: { job: FragmentType<typeof JobPay_job> }) {
  const { salary, salaryMin, salaryMax } = readFragment(JobPay_job, props.job);
  const t = useTranslations('jobFacts');
  const inWords = usePayWords();
  const languageOf = useTextLanguage();
  const pay = yearlyPay(salaryMin, salaryMax);
  const written = salary.trim();
  if (!pay && written) {
    const shown = inWords(written);
    return (
      <span
        lang={shown === written ? languageOf(written) : undefined}
        className="line-clamp-1 text-text"
      >
        {shown}
      </span>
    );
  }
  if (!pay) return <span>{t('pay.undisclosed')}</span>;
  const { shape, ...amounts } = pay;
  const month = t(`payByMonth.${shape}`, monthlyPay(salaryMin, salaryMax));
  return (
    <span title={month} className="tabular font-semibold text-text">
      {t(`pay.${shape}`, amounts)}
    </span>
  );
}
