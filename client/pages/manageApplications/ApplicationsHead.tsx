import { ListOrdered, Mail } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useTeamRight } from '#client/components/team/useTeamRight.ts';
import { Link } from '#client/lib/routing.ts';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { PageHeading } from '#client/ui/PageHeading.tsx';
import { ExportButton } from './filters/ExportButton.tsx';
import { OPENED } from '#client/lib/useAddressState.ts';
import type { Address } from './useApplicationsAddress.ts';

export function ApplicationsHead({ address }: { address: Address }) {
  const t = useTranslations('manageApplications');
  const writes = useTeamRight('candidates');
  return (
    <PageHeading
      size="work"
      lead={t('lead')}
      actions={
        <>
          {writes && (
            <Link
              to={address.to({ mail: 'reviewed' })}
              state={OPENED}
              preventScrollReset
              className={buttonClass()}
            >
              <Mail className="size-5" />
              {t('mails.open')}
            </Link>
          )}
          <Link to="/hiring-stages" className={buttonClass()}>
            <ListOrdered className="size-5" />
            {t('stage.arrange')}
          </Link>
          <ExportButton address={address.address} />
        </>
      }
    >
      {t('title')}
    </PageHeading>
  );
}
