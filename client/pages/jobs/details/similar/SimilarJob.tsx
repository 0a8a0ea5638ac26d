import { JobPay } from '#client/components/jobs/JobPay.tsx';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { useTextLanguage } from '#client/components/jobs/useTextLanguage.ts';

export const SimilarJob_job = graphql(`
  fragment SimilarJob_job on Job {
    id
    title
    place
    company {
      id
      name
    }
    ...JobPay_job
  }
`);

export function SimilarJob(props: { job: FragmentType<typeof SimilarJob_job> }) {
  const job = readFragment(SimilarJob_job, props.job);
  const languageOf = useTextLanguage();
  return (
    <div className="relative rounded-tag py-3 has-[a:focus-visible]:ring-here">
      <Link
        to={`/job-details/${job.id}`}
        state={{ from: 'similar' }}
        lang={languageOf(job.title)}
        className="font-semibold after:absolute after:inset-0 hover:underline focus-visible:shadow-none focus-visible:outline-none"
      >
        {job.title}
      </Link>
      <p className="text-sm text-soft">
        {[job.company.name, job.place].filter(Boolean).join(' · ')}
      </p>
      <p className="text-sm text-soft">
        <JobPay job={job} />
      </p>
    </div>
  );
}
