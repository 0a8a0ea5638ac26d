import { useQuery } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { ListPages } from '#client/components/PageLinks.tsx';
import { LoadFailed } from '#client/components/LoadFailed.tsx';
import { graphql } from '#client/gql/gql.ts';
import type { CompaniesPageQueryVariables } from '#client/gql/graphql.ts';
import { answerWithStatus, type MetaArgs, type PageLoaderArgs } from '#client/lib/page.ts';
import { Link, useNavigate, useSearchParams } from '#client/lib/routing.ts';
import { Container } from '#client/ui/Container.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { PageHeading } from '#client/ui/PageHeading.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { PAGE_SIZE } from '#schema/options/limits.ts';
import { CompanyCard } from './directory/CompanyCard.tsx';
import {
  directoryPath,
  isFiltered,
  readDirectory,
  type DirectoryState,
} from './directory/directoryState.ts';
import { DirectoryTools } from './directory/DirectoryTools.tsx';

const CompaniesPageQuery = graphql(`
  query CompaniesPage(
    $search: String
    $industry: String
    $verified: Boolean
    $hiring: Boolean
    $answersQuickly: Boolean
    $size: String
    $first: Int
    $page: Int
  ) {
    companies(
      search: $search
      industry: $industry
      verified: $verified
      hiring: $hiring
      answersQuickly: $answersQuickly
      size: $size
      first: $first
      page: $page
    ) {
      totalCount
      nodes {
        id
        ...CompanyCard_company
      }
    }
    companyIndustries {
      ...DirectoryTools_industry
    }
  }
`);

function variablesOf(state: DirectoryState): CompaniesPageQueryVariables {
  const { search, industry, verified, hiring, quick, size, page } = state;
  return {
    ...(search && { search }),
    ...(industry && { industry }),
    ...(verified && { verified }),
    ...(hiring && { hiring }),
    ...(quick && { answersQuickly: true }),
    ...(size && { size }),
    first: PAGE_SIZE,
    page,
  };
}

interface Loaded extends DirectoryState {
  /** Known on the server only. */
  readonly isPastEnd?: boolean;
}

export async function loader({ client, request }: PageLoaderArgs) {
  const state = readDirectory(new URL(request.url).searchParams);
  const asked = client.query({ query: CompaniesPageQuery, variables: variablesOf(state) });
  const answer = import.meta.env.SSR ? await asked : undefined;
  asked.catch(() => undefined);
  const isPastEnd = state.page > 1 && answer?.data?.companies.nodes.length === 0;
  return answerWithStatus({ ...state, isPastEnd }, isPastEnd ? 404 : 200);
}

/** Search engines get the whole list, not every combination of filters, nor pages after the last one. */
export const meta = ({ words, data }: MetaArgs) => {
  const state: Loaded = (data as Loaded | null) ?? readDirectory(new URLSearchParams());
  const whole = !isFiltered(state) && !state.isPastEnd;
  return {
    title: words('company')('directory.title'),
    description: words('company')('directory.description'),
    canonical: whole ? directoryPath(state) : null,
    noindex: !whole,
  };
};

const PLACES = [1, 2, 3, 4, 5, 6];
const GRID = 'mt-6 grid gap-3 md:grid-cols-2 md:gap-4 lg:grid-cols-3';

/** Every approved company, by name, with a search and filters. */
export function Page() {
  const t = useTranslations('company');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const state = readDirectory(query);
  const { data, previousData, error, refetch } = useQuery(CompaniesPageQuery, {
    variables: variablesOf(state),
  });
  const shown = data ?? previousData;
  const total = shown?.companies.totalCount;
  const go = (next: DirectoryState, replace: boolean) =>
    void navigate(directoryPath(next), { replace, preventScrollReset: true });

  return (
    <Container className="py-8 md:py-10">
      <PageHeading className="mb-6" lead={t('directory.lead')}>
        {t('directory.title')}
      </PageHeading>
      <DirectoryTools
        state={state}
        industries={shown?.companyIndustries ?? []}
        replace={(next) => go(next, true)}
        push={(next) => go(next, false)}
      />
      <p role="status" className="tabular mt-4 min-h-6 text-sm text-soft">
        {total !== undefined && t('directory.count', { count: total })}
      </p>
      {error && !data && (
        <LoadFailed message={t('directory.failed')} error={error} onRetry={refetch} />
      )}
      {!shown && !error && (
        <div aria-busy="true" className={GRID}>
          {PLACES.map((place) => (
            <Skeleton key={place} className="h-44 rounded-card" />
          ))}
        </div>
      )}
      {total === 0 && <NoCompanies state={state} />}
      {shown && total !== 0 && (
        <ul className={GRID}>
          {shown.companies.nodes.map((company) => (
            <li key={company.id}>
              <CompanyCard company={company} />
            </li>
          ))}
        </ul>
      )}
      <ListPages
        page={state.page}
        pages={Math.ceil((total ?? 0) / PAGE_SIZE)}
        toPage={(page) => directoryPath({ ...state, page })}
        isSettled={Boolean(data)}
      />
    </Container>
  );
}

function NoCompanies({ state }: { state: DirectoryState }) {
  const t = useTranslations('company');
  return (
    <EmptyState
      title={
        state.search
          ? t.rich('directory.emptyFor', {
              words: state.search,
              b: (words) => <strong>{words}</strong>,
            })
          : t('directory.empty')
      }
      message={t(isFiltered(state) ? 'directory.emptyAdvice' : 'directory.emptyYet')}
    >
      {isFiltered(state) && (
        <Link to="/companies" className={buttonClass({ variant: 'main' })}>
          {t('directory.all')}
        </Link>
      )}
      <Link to="/browse-jobs" className={buttonClass()}>
        {t('jobs.browse')}
      </Link>
    </EmptyState>
  );
}
