import { useTranslations } from 'use-intl';
import { CompareButton } from '#client/components/compare/CompareButton.tsx';
import { CompanyLogo } from '#client/components/company/CompanyLogo.tsx';
import { CompanyAnswers } from '#client/components/company/CompanyAnswers.tsx';
import { CompanyTreatment } from '#client/components/company/CompanyTreatment.tsx';
import { VerifiedBadge } from '#client/components/company/VerifiedBadge.tsx';
import { SaveJobButton } from '#client/components/savedJobs/SaveJobButton.tsx';
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { Tag } from '#client/ui/Tag.tsx';
import { useIndustryName } from '#client/components/company/useIndustryName.ts';
import { Share2 } from 'lucide-react';
import { pathInLocale, useSiteLocale } from '#client/lib/locale.ts';
import { Button } from '#client/ui/Button.tsx';
import { toast } from '#client/ui/toast.ts';
import { shareLink } from './shareLink.ts';
import { useTextLanguage } from '#client/components/jobs/useTextLanguage.ts';

export const JobHead_job = graphql(`
  fragment JobHead_job on Job {
    id
    title
    place
    industry
    isRemote
    isFeatured
    isHot
    recruiter
    company {
      id
      slug
      name
      ...CompanyLogo_company
      ...CompanyAnswers_company
      ...CompanyTreatment_company
      ...VerifiedBadge_company
    }
  }
`);

interface JobHeadProps {
  job: FragmentType<typeof JobHead_job>;
  isOpen: boolean;
}

export function JobHead({ isOpen, ...props }: JobHeadProps) {
  const job = readFragment(JobHead_job, props.job);
  const t = useTranslations('jobFacts');
  const words = useTranslations('jobs');
  const industryName = useIndustryName();
  const languageOf = useTextLanguage();
  const locale = useSiteLocale();
  const { id, title, company } = job;
  /** Shares only the canonical link, without other parameters of the address bar. */
  const share = async () => {
    const url = location.origin + pathInLocale(locale, `/job-details/${id}`);
    const outcome = await shareLink({ url, title });
    if (outcome === 'copied') toast({ kind: 'success', title: words('share.copied') });
    if (outcome === 'failed') toast({ kind: 'error', title: words('share.failed'), message: url });
  };
  return (
    <header className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 md:gap-x-5">
      <CompanyLogo company={company} size="l" />
      <div className="min-w-0">
        <h1 lang={languageOf(title)} className="text-xl leading-tight md:text-2xl">
          {title}
        </h1>
        <p className="mt-1 text-base text-soft">
          <Link
            to={`/companies/${company.slug}`}
            className="hit-44 font-medium text-text hover:underline"
          >
            {company.name}
          </Link>
          {job.place && (
            <>
              <span aria-hidden="true" className="max-xs:hidden">
                {' · '}
              </span>
              <span className="max-xs:block">{job.place}</span>
            </>
          )}
        </p>
        <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm text-soft">
          <VerifiedBadge company={company} />
          <CompanyAnswers company={company} />
          <CompanyTreatment company={company} />
        </p>
        {job.recruiter && (
          <p className="mt-1 text-sm text-soft">{words('postedBy', { name: job.recruiter })}</p>
        )}
      </div>
      <div className="col-span-2 mt-3 flex flex-wrap items-center gap-x-4 gap-y-3 md:col-span-1 md:col-start-2">
        <p className="flex flex-wrap gap-2">
          {job.isFeatured && <Tag tone="accent">{t('mark.featured')}</Tag>}
          {job.isHot && <Tag tone="accent">{t('mark.hot')}</Tag>}
          {job.isRemote && <Tag>{t('mark.remote')}</Tag>}
          <Tag>{industryName(job.industry)}</Tag>
        </p>
        <div className="print-hidden flex flex-wrap gap-2 max-sm:*:px-3 md:ml-auto">
          <Button icon={<Share2 className="size-5" />} onClick={() => void share()}>
            {words('share.label')}
          </Button>
          {isOpen && <CompareButton jobId={id} title={title} variant="button" />}
          {isOpen && <SaveJobButton jobId={id} title={title} variant="button" />}
        </div>
      </div>
    </header>
  );
}
