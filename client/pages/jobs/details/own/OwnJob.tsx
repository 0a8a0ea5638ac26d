import { useQuery } from '@apollo/client/react';
import { ChartLine } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';

const OwnJobQuery = graphql(`
  query OwnJob($id: ID!) {
    viewer {
      ownJob(id: $id) {
        id
      }
    }
  }
`);

/** For those who work on the job. */
export function OwnJob({ id }: { id: string }) {
  const t = useTranslations('jobPerformance');
  const { data } = useQuery(OwnJobQuery, { variables: { id } });
  if (!data?.viewer?.ownJob) return null;
  return (
    <Link to={`/manage-jobs/${id}/performance`} className={buttonClass()}>
      <ChartLine className="size-5" />
      {t('title')}
    </Link>
  );
}
