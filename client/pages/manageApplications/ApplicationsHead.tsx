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
  const decides = useTeamRight('decide');
  const writes = useTeamRight('candidates');
  const arranges = useTeamRight('post');
  return (
    <PageHeading
      size="work"
      lead={t(decides ? 'lead' : 'readLead')}
      actions={
        // On a phone without icons, so that they fit in one line.
        <span className="flex flex-wrap gap-2 max-sm:[&_a>svg]:hidden max-sm:[&_span:has(>svg)]:hidden">
          {writes && (
            <Link
              to={address.to({ mail: 'reviewed' })}
              state={OPENED}
              preventScrollReset
              className={buttonClass({ size: 's' })}
            >
              <Mail className="size-5" />
              {t('mails.open')}
            </Link>
          )}
          {arranges && (
            <Link to="/hiring-stages" className={buttonClass({ size: 's' })}>
              <ListOrdered className="size-5" />
              {t('stage.arrange')}
            </Link>
          )}
          <ExportButton address={address.address} />
        </span>
      }
    >
      {t('title')}
    </PageHeading>
  );
}
