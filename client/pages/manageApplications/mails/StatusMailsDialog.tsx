import { useQuery } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { LoadFailed } from '#client/components/LoadFailed.tsx';
import { graphql } from '#client/gql/gql.ts';
import type { Address } from '#client/pages/manageApplications/useApplicationsAddress.ts';
import { Dialog } from '#client/ui/Dialog.tsx';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { DECIDED_STATUSES, type DecidedStatus } from '#schema/options/applicationMoves.ts';
import { StatusMailForm } from './StatusMailForm.tsx';

const StatusMailsDialogQuery = graphql(`
  query StatusMailsDialog {
    viewer {
      statusMails {
        id
        status
        ...StatusMailForm_statusMail
      }
    }
  }
`);

interface StatusMailsDialogProps {
  address: Address;
  status: DecidedStatus;
}

/** The company's text for each decision. A decision without one uses the default text. */
export function StatusMailsDialog({ address, status }: StatusMailsDialogProps) {
  const t = useTranslations('manageApplications');
  const words = useTranslations('applications');
  const { data, error, refetch } = useQuery(StatusMailsDialogQuery);
  const capitals = (one: DecidedStatus) => one.toUpperCase() as Uppercase<DecidedStatus>;
  const mail = data?.viewer?.statusMails.find((one) => one.status === capitals(status));
  const places = { name: '{name}', job: '{job}', company: '{company}' };

  return (
    <Dialog
      title={t('mails.title')}
      closeLabel={t('mails.close')}
      onClose={() => address.close({ mail: '' })}
    >
      <div className="grid gap-4">
        <p className="text-sm text-soft">{t('mails.lead', places)}</p>
        <SelectField
          label={t('mails.status')}
          value={status}
          onChange={({ target }) => address.replace({ mail: target.value as DecidedStatus })}
          options={DECIDED_STATUSES.map((value) => ({
            value,
            label: words(`status.${capitals(value)}`),
          }))}
        />
        {mail ? (
          <StatusMailForm key={mail.status} statusMail={mail} />
        ) : error ? (
          <LoadFailed message={t('mails.loadFailed')} error={error} onRetry={refetch} />
        ) : (
          <div aria-busy="true" data-waiting="" className="grid gap-3">
            <Skeleton className="h-11 w-full" />
            <Skeleton className="h-40 w-full" />
          </div>
        )}
      </div>
    </Dialog>
  );
}
