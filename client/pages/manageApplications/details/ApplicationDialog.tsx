import { useQuery } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { LoadFailed } from '#client/components/LoadFailed.tsx';
import { graphql } from '#client/gql/gql.ts';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { ApplicationDetails } from './ApplicationDetails.tsx';
import { DecisionBar } from './DecisionBar.tsx';
import { useRecordView } from './useRecordView.ts';

const ApplicationDialogQuery = graphql(`
  query ApplicationDialog($id: ID!) {
    node(id: $id) {
      id
      ... on Application {
        name
        ...ApplicationDetails_application
        ...DecisionBar_application
        ...CachedApplication_application
      }
    }
  }
`);

/** The resume's signed link lasts five minutes. Polling renews it for longer reading and picks up others' decisions. */
const FRESH_FOR = 4 * 60_000;

export function ApplicationDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('manageApplications');
  const shell = useTranslations('shell');
  const { data, error, loading, refetch } = useQuery(ApplicationDialogQuery, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: false,
    pollInterval: FRESH_FOR,
  });
  const application = data?.node && 'name' in data.node ? data.node : null;
  useRecordView(application && id);

  return (
    <Dialog
      size="l"
      title={application?.name ?? t('details.title')}
      closeLabel={t('details.close')}
      onClose={onClose}
      footer={application && <DecisionBar application={application} />}
    >
      {application ? (
        <ApplicationDetails application={application} />
      ) : error ? (
        <LoadFailed message={t('failed.load')} error={error} onRetry={refetch} />
      ) : loading ? (
        <div aria-busy="true" data-waiting="" className="grid gap-4 py-2">
          <p className="sr-only">{shell('frame.loading')}</p>
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-40 w-full" />
        </div>
      ) : (
        <p className="py-6">{t('details.missing')}</p>
      )}
    </Dialog>
  );
}
