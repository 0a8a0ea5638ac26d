import { Check } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useTextLanguage } from '#client/components/jobs/useTextLanguage.ts';
import { useCategoryTitle } from '#client/components/useCategoryTitle.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { yearlyPay } from '#schema/salary/shownPay.ts';

export const CompanyOffer_company = graphql(`
  fragment CompanyOffer_company on Company {
    offer {
      benefits
      pay {
        jobs
        salaryMin
        salaryMax
        category {
          id
          slug
          title
        }
      }
    }
  }
`);

/** The pay and benefits that the open jobs of a company state. */
export function CompanyOffer(props: { company: FragmentType<typeof CompanyOffer_company> }) {
  const { benefits, pay } = readFragment(CompanyOffer_company, props.company).offer;
  const t = useTranslations('company');
  const facts = useTranslations('jobFacts');
  const titleOf = useCategoryTitle();
  const languageOf = useTextLanguage();
  if (benefits.length === 0 && pay.length === 0) return null;
  const paying = pay.reduce((sum, { jobs }) => sum + jobs, 0);
  return (
    <div className="mt-6 grid items-start gap-x-12 gap-y-6 border-t border-line pt-6 md:grid-cols-2">
      {pay.length > 0 && (
        <section aria-labelledby="company-pay">
          <h2 id="company-pay" className="text-lg">
            {t('offer.pay')}
          </h2>
          <p className="text-sm text-soft">{t('offer.payHint', { jobs: paying })}</p>
          <dl className="mt-3 grid gap-2">
            {pay.map(({ category, salaryMin, salaryMax }, at) => {
              const { shape, ...amounts } = yearlyPay(salaryMin, salaryMax)!;
              return (
                <div
                  key={category?.id ?? at}
                  className="flex flex-wrap justify-between gap-x-6 border-b border-line pb-2 last:border-0"
                >
                  <dt>{category ? titleOf(category) : t('offer.otherWork')}</dt>
                  <dd className="tabular font-semibold">{facts(`pay.${shape}`, amounts)}</dd>
                </div>
              );
            })}
          </dl>
        </section>
      )}
      {benefits.length > 0 && (
        <section aria-labelledby="company-benefits">
          <h2 id="company-benefits" className="text-lg">
            {t('offer.benefits')}
          </h2>
          <p className="text-sm text-soft">{t('offer.benefitsHint')}</p>
          <ul className="mt-3 grid gap-2">
            {benefits.map((line) => (
              <li key={line} lang={languageOf(line)} className="flex gap-2">
                <Check className="mt-1 size-4 shrink-0 text-green" />
                {line}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
