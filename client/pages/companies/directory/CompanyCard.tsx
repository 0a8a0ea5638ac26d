import { useTranslations } from 'use-intl';
import { CompanyAnswers } from '#client/components/company/CompanyAnswers.tsx';
import { CompanyLogo } from '#client/components/company/CompanyLogo.tsx';
import { useIndustryName } from '#client/components/company/useIndustryName.ts';
import { VerifiedBadge } from '#client/components/company/VerifiedBadge.tsx';
import { useTextLanguage } from '#client/components/jobs/useTextLanguage.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { Card } from '#client/ui/Card.tsx';

export const CompanyCard_company = graphql(`
  fragment CompanyCard_company on Company {
    name
    slug
    industry
    place
    description
    openJobs
    ...CompanyLogo_company
    ...CompanyAnswers_company
    ...VerifiedBadge_company
  }
`);

/** One company of the directory. The whole card leads to its page. */
export function CompanyCard(props: { company: FragmentType<typeof CompanyCard_company> }) {
  const company = readFragment(CompanyCard_company, props.company);
  const t = useTranslations('company');
  const industryName = useIndustryName();
  const languageOf = useTextLanguage();
  return (
    <Card lifts className="relative flex h-full flex-col gap-3 has-[a:focus-visible]:ring-here">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5">
        <CompanyLogo company={company} />
        <div className="min-w-0">
          <h2 className="text-[1.0625rem] leading-snug break-words">
            <Link
              to={`/companies/${company.slug}`}
              className="after:absolute after:inset-0 after:rounded-card focus-visible:shadow-none focus-visible:outline-none"
            >
              {company.name}
            </Link>
          </h2>
          <p className="mt-0.5 text-sm text-soft">
            {[industryName(company.industry), company.place].filter(Boolean).join(' · ')}
          </p>
          <VerifiedBadge company={company} className="mt-1" />
        </div>
      </div>
      {company.description.trim() && (
        <p lang={languageOf(company.description)} className="line-clamp-2 text-sm text-soft">
          {company.description}
        </p>
      )}
      <div className="mt-auto grid gap-1.5 text-sm">
        <CompanyAnswers company={company} className="text-xs text-soft" />
        <p className="tabular font-semibold">{t('directory.jobs', { jobs: company.openJobs })}</p>
      </div>
    </Card>
  );
}
