import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import {
  answerWithStatus,
  type MetaArgs,
  type PageLoaderArgs,
  type PageMeta,
} from '#client/lib/page.ts';
import { Container } from '#client/ui/Container.tsx';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import {
  activeFilters,
  browsePath,
  changeBrowse,
  readBrowse,
  type BrowseState,
} from './browseState.ts';
import { ActiveFilters } from './filters/ActiveFilters.tsx';
import { Facets } from './filters/Facets.tsx';
import { useFilterNames } from './filters/useFilterNames.ts';
import { useFilterSheet } from './filters/useFilterSheet.ts';
import { describeBrowse, type Described } from './describeBrowse.ts';
import { jobsQuery } from './jobsQuery.ts';
import { browseTitle, only } from './browseTitle.ts';
import { Results } from './results/Results.tsx';
import { ResultsHead } from './results/ResultsHead.tsx';
import { ResultTools } from './results/ResultTools.tsx';
import { useListKeys } from './results/useListKeys.ts';
import { SearchBar } from './search/SearchBar.tsx';
import { useBrowse } from './useBrowse.ts';
import { withReading } from './withReading.ts';
import { loadOnUse, preload } from '#client/ui/loadOnUse.ts';

const BrowseJobsPageQuery = graphql(`
  query BrowseJobsPage($filter: JobFilter, $sort: JobSort, $first: Int, $page: Int, $near: String) {
    jobs(filter: $filter, sort: $sort, first: $first, page: $page) {
      totalCount
      totalCountIsExact
      nodes {
        id
      }
      ...Results_jobs
      facets {
        company {
          value
          label
          selected
        }
        district {
          value
          label
          selected
        }
        state {
          value
          label
          selected
        }
        hasDistance
        ...Facets_facets
      }
      advice {
        didYouMean
        wanted
      }
      readAs {
        words
        filters {
          filter
          value
          text
        }
      }
    }
  }
`);

const FilterSheet = loadOnUse(async () => (await import('./filters/FilterSheet.tsx')).FilterSheet);
const KeySheet = loadOnUse(async () => (await import('./results/KeySheet.tsx')).KeySheet);

/** The server waits for the jobs; a browser shows the page at once and fills it in as data arrives. */
export async function loader({ client, request }: PageLoaderArgs) {
  const state = readBrowse(new URL(request.url).searchParams);
  const asked = client.query({ query: BrowseJobsPageQuery, variables: jobsQuery(state) });
  const drawn = import.meta.env.SSR ? await asked : undefined;
  // The address does not contain the company's name, so the answer is awaited.
  const answer = drawn ?? (await (only(state.company) ? asked.catch(() => undefined) : undefined));
  asked.catch(() => undefined);
  const jobs = answer?.data?.jobs;
  const isPastEnd = state.page > 1 && jobs?.nodes.length === 0;
  const described = describeBrowse(state, {
    company: jobs?.facets.company.find(({ selected }) => selected)?.label,
    hasJobs: jobs && jobs.totalCount > 0,
    isPastEnd,
  });
  return answerWithStatus(described, isPastEnd ? 404 : 200);
}

interface FacetValue {
  value: string;
  label: string;
  selected: boolean;
}

/** The names of the chosen values; a single value may be spelled differently in the address than by the server. */
function namesOf(chosen: readonly string[], values: readonly FacetValue[] = []) {
  const names = new Map(values.map(({ value, label }) => [value, label]));
  const selected = values.filter((value) => value.selected);
  if (chosen.length === 1 && selected.length === 1) names.set(chosen[0]!, selected[0]!.label);
  return names;
}

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
  const { data, previousData, error, loading, refetch } = useQuery(BrowseJobsPageQuery, {
    variables: jobsQuery(browse.state),
  });
  const jobs = (data ?? previousData)?.jobs;
  const current = data !== undefined;
  const reading = current ? jobs?.readAs : null;
  // From a place whose position is unknown, a distance has no effect.
  const hasDistance = !current || !jobs || jobs.facets.hasDistance;
  const typed = hasDistance ? browse.state : { ...browse.state, within: [] };
  const state = reading ? withReading(typed, reading) : typed;
  const chosen = { ...browse, state, to: (change: Partial<BrowseState>) => browsePath(changeBrowse(state, change)) }; // oxfmt-ignore
  const nameOf = useFilterNames(state);
  const names = {
    company: namesOf(state.company, jobs?.facets.company),
    district: namesOf(state.district, jobs?.facets.district),
    state: namesOf(state.state, jobs?.facets.state),
  };
  const nameOfOnly = (filter: 'company' | 'district' | 'state') => names[filter].get(only(state[filter])); // oxfmt-ignore
  const shown = browseTitle(state, {
    company: nameOfOnly('company'),
    district: nameOfOnly('district'),
    state: nameOfOnly('state'),
    category: only(state.category) && nameOf('category', only(state.category)),
  });
  const sheet = useFilterSheet(browse);
  const [keysOpen, setKeysOpen] = useState(false);
  useListKeys(() => setKeysOpen(true));

  const found = current && jobs && jobs.totalCount > 0 ? jobs.advice : null;
  // A notice about jobs that lack some of these words names them as well.
  const meant = found?.wanted.length === 0 ? found.didYouMean : null;
  const facets = jobs && { facets: jobs.facets, state, current, to: chosen.to };
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
          browse={{ ...browse, state: typed }}
          heading={t(`jobs.title.${shown.key}`, { ...shown })}
          count={error && !loading ? undefined : jobs?.totalCount}
          isExact={jobs?.totalCountIsExact ?? true}
        >
          <ResultTools
            browse={browse}
            count={activeFilters(state).length}
            onNear={() => preload(FilterSheet.prepare)}
            onOpen={sheet.open}
          />
        </ResultsHead>
        <ActiveFilters browse={chosen} names={names} />
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
              chosen={chosen}
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
    </>
  );
}
