import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import type { PageMeta } from '#client/lib/page.ts';
import type { Translators } from '#client/lib/words.ts';
import { yearlyPay } from '#schema/salary/shownPay.ts';

export const SalaryMeta_insight = graphql(`
  fragment SalaryMeta_insight on PayInsight {
    place
    placeSlug
    isWider
    jobs
    low
    median
    high
  }
`);

export interface SalaryMetaData {
  origin: string;
  /** Null if the address names nothing that the lists know. */
  title: { title: string; slug: string } | null;
  insight: FragmentType<typeof SalaryMeta_insight> | null;
}

/** Search engines index only pages that have figures. */
export function salaryMeta(words: Translators, data: SalaryMetaData | undefined): PageMeta {
  const t = words('pay');
  if (!data?.title) return { title: t('missing.title'), noindex: true };
  const { title, slug } = data.title;
  const insight = data.insight && readFragment(SalaryMeta_insight, data.insight);
  if (!insight) return { title: t('page.heading', { title, place: t('india') }), noindex: true };
  const amount = (rupees: number) => {
    const { unit, low } = yearlyPay(rupees, rupees)!;
    return t('amount', { unit, amount: low });
  };
  const place = insight.place ?? t('india');
  const range = { title, place, low: amount(insight.low), high: amount(insight.high) };
  const path = ['/salaries', slug, insight.placeSlug].filter(Boolean).join('/');
  const trail = [
    { name: t('list.title'), path: '/salaries' },
    { name: title, path: `/salaries/${slug}` },
    ...(insight.placeSlug ? [{ name: place, path }] : []),
  ];
  return {
    title: t('meta.title', range),
    description: t('meta.description', {
      ...range,
      median: amount(insight.median),
      jobs: insight.jobs,
    }),
    canonical: path,
    noindex: insight.isWider,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: trail.map((step, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          name: step.name,
          item: data.origin + step.path,
        })),
      },
      {
        '@context': 'https://schema.org',
        '@type': 'Occupation',
        name: title,
        occupationLocation: insight.place
          ? { '@type': 'AdministrativeArea', name: `${insight.place}, India` }
          : { '@type': 'Country', name: 'India' },
        estimatedSalary: {
          '@type': 'MonetaryAmountDistribution',
          name: 'base',
          currency: 'INR',
          unitText: 'YEAR',
          percentile25: insight.low,
          median: insight.median,
          percentile75: insight.high,
        },
      },
    ],
  };
}
