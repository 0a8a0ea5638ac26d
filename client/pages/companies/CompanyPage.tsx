import { useQuery } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import { pageIn } from '#client/lib/address.ts';
import { answerWithStatus, type MetaArgs, type PageLoaderArgs } from '#client/lib/page.ts';
import { useParams, useSearchParams } from '#client/lib/routing.ts';
import { PAGE_SIZE } from '#schema/options/limits.ts';
import { CompanyProfile } from './CompanyProfile.tsx';
import { companyMeta, type CompanyMetaData } from './companyMeta.ts';
import { NothingHere } from '#client/components/NothingHere.tsx';
import { JobCardSkeleton } from '#client/components/jobs/JobCardSkeleton.tsx';
import { Container } from '#client/ui/Container.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';

const CompanyPageQuery = graphql(`
  query CompanyPage($slug: String!, $first: Int!, $page: Int!) {
    company(slug: $slug) {
      id
      ...CompanyProfile_company
      ...CompanyMeta_company
    }
  }
`);

function variablesOf(slug: string | undefined, search: URLSearchParams) {
  const page = pageIn(search);
  return { slug: slug ?? '', first: PAGE_SIZE, page };
}

export async function loader({ client, params, request }: PageLoaderArgs) {
  const { origin, searchParams } = new URL(request.url);
  const variables = variablesOf(params.slug, searchParams);
  const { data } = await client.query({ query: CompanyPageQuery, variables });
  const found: CompanyMetaData = { origin, page: variables.page, company: data?.company ?? null };
  return answerWithStatus(found, found.company ? 200 : 404);
}

export const meta = ({ words, data }: MetaArgs) =>
  companyMeta(words, data as CompanyMetaData | undefined);

export function Page() {
  const { slug } = useParams();
  const variables = variablesOf(slug, useSearchParams()[0]);
  const { data, previousData, error } = useQuery(CompanyPageQuery, { variables });
  const shown = data ?? previousData;
  if (!shown && error) throw error;
  if (!shown) return <CompanySkeleton />;
  if (!shown.company) return <CompanyMissing />;
  return <CompanyProfile company={shown.company} page={variables.page} />;
}

function CompanyMissing() {
  const t = useTranslations('company');
  return (
    <NothingHere
      title={t('missing.title')}
      message={t('missing.message')}
      label={t('jobs.browse')}
    />
  );
}

const PLACES = [1, 2, 3, 4];

function CompanySkeleton() {
  const shell = useTranslations('shell');
  return (
    <Container aria-busy="true" className="py-6 md:py-10">
      <p className="sr-only">{shell('frame.loading')}</p>
      <div className="flex gap-4">
        <Skeleton className="size-16" />
        <div className="grid flex-1 content-center gap-3">
          <Skeleton className="h-8 w-1/2" />
          <Skeleton className="h-5 w-1/3" />
        </div>
      </div>
      <Skeleton className="my-6 h-20 w-full" />
      <div className="grid gap-3 md:gap-4 lg:grid-cols-2">
        {PLACES.map((place) => (
          <JobCardSkeleton key={place} />
        ))}
      </div>
    </Container>
  );
}
