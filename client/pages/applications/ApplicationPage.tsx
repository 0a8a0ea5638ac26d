import { useTranslations } from 'use-intl';
import { Placeholders } from '#client/components/Placeholders.tsx';
import { LoadFailed } from '#client/components/LoadFailed.tsx';
import { graphql } from '#client/gql/gql.ts';
import type { AskAndKeep, MetaArgs, PageLoaderArgs } from '#client/lib/page.ts';
import { useArrivals } from '#client/lib/live/useArrivals.ts';
import { Link, useParams } from '#client/lib/routing.ts';
import { useNamedPart } from '#client/lib/useNamedPart.ts';
import { Container } from '#client/ui/Container.tsx';
import { PageHeading } from '#client/ui/PageHeading.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { useFreshQuery } from '#client/lib/apollo/useFreshQuery.ts';
import { OwnApplication } from './details/OwnApplication.tsx';

const ApplicationPageQuery = graphql(`
  query ApplicationPage($id: ID!) {
    viewer {
      timeZone
      application(id: $id) {
        id
        ...OwnApplication_application
      }
    }
  }
`);

/** Links to files last five minutes. Polling renews them and shows what the company did meanwhile. */
const FRESH_FOR = 4 * 60_000;

export const meta = ({ words }: MetaArgs) => ({ title: words('myApplication')('title') });

export async function keep(ask: AskAndKeep, { id = '' }: PageLoaderArgs['params']) {
  await ask(ApplicationPageQuery, { id });
  return [];
}

/** One of the seeker's own applications: what happened, what comes next, and what was sent. */
export function Page() {
  const { id = '' } = useParams();
  const t = useTranslations('myApplication');
  const applications = useTranslations('applications');
  const { data, failure, refetch } = useFreshQuery(ApplicationPageQuery, {
    variables: { id },
    pollInterval: FRESH_FOR,
  });
  useArrivals(refetch);
  const viewer = data?.viewer;
  const application = viewer?.application;
  useNamedPart(Boolean(application));
  return (
    <Container className="py-5 md:py-7">
      {viewer && application ? (
        <OwnApplication key={id} application={application} timeZone={viewer.timeZone} />
      ) : failure ? (
        <LoadFailed message={t('failed')} {...failure} />
      ) : data ? (
        <>
          <PageHeading lead={t('missingAdvice')}>{t('missing')}</PageHeading>
          <Link to="/my-applications" className={`mt-6 ${buttonClass({ variant: 'main' })}`}>
            {applications('myApplications')}
          </Link>
        </>
      ) : (
        <ApplicationSkeleton />
      )}
    </Container>
  );
}

function ApplicationSkeleton() {
  return (
    <Placeholders
      className="grid gap-4"
      blocks={['h-5 w-40', 'h-8 w-2/3 max-w-96', 'h-24 w-full', 'h-40 w-full']}
    />
  );
}
