import { useTranslations } from 'use-intl';
import { CompanyLogo } from '#client/components/company/CompanyLogo.tsx';
import { CompanyAnswers } from '#client/components/company/CompanyAnswers.tsx';
import { VerifiedBadge } from '#client/components/company/VerifiedBadge.tsx';
import { useIndustryName } from '#client/components/company/useIndustryName.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { useTextLanguage } from '#client/components/jobs/useTextLanguage.ts';
import { Container } from '#client/ui/Container.tsx';
import { CompanyFacts } from './CompanyFacts.tsx';
import { CompanyOffer } from './CompanyOffer.tsx';
import { FollowCompany } from './FollowCompany.tsx';
import { CompanyJobs } from './CompanyJobs.tsx';
import { useSession } from '#client/lib/session.ts';
import { loadOnUse } from '#client/ui/loadOnUse.ts';

// Only job seekers see the contact details, so only they load the code for them.
const CompanyContact = loadOnUse(
  async () => (await import('./contact/CompanyContact.tsx')).CompanyContact,
  { words: ['company', 'validation'] },
);

export const CompanyProfile_company = graphql(`
  fragment CompanyProfile_company on Company {
    id
    name
    industry
    place
    description
    recruiter
    slug
    jobs(first: $first, page: $page) {
      totalCount
    }
    ...CompanyLogo_company
    ...VerifiedBadge_company
    ...CompanyAnswers_company
    ...CompanyOffer_company
    ...FollowCompany_company
    ...CompanyFacts_company
    ...CompanyJobs_company
  }
`);

interface CompanyProfileProps {
  company: FragmentType<typeof CompanyProfile_company>;
  page: number;
}

export function CompanyProfile({ page, ...props }: CompanyProfileProps) {
  const company = readFragment(CompanyProfile_company, props.company);
  const t = useTranslations('company');
  const { user } = useSession();
  const industryName = useIndustryName();
  const languageOf = useTextLanguage();
  const text = company.description.trim();
  return (
    <Container className="py-6 md:py-10">
      <header className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3.5 gap-y-4 md:grid-cols-[auto_minmax(0,1fr)_auto] md:gap-x-5">
        <CompanyLogo company={company} size="l" />
        <div className="min-w-0">
          <h1 className="text-xl leading-tight break-words md:text-2xl">{company.name}</h1>
          <p className="mt-1 text-soft">
            {[industryName(company.industry), company.place].filter(Boolean).join(' · ')}
          </p>
          <VerifiedBadge company={company} shape="line" className="mt-1" />
          <p className="mt-1 text-sm text-soft">
            <CompanyAnswers company={company} />
          </p>
          {company.recruiter && (
            <p className="mt-1 text-sm break-words text-soft">
              {t('recruiter', { name: company.recruiter })}
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 max-md:col-span-2">
          <FollowCompany company={company} />
          {company.jobs.totalCount > 0 && (
            <a href="#open-jobs" className="text-link hit-44">
              {t('jobs.heading', { jobs: company.jobs.totalCount })}
            </a>
          )}
        </div>
      </header>
      <CompanyFacts company={company} />
      <section aria-labelledby="about" className="mt-6">
        <h2 id="about" className="text-lg">
          {t('about')}
        </h2>
        <p lang={text ? languageOf(text) : undefined} className="measure mt-2 whitespace-pre-line">
          {text || t('noDescription')}
        </p>
      </section>
      <CompanyOffer company={company} />
      <CompanyJobs company={company} page={page} />
      {user?.role === 'JOB_SEEKER' && (
        <CompanyContact key={company.slug} slug={company.slug} email={user.email} />
      )}
    </Container>
  );
}
