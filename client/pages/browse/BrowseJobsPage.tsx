import { useQuery } from '@apollo/client/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import type { MetaArgs, PageLoaderArgs, PageMeta } from '#client/lib/page.ts';
import { Container } from '#client/ui/Container.tsx';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { readBrowse } from './browseState.ts';
import { ActiveFilters } from './filters/ActiveFilters.tsx';
import { Facets } from './filters/Facets.tsx';
import { useFilterNames } from './filters/useFilterNames.ts';
import { useFilterSheet } from './filters/useFilterSheet.ts';
import { describeBrowse, type Described } from './describeBrowse.ts';
import { jobsQuery } from './jobsQuery.ts';
import { whatIsShown } from './browseTitle.ts';
import { Results } from './results/Results.tsx';
import { ResultsHead } from './results/ResultsHead.tsx';
import { ResultTools } from './results/ResultTools.tsx';
import { useListKeys } from './results/useListKeys.ts';
import { SearchBar } from './search/SearchBar.tsx';
import { useBrowse } from './useBrowse.ts';

const BrowseJobsPageQuery = graphql(`
  query BrowseJobsPage($filter: JobFilter, $sort: JobSort, $first: Int, $page: Int) {
    jobs(filter: $filter, sort: $sort, first: $first, page: $page) {
      totalCount
      totalCountIsExact
      ...Results_jobs
      facets {
        company {
          value
          label
          selected
        }
        district {
          label
          selected
        }
        state {
          label
          selected
        }
        ...Facets_facets
      }
      advice {
        didYouMean
      }
    }
  }
`);

const loadFilterSheet = () => import('./filters/FilterSheet.tsx');
const FilterSheet = lazy(() => loadFilterSheet().then((file) => ({ default: file.FilterSheet })));
const KeySheet = lazy(() =>
  import('./results/KeySheet.tsx').then((file) => ({ default: file.KeySheet })),
);

/** The server waits for the jobs; a browser shows the page at once and fills it in as data arrives. */
export async function loader({ client, request }: PageLoaderArgs): Promise<Described> {
  const state = readBrowse(new URL(request.url).searchParams);
  const asked = client.query({ query: BrowseJobsPageQuery, variables: jobsQuery(state) });
  if (import.meta.env.SSR) await asked;
  // The company's name is not part of the address.
  const answer = await (state.company ? asked : undefined)?.catch(() => undefined);
  asked.catch(() => undefined);
  const company = answer?.data?.jobs.facets.company.find(({ selected }) => selected)?.label;
  return describeBrowse(state, company);
}

const chosenOf = (values: readonly { label: string; selected: boolean }[] = []) =>
  values.find(({ selected }) => selected)?.label;

export const meta = ({ words, data }: MetaArgs): PageMeta => {
  const t = words('browse');
  const facts = words('jobFacts');
  const { shown, canonical } =
    (data as Described | null) ?? describeBrowse(readBrowse(new URLSearchParams()));
  const known = `category.${shown.categorySlug}` as 'category.finance-banking';
  const category = shown.categorySlug && facts.has(known) ? facts(known) : shown.category;
  const title = t(`jobs.title.${shown.key}`, { ...shown, category });
  return {
    title,
    description: t('jobs.description', { title }),
    canonical,
    noindex: canonical === null,
  };
};

export function Page() {
  const t = useTranslations('browse');
  const browse = useBrowse();
  const { state } = browse;
  const { data, previousData, error, loading, refetch } = useQuery(BrowseJobsPageQuery, {
    variables: jobsQuery(state),
    notifyOnNetworkStatusChange: true,
  });
  const jobs = (data ?? previousData)?.jobs;
  const current = data !== undefined;
  const company = jobs?.facets.company.find(({ value }) => value === state.company)?.label;
  const nameOf = useFilterNames();
  const category = state.category && nameOf('category', state.category);
  const district = state.district && chosenOf(jobs?.facets.district);
  const region = state.state && chosenOf(jobs?.facets.state);
  const names = { company, district, state: region };
  const shown = whatIsShown(state, { ...names, category });
  const sheet = useFilterSheet(browse);
  const [keysOpen, setKeysOpen] = useState(false);
  useListKeys(() => setKeysOpen(true));

  const meant = current && jobs && jobs.totalCount > 0 ? jobs.advice?.didYouMean : null;
  const facets = jobs && { facets: jobs.facets, state, current, to: browse.to };
  const closed = state.filters === 'closed';

  return (
    <>
      <div className="border-b border-line bg-card py-4 md:py-6">
        <Container>
          <SearchBar browse={browse} />
        </Container>
      </div>
      <Container className="pt-6 pb-12 md:pt-8">
        <ResultsHead
          browse={browse}
          heading={t(`jobs.title.${shown.key}`, { ...shown })}
          count={error && !loading ? undefined : jobs?.totalCount}
          isExact={jobs?.totalCountIsExact ?? true}
        >
          <ResultTools
            browse={browse}
            onNear={() => void loadFilterSheet().catch(() => undefined)}
            onOpen={sheet.open}
          />
        </ResultsHead>
        <ActiveFilters browse={browse} names={names} />
        <div
          className={joinClasses(
            'mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-9',
            !closed && 'lg:grid-cols-[248px_minmax(0,1fr)]',
          )}
        >
          <aside
            id="filters"
            aria-label={t('filters.heading')}
            hidden={closed}
            className={closed ? undefined : 'max-lg:hidden'}
          >
            <a href="#results" className="skip-link">
              {t('filters.skip')}
            </a>
            <h2 className="sr-only">{t('filters.heading')}</h2>
            {facets && <Facets {...facets} replace={false} />}
          </aside>
          <section
            id="results"
            tabIndex={-1}
            aria-label={t('jobs.results')}
            className="min-h-[60vh]"
          >
            {meant && (
              <p className="mb-4 rounded-card bg-ink-wash px-4 py-3 text-sm">
                {t.rich('jobs.understood', { words: meant, b: (text) => <strong>{text}</strong> })}
              </p>
            )}
            <Results
              jobs={jobs ?? null}
              stale={!current}
              error={error}
              retry={refetch}
              loading={loading}
              browse={browse}
              shown={shown}
            />
            <p className="mt-8 text-center text-sm max-lg:hidden" hidden={!jobs?.totalCount}>
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => setKeysOpen(true)}
                className="hit-44 text-soft underline underline-offset-4 hover:text-text"
              >
                {t('keys.open')}
              </button>
            </p>
          </section>
        </div>
      </Container>
      <Suspense>
        {sheet.isOpen && facets && jobs && (
          <FilterSheet
            {...facets}
            count={jobs.totalCount}
            isExact={jobs.totalCountIsExact}
            busy={!current}
            onClose={sheet.close}
          />
        )}
        {keysOpen && <KeySheet onClose={() => setKeysOpen(false)} />}
      </Suspense>
    </>
  );
}
