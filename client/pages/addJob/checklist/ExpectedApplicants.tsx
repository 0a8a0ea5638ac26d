import { skipToken, useQuery } from '@apollo/client/react';
import { Users } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';

const ExpectedApplicantsQuery = graphql(`
  query ExpectedApplicants($title: String!) {
    viewer {
      expectedApplicants(title: $title) {
        isOwn
        jobs
        low
        high
      }
    }
  }
`);

/** How many people applied for past jobs with this title. Renders nothing while too few are known. */
export function ExpectedApplicants({ title }: { title: string }) {
  const t = useTranslations('addJob');
  const { data } = useQuery(ExpectedApplicantsQuery, title ? { variables: { title } } : skipToken);
  const known = data?.viewer?.expectedApplicants ?? [];
  if (known.length === 0) return null;
  return (
    <ul aria-label={t('expected.label')} className="grid gap-2 border-t border-line pt-4">
      {known.map(({ isOwn, jobs, low, high }) => (
        <li key={String(isOwn)} className="flex gap-2.5">
          <Users className="mt-0.5 size-5 shrink-0 text-soft" />
          <span>
            {t(isOwn ? 'expected.own' : 'expected.market', {
              jobs,
              low,
              high,
              spread: low === high ? 'single' : 'range',
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}
