import { useQuery } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { useCategoryTitle } from '#client/components/useCategoryTitle.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import type { MetaArgs, PageLoaderArgs } from '#client/lib/page.ts';
import { Link, useNavigate, useSearchParams } from '#client/lib/routing.ts';
import { Container } from '#client/ui/Container.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { PageHeading } from '#client/ui/PageHeading.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import {
  arrangeCategories,
  categoriesPath,
  readCategories,
  type CategoriesState,
} from './categories/categoriesState.ts';
import { CategoryTile, CategoryTile_category } from './categories/CategoryTile.tsx';
import { CategoryTools } from './categories/CategoryTools.tsx';

const BrowseCategoriesPageQuery = graphql(`
  query BrowseCategoriesPage {
    categories {
      id
      ...CategoryTile_category
    }
  }
`);

export async function loader({ client }: PageLoaderArgs) {
  await client.query({ query: BrowseCategoriesPageQuery });
}

export const meta = ({ words }: MetaArgs) => ({
  title: words('browse')('categories.title'),
  description: words('browse')('categories.description'),
});

const PLACES = [1, 2, 3, 4, 5, 6, 7, 8];

/** All job categories. Typing filters them at once, because all are loaded. */
export function Page() {
  const t = useTranslations('browse');
  const titleOf = useCategoryTitle();
  const { data } = useQuery(BrowseCategoriesPageQuery);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const state = readCategories(query);
  const go = (next: CategoriesState, replace: boolean) =>
    void navigate(categoriesPath(next), { replace, preventScrollReset: true });

  const all = (data?.categories ?? []).map((masked) => {
    const category = readFragment(CategoryTile_category, masked);
    const { title, jobCount } = category;
    const change = category.change ?? null;
    return { id: masked.id, masked, name: titleOf(category), title, jobCount, change };
  });
  const shown = arrangeCategories(all, state);
  const wide = state.view === 'list';
  const grid = joinClasses('mt-6 grid gap-3 md:gap-4', !wide && 'sm:grid-cols-2 lg:grid-cols-4');

  return (
    <Container className="py-8 md:py-10">
      <PageHeading
        className="mb-6"
        lead={
          data &&
          t('categories.lead', {
            count: all.reduce((sum, { jobCount }) => sum + jobCount, 0),
            categories: all.length,
          })
        }
      >
        {t('categories.title')}
      </PageHeading>
      <CategoryTools
        state={state}
        replace={(next) => go(next, true)}
        push={(next) => go(next, false)}
      />
      <p role="status" className="sr-only">
        {t('categories.found', { count: shown.length })}
      </p>
      {!data && (
        <div aria-busy="true" className={grid}>
          {PLACES.map((place) => (
            <Skeleton key={place} className={wide ? 'h-24' : 'h-48'} />
          ))}
        </div>
      )}
      {data && shown.length === 0 && (
        <EmptyState
          title={t.rich('categories.empty', {
            words: state.search,
            b: (words) => <strong>{words}</strong>,
          })}
          message={t('categories.emptyAdvice')}
        >
          <Link to={categoriesPath({ ...state, search: '' })} className={buttonClass()}>
            {t('categories.clear')}
          </Link>
          <Link to="/browse-jobs" className={buttonClass({ variant: 'main' })}>
            {t('jobs.allJobs')}
          </Link>
        </EmptyState>
      )}
      {shown.length > 0 && (
        <ul className={grid}>
          {shown.map(({ id, masked }) => (
            <li key={id}>
              <CategoryTile category={masked} wide={wide} />
            </li>
          ))}
        </ul>
      )}
    </Container>
  );
}
