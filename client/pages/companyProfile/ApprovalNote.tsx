import { useFormatter, useTranslations } from 'use-intl';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';

export const ApprovalNote_profile = graphql(`
  fragment ApprovalNote_profile on CompanyProfile {
    adminStatus
    adminNotes
    approvedAt
    company {
      id
      slug
    }
  }
`);

const KINDS = {
  PENDING: 'info',
  APPROVED: 'success',
  REJECTED: 'warning',
  SUSPENDED: 'error',
} as const;

/** The administrators' decision, what it means for the employer, and what to do next. */
export function ApprovalNote(props: { profile: FragmentType<typeof ApprovalNote_profile> }) {
  const { adminStatus, adminNotes, approvedAt, company } = readFragment(
    ApprovalNote_profile,
    props.profile,
  );
  const t = useTranslations('companyProfile');
  const format = useFormatter();
  const isApproved = adminStatus === 'APPROVED';
  const date = approvedAt
    ? format.dateTime(new Date(approvedAt), { dateStyle: 'medium', timeZone: 'Asia/Kolkata' })
    : 'none';
  return (
    <Banner
      kind={KINDS[adminStatus]}
      title={t(`approval.${adminStatus}.title`)}
      actions={
        isApproved ? (
          <Link to={`/companies/${company.slug}`} className={buttonClass({ size: 's' })}>
            {t('approval.page')}
          </Link>
        ) : (
          adminStatus === 'SUSPENDED' && (
            <Link to="/contact" className={buttonClass({ size: 's' })}>
              {t('approval.contact')}
            </Link>
          )
        )
      }
    >
      <p>{t(`approval.${adminStatus}.text`, { date })}</p>
      {adminNotes && !isApproved && (
        <p className="mt-1 whitespace-pre-line">
          {t.rich('approval.notes', {
            notes: adminNotes,
            b: (words) => <strong className="font-semibold">{words}</strong>,
          })}
        </p>
      )}
    </Banner>
  );
}
