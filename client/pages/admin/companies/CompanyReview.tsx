import { useFormatter, useTranslations } from 'use-intl';
import { CompanyWebsite } from '#client/components/company/CompanyWebsite.tsx';
import { useCompanySize } from '#client/components/company/useCompanySize.ts';
import { useCountryName } from '#client/components/company/useCountryName.ts';
import { useIndustryName } from '#client/components/company/useIndustryName.ts';
import { WrittenText } from '#client/components/jobs/WrittenText.tsx';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { ChangedSinceApproval } from '#client/pages/admin/changes/ChangedSinceApproval.tsx';
import { ChangeReview } from '#client/pages/admin/changes/ChangeReview.tsx';
import { Age } from '#client/pages/admin/lists/Age.tsx';
import { AddressText } from '#client/components/AddressText.tsx';
import { Fact } from '#client/pages/admin/lists/Fact.tsx';
import { VerificationReview } from '#client/pages/admin/verification/VerificationReview.tsx';
import { StatusTag } from '#client/pages/admin/lists/StatusTag.tsx';

export const CompanyReview_company = graphql(`
  fragment CompanyReview_company on AdminCompany {
    id
    adminStatus
    ...VerificationReview_company
    adminNotes
    createdAt
    approvedAt
    changedSinceApproval
    pendingChange {
      id
      ...ChangeReview_change
    }
    jobCount
    phone
    email
    address
    employeeCount
    owner {
      firstName
      lastName
      email
    }
    company {
      id
      name
      slug
      description
      size
      industry
      foundedYear
      website
      place
      country
    }
  }
`);

interface CompanyReviewProps {
  company: FragmentType<typeof CompanyReview_company>;
  onChangeDecided?: () => void;
}

export function CompanyReview(props: CompanyReviewProps) {
  const judged = readFragment(CompanyReview_company, props.company);
  const t = useTranslations('admin');
  const words = useTranslations('company');
  const format = useFormatter();
  const sizeOf = useCompanySize();
  const industryName = useIndustryName();
  const countryName = useCountryName();
  const { company, owner, adminStatus: status } = judged;
  const unknown = words('unknown');
  const place = [judged.address, company.place, countryName(company.country)]
    .filter(Boolean)
    .join(', ');
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid gap-2">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <StatusTag status={status} />
          <Age createdAt={judged.createdAt} status={status} />
        </p>
        <ChangedSinceApproval names={judged.changedSinceApproval} />
      </div>
      {judged.adminNotes && <p>{t('note.given', { note: judged.adminNotes })}</p>}
      <ChangeReview
        change={judged.pendingChange}
        name={company.name}
        onDecided={props.onChangeDecided}
      />
      <VerificationReview company={judged} />
      <dl className="grid grid-cols-1 gap-x-6 gap-y-3 border-y border-line py-4 xs:grid-cols-2 md:grid-cols-3">
        <Fact name={t('column.owner')}>
          {owner ? (
            <>
              {`${owner.firstName} ${owner.lastName}`.trim()}
              <a href={`mailto:${owner.email}`} className="text-link block">
                <AddressText address={owner.email} />
              </a>
            </>
          ) : (
            t('company.noOwner')
          )}
        </Fact>
        <Fact name={words('facts.website')}>
          <CompanyWebsite address={company.website} fallback={unknown} />
        </Fact>
        <Fact name={t('company.email')}>
          {judged.email ? <AddressText address={judged.email} /> : unknown}
        </Fact>
        <Fact name={t('company.phone')}>{judged.phone || unknown}</Fact>
        <Fact name={words('facts.place')}>{place || unknown}</Fact>
        <Fact name={words('facts.industry')}>{industryName(company.industry) || unknown}</Fact>
        <Fact name={words('facts.size')}>
          {sizeOf(company.size) ?? unknown}
          {judged.employeeCount > 0 && ` (${format.number(judged.employeeCount)})`}
        </Fact>
        <Fact name={words('facts.founded')}>{company.foundedYear ?? unknown}</Fact>
        <Fact name={t('column.jobs')}>
          {judged.jobCount > 0 ? (
            <Link to={`/admin/jobs?company=${company.id}`} className="text-link tabular">
              {format.number(judged.jobCount)}
            </Link>
          ) : (
            format.number(0)
          )}
        </Fact>
      </dl>
      <section>
        <h3 className="font-semibold">{words('about')}</h3>
        <p className="measure mt-1 break-words whitespace-pre-line">
          <WrittenText text={company.description.trim() || words('noDescription')} />
        </p>
      </section>
      {status === 'APPROVED' && (
        <Link to={`/companies/${company.slug}`} className="text-link justify-self-start">
          {t('company.publicPage')}
        </Link>
      )}
    </div>
  );
}
