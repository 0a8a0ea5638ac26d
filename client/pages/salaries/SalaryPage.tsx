import { useQuery } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { NothingHere } from '#client/components/NothingHere.tsx';
import { PayGroups } from '#client/components/pay/PayGroups.tsx';
import { PayRange } from '#client/components/pay/PayRange.tsx';
import { PaySource } from '#client/components/pay/PaySource.tsx';
import { TakeHomeAssumptions, TakeHomeTable } from '#client/components/pay/TakeHomeTable.tsx';
import { usePayAmount } from '#client/components/pay/usePayAmount.ts';
import { graphql } from '#client/gql/gql.ts';
import type { SalaryPageQuery as SalaryData } from '#client/gql/graphql.ts';
import { answerWithStatus, type MetaArgs, type PageLoaderArgs } from '#client/lib/page.ts';
import { Link, useParams } from '#client/lib/routing.ts';
import { Container } from '#client/ui/Container.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Breadcrumbs } from '#client/ui/layout/Breadcrumbs.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { PageHeading } from '#client/ui/PageHeading.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { salaryMeta, type SalaryMetaData } from './salaryMeta.ts';

const SalaryPageQuery = graphql(`
  query SalaryPage($title: String!, $location: String) {
    payTitle(title: $title) {
      title
      slug
    }
    payInsight(title: $title, location: $location) {
      place
      placeSlug
      isWider
      low
      median
      high
      byExperience {
        experienceLevel
        jobs
        low
        median
        high
      }
      byCompanySize {
        companySize
        jobs
        low
        median
        high
      }
      ...SalaryMeta_insight
      ...PaySource_insight
    }
    payPlaces(title: $title) {
      place
      placeSlug
      jobs
      low
      median
      high
    }
  }
`);

type Insight = NonNullable<SalaryData['payInsight']>;

const PLACES_SHOWN = 30;

const variablesOf = ({ title, place }: PageLoaderArgs['params']) => ({
  title: title ?? '',
  location: place ?? null,
});

/** The lists do not know the title, or no place by this name. */
function isUnknown(data: SalaryData, location: string | null): boolean {
  const { payTitle, payInsight } = data;
  return (
    !payTitle || Boolean(location && payInsight && !payInsight.placeSlug && !payInsight.isWider)
  );
}

export async function loader({ client, params, request }: PageLoaderArgs) {
  const variables = variablesOf(params);
  const { data } = await client.query({ query: SalaryPageQuery, variables });
  const { origin } = new URL(request.url);
  if (!data || isUnknown(data, variables.location)) {
    const none: SalaryMetaData = { origin, title: null, insight: null };
    return answerWithStatus(none, 404);
  }
  const found: SalaryMetaData = { origin, title: data.payTitle!, insight: data.payInsight };
  return found;
}

export const meta = ({ words, data }: MetaArgs) =>
  salaryMeta(words, data as SalaryMetaData | undefined);

/** What a title pays in a place, or in India. */
export function Page() {
  const t = useTranslations('pay');
  const variables = variablesOf(useParams());
  const { data, error } = useQuery(SalaryPageQuery, { variables });
  if (!data && error) throw error;
  if (!data) {
    return (
      <Container aria-busy="true" className="grid gap-4 py-8">
        <Skeleton className="h-9 w-2/3" />
        <Skeleton className="h-48 rounded-card" />
      </Container>
    );
  }
  if (isUnknown(data, variables.location)) {
    return (
      <NothingHere title={t('missing.title')} message={t('missing.message')} label={t('browse')} />
    );
  }
  const { title, slug } = data.payTitle!;
  const insight = data.payInsight;
  const place = insight?.place ?? null;
  const crumbs = [
    { label: t('list.title'), to: '/salaries' },
    { label: title, ...(place && { to: `/salaries/${slug}` }) },
    ...(place ? [{ label: place }] : []),
  ];
  return (
    <Container className="grid gap-8 py-6 md:py-8">
      <PageHeading
        above={<Breadcrumbs label={t('path')} items={crumbs} as={Link} className="mb-3" />}
        lead={insight && <Lead title={title} insight={insight} />}
      >
        {t('page.heading', { title, place: place ?? t('india') })}
      </PageHeading>
      {insight ? (
        <Figures title={title} insight={insight} />
      ) : (
        <EmptyState title={t('page.tooFew', { title })} message={t('page.tooFewAdvice')} />
      )}
      <Places title={title} slug={slug} places={data.payPlaces} here={insight?.placeSlug ?? null} />
      <div className="flex flex-wrap gap-3">
        <Link to={jobsPath(title, place)} className={buttonClass({ variant: 'main' })}>
          {t('page.jobs', { title, place: place ?? t('india') })}
        </Link>
        <Link to="/salaries" className={buttonClass()}>
          {t('page.all')}
        </Link>
      </div>
    </Container>
  );
}

