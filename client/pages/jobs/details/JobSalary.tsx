import { useTranslations } from 'use-intl';
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts';
import { usePayWords } from '#client/components/jobs/usePayWords.ts';
import { WrittenText } from '#client/components/jobs/WrittenText.tsx';
import { graphql } from '#client/gql/gql.ts';

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
  const main = t(`pay.${pay.main.key}`, pay.main.amounts);
  return (
    <>
      <span className="block">{main}</span>
      <span className="block text-xs font-normal text-soft">
        {t(`pay.${pay.other.key}`, pay.other.amounts)}
      </span>
      {words && words !== main && (
        <span className="block text-xs font-normal text-soft">
          {t.rich('pay.inWords', { written: () => <WrittenText text={words} /> })}
        </span>
      )}
    </>
  );
}

interface Pay {
  salaryMin: number | null;
  salaryMax: number | null;
  salaryPeriod: string | null;
}

type Shape = 'exact' | 'range' | 'from' | 'upTo';

interface Sentence {
  key: `${'year' | 'month' | 'aboutYear' | 'aboutMonth'}.${Shape}`;
  amounts: { low: number; high: number };
}

/** Certain pay stated twice: as the employer gave it, and approximately in the other period. */
function paySentences(pay: Pay): { main: Sentence; other: Sentence } | null {
  const { salaryMin: min, salaryMax: max } = pay;
  if (min === null && max === null) return null;
  const [low, high] = [min ?? max!, max ?? min!];
  const shape: Shape =
    min === null ? 'upTo' : max === null ? 'from' : low === high ? 'exact' : 'range';
  const year = { low, high };
  const month = { low: byMonth(low, 1), high: byMonth(high, 1) };
  const about = { low: byMonth(low, 100), high: byMonth(high, 100) };
  return pay.salaryPeriod === 'MONTH'
    ? sentences('month', month, 'aboutYear', year, shape)
    : sentences('year', year, 'aboutMonth', about, shape);
}

function sentences(
  main: 'year' | 'month',
  amounts: Sentence['amounts'],
  other: 'aboutYear' | 'aboutMonth',
  otherAmounts: Sentence['amounts'],
  shape: Shape,
) {
  return {
    main: { key: `${main}.${shape}` as const, amounts },
    other: { key: `${other}.${shape}` as const, amounts: otherAmounts },
  };
}

function byMonth(yearly: number, step: number): number {
  return Math.round(yearly / 12 / step) * step;
}
