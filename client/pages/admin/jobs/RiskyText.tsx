import { useTranslations } from 'use-intl';
import { JobText } from '#client/components/jobs/JobText.tsx';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { MarkedHtml } from '#client/pages/admin/risk/MarkedHtml.tsx';
import { MarkedText } from '#client/pages/admin/risk/MarkedText.tsx';

export const RiskyText_job = graphql(`
  fragment RiskyText_job on AdminJob {
    riskWords
    job {
      ...JobText_job
    }
  }
`);

/** A job's text with the words highlighted that triggered a risk sign. */
export function RiskyText(props: { job: FragmentType<typeof RiskyText_job> }) {
  const { riskWords: words, job } = readFragment(RiskyText_job, props.job);
  const t = useTranslations('admin');
  if (words.length === 0) return <JobText job={job} />;
  return (
    <div className="grid grid-cols-1 gap-3">
      {/* Many screen readers do not announce highlights. */}
      <p className="text-sm font-semibold break-words">
        {t('signs.words', { words: words.join(', ') })}
      </p>
      <JobText
        job={job}
        showHtml={(html) => <MarkedHtml html={html} words={words} />}
        showLine={(line) => <MarkedText text={line} words={words} />}
      />
    </div>
  );
}
