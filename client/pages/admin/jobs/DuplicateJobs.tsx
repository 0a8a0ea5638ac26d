import { useTranslations } from 'use-intl';
import { WrittenText } from '#client/components/jobs/WrittenText.tsx';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { Card } from '#client/ui/Card.tsx';

export const DuplicateJobs_job = graphql(`
  fragment DuplicateJobs_job on AdminJob {
    id
    twins {
      id
      title
      company {
        id
        name
      }
    }
  }
`);

/** The jobs this one duplicates. */
export function DuplicateJobs(props: { job: FragmentType<typeof DuplicateJobs_job> }) {
  const { twins } = readFragment(DuplicateJobs_job, props.job);
  const t = useTranslations('admin');
  if (twins.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="job-twins" className="grid gap-2">
      <h3 id="job-twins" className="text-base">
        {t('twins.title')}
      </h3>
      <ul className="grid gap-2">
        {twins.map(({ id, title, company }) => (
          <li key={id} className="flex flex-wrap gap-x-3 break-words">
            <Link to={`/admin/jobs/${id}`} className="text-link hit-44 min-w-0">
              <WrittenText text={title} />
            </Link>
            <span className="min-w-0 text-soft">{company.name}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
