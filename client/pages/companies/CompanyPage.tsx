import { useQuery } from '@apollo/client/react';
import { graphql } from '#client/gql/gql.ts';
import { answer, type MetaArgs, type PageLoaderArgs } from '#client/lib/page.ts';
import { useParams, useSearchParams } from '#client/lib/routing.ts';
import { PAGE_NUMBER_MAX, PAGE_SIZE, pageOrDefault } from '#schema/options/limits.ts';
import { CompanyProfile } from './CompanyProfile.tsx';
import { CompanySkeleton } from './CompanySkeleton.tsx';
import { companyMeta, type CompanyMetaData } from './companyMeta.ts';
import { useTranslations } from 'use-intl';
import { NothingHere } from '#client/components/NothingHere.tsx';

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
  const page = Math.min(pageOrDefault(Number(search.get('page'))), PAGE_NUMBER_MAX);
  return { slug: slug ?? '', first: PAGE_SIZE, page };
}

export async function loader({ client, params, request }: PageLoaderArgs) {
  const { origin, searchParams } = new URL(request.url);
  const variables = variablesOf(params.slug, searchParams);
  const { data } = await client.query({ query: CompanyPageQuery, variables });
  const found: CompanyMetaData = { origin, page: variables.page, company: data?.company ?? null };
  return answer(found, found.company ? 200 : 404);
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