function jobsPath(title: string, place: string | null): string {
  return `/browse-jobs?${new URLSearchParams({ search: title, ...(place && { location: place }) })}`;
}

function Lead({ title, insight }: { title: string; insight: Insight }) {
  const t = useTranslations('pay');
  const amount = usePayAmount();
  return t('page.lead', {
    title,
    place: insight.place ?? t('india'),
    median: amount(insight.median),
    low: amount(insight.low),
    high: amount(insight.high),
  });
}

function Figures({ title, insight }: { title: string; insight: Insight }) {
  const t = useTranslations('pay');
  const place = insight.place ?? t('india');
  return (
    <>
      <section aria-label={t('page.range')} className="grid gap-3">
        <PayRange {...insight} />
        <PaySource insight={insight} />
        <p className="measure text-sm text-soft">{t('source.method')}</p>
      </section>
      {insight.byExperience.length > 0 && (
        <section aria-labelledby="by-experience" className="grid gap-3">
          <h2 id="by-experience" className="text-lg">
            {t('page.byExperience', { title })}
          </h2>
          <PayGroups
            caption={t('page.byExperience', { title })}
            of={t('experience')}
            groups={insight.byExperience.map((group) => ({
              ...group,
              key: group.experienceLevel,
              label: t(`level.${group.experienceLevel}`),
            }))}
          />
        </section>
      )}
      {insight.byCompanySize.length > 0 && (
        <section aria-labelledby="by-size" className="grid gap-3">
          <h2 id="by-size" className="text-lg">
            {t('page.bySize')}
          </h2>
          <PayGroups
            caption={t('page.bySize')}
            of={t('size')}
            groups={insight.byCompanySize.map((group) => ({
              ...group,
              key: group.companySize,
              label: t(`sizes.${group.companySize}`),
            }))}
          />
        </section>
      )}
      <section aria-labelledby="take-home" className="grid gap-3">
        <h2 id="take-home" className="text-lg">
          {t('page.takeHome', { title, place })}
        </h2>
        <TakeHomeTable yearly={insight.median} />
        <TakeHomeAssumptions />
        <Link
          to={`/take-home-pay?pay=${insight.median}`}
          className="hit-44 justify-self-start text-sm text-ink underline"
        >
          {t('takeHome.change')}
        </Link>
      </section>
    </>
  );
}

interface PlacesProps {
  title: string;
  slug: string;
  places: SalaryData['payPlaces'];
  here: string | null;
}

function Places({ title, slug, places, here }: PlacesProps) {
  const t = useTranslations('pay');
  const others = places.filter(({ placeSlug }) => placeSlug !== here).slice(0, PLACES_SHOWN);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="by-place" className="grid gap-3">
      <h2 id="by-place" className="text-lg">
        {t('page.byPlace', { title })}
      </h2>
      <PayGroups
        caption={t('page.byPlace', { title })}
        of={t('place')}
        groups={others.map((other) => ({
          ...other,
          key: other.placeSlug,
          label: (
            <Link to={`/salaries/${slug}/${other.placeSlug}`} className="hit-44 text-ink underline">
              {other.place}
            </Link>
          ),
        }))}
      />
    </section>
  );
}
