import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePayAmount } from '#client/components/pay/usePayAmount.ts';
import { graphql } from '#client/gql/gql.ts';
import type { MetaArgs, PageLoaderArgs } from '#client/lib/page.ts';
import { Link } from '#client/lib/routing.ts';
import { Container } from '#client/ui/Container.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { PageHeading } from '#client/ui/PageHeading.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { TextField } from '#client/ui/TextField.tsx';

const SalariesPageQuery = graphql(`
  query SalariesPage {
    payTitles {
      title
      slug
      jobs
      low
      median
      high
    }
  }
`);

export async function loader({ client }: PageLoaderArgs): Promise<{ count: number }> {
  const { data } = await client.query({ query: SalariesPageQuery });
  return { count: data?.payTitles.length ?? 0 };
}

export const meta = ({ words, data }: MetaArgs) => ({
  title: words('pay')('list.title'),
  description: words('pay')('list.description'),
  noindex: (data as { count: number } | undefined)?.count === 0,
});

const PLACES = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const GRID = 'mt-6 grid gap-3 sm:grid-cols-2 lg:grid-cols-3';

/** Every title whose pay enough jobs state. All are loaded, so typing filters at once. */
export function Page() {
  const t = useTranslations('pay');
  const amount = usePayAmount();
  const [typed, setTyped] = useState('');
  const { data } = useQuery(SalariesPageQuery);
  const searched = typed.trim().toLowerCase();
  const shown = data?.payTitles.filter(({ title }) => title.toLowerCase().includes(searched));
  return (
    <Container className="py-8 md:py-10">
      <PageHeading
        lead={t('list.lead')}
        actions={
          <Link to="/take-home-pay" className={buttonClass()}>
            {t('takeHome.heading')}
          </Link>
        }
      >
        {t('list.title')}
      </PageHeading>
      {data && data.payTitles.length > 0 && (
        <TextField
          type="search"
          label={t('list.search')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          className="mt-6 max-w-md"
        />
      )}
      <p role="status" className="tabular mt-4 min-h-6 text-sm text-soft">
        {shown && t('list.count', { count: shown.length })}
      </p>
      {!shown && (
        <div aria-busy="true" className={GRID}>
          {PLACES.map((place) => (
            <Skeleton key={place} className="h-24 rounded-card" />
          ))}
        </div>
      )}
      {shown?.length === 0 && (
        <EmptyState
          title={t(searched ? 'list.none' : 'list.empty')}
          message={t(searched ? 'list.noneAdvice' : 'list.emptyAdvice')}
        >
          <Link to="/browse-jobs" className={buttonClass({ variant: 'main' })}>
            {t('browse')}
          </Link>
        </EmptyState>
      )}
      {shown && shown.length > 0 && (
        <ul className={GRID}>
          {shown.map(({ title, slug, jobs, low, median, high }) => (
            <li key={slug}>
              <Link
                to={`/salaries/${slug}`}
                className="tabular grid h-full content-start gap-1 rounded-card border border-line bg-card p-4 hover:border-edge"
              >
                <span className="font-semibold">{title}</span>
                <span>{t('list.median', { median: amount(median) })}</span>
                <span className="text-sm text-soft">
                  {t('list.more', { low: amount(low), high: amount(high), jobs })}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Container>
  );
}
