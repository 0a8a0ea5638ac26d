import { useTranslations } from 'use-intl';
import { useTeamRight } from '#client/components/team/useTeamRight.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';

export const CompanyNotice_profile = graphql(`
  fragment CompanyNotice_profile on CompanyProfile {
    id
    adminStatus
  }
`);

/** Shown before any field is filled in: posting needs a company, and nobody sees the jobs of an unapproved one. */
export function CompanyNotice(props: {
  profile: FragmentType<typeof CompanyNotice_profile> | null | undefined;
}) {
  const t = useTranslations('addJob');
  const manages = useTeamRight('manage');
  const profile = readFragment(CompanyNotice_profile, props.profile);
  if (profile?.adminStatus === 'APPROVED') return null;
  if (profile?.adminStatus === 'REJECTED' || profile?.adminStatus === 'SUSPENDED')
    return (
      <Banner
        kind="warning"
        className="mt-6"
        title={t(`company.${profile.adminStatus}.title`)}
        actions={
          manages && (
            <Link to="/company-profile" className={buttonClass({ size: 's' })}>
              {t('company.create')}
            </Link>
          )
        }
      >
        {t(`company.${profile.adminStatus}.text`)}
      </Banner>
    );
  if (profile) return <Banner className="mt-6">{t('company.pending')}</Banner>;
  return (
    <Banner
      kind="warning"
      className="mt-6"
      title={t('company.none')}
      actions={
        <Link to="/company-profile" className={buttonClass({ size: 's' })}>
          {t('company.create')}
        </Link>
      }
    >
      {t('company.noneText')}
    </Banner>
  );
}
