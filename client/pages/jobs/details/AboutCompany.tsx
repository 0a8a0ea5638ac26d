import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useIndustryName } from '#client/components/company/useIndustryName.ts';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { VerifiedBadge } from '#client/components/company/VerifiedBadge.tsx';
import { CompanyWebsite } from '#client/components/company/CompanyWebsite.tsx';
import { useCompanySize } from '#client/components/company/useCompanySize.ts';
import { useTextLanguage } from '#client/components/jobs/useTextLanguage.ts';

export const AboutCompany_company = graphql(`
  fragment AboutCompany_company on Company {
    slug
    name
    size
    industry
    foundedYear
    website
    description
    ...VerifiedBadge_company
  }
`);

export function AboutCompany(props: { company: FragmentType<typeof AboutCompany_company> }) {
  const company = readFragment(AboutCompany_company, props.company);
  const t = useTranslations('jobs');
  const words = useTranslations('company');
  const sizeOf = useCompanySize();
  const industryName = useIndustryName();
  const languageOf = useTextLanguage();
  const unknown = words('unknown');
  const text = company.description.trim();
  return (
    <section aria-labelledby="about-company" className="border-t border-line pt-6">
      <h2 id="about-company" className="text-lg">
        {t('company.heading', { name: company.name })}
      </h2>
      <VerifiedBadge company={company} shape="line" className="mt-1" />
      <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-3 md:grid-cols-[auto_auto_auto_minmax(0,1fr)] md:gap-x-10">
        <Fact name={words('facts.size')}>{sizeOf(company.size) ?? unknown}</Fact>
        <Fact name={words('facts.industry')}>{industryName(company.industry) || unknown}</Fact>
        <Fact name={words('facts.founded')}>{company.foundedYear ?? unknown}</Fact>
        <Fact name={words('facts.website')} isWide>
          <CompanyWebsite address={company.website} fallback={unknown} />
        </Fact>
      </dl>
      <p lang={text ? languageOf(text) : undefined} className="measure mt-4 whitespace-pre-line">
        {text || words('noDescription')}
      </p>
      <Link
        to={`/companies/${company.slug}`}
        className="text-link mt-2 inline-flex min-h-11 items-center"
      >
        {t('company.more', { name: company.name })}
      </Link>
    </section>
  );
}

interface FactProps {
  name: string;
  /** On its own line on phones, because addresses are long. */
  isWide?: boolean;
  children: ReactNode;
}

function Fact({ name, isWide, children }: FactProps) {
  return (
    <div className={joinClasses('min-w-0', isWide && 'max-md:col-span-2')}>
      <dt className="text-xs text-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
