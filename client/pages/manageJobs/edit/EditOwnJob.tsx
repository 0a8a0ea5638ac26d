import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Placeholders } from '#client/components/Placeholders.tsx';
import { LoadFailed } from '#client/components/LoadFailed.tsx';
import { graphql } from '#client/gql/gql.ts';
import { isFocusLost } from '#client/lib/document/lostFocus.ts';
import type { ListVariables } from '#client/pages/manageJobs/ownJobsAddress.ts';
import { Dialog } from '#client/ui/Dialog.tsx';
import { EditJobDialog } from './EditJobDialog.tsx';

const EditOwnJobQuery = graphql(`
  query EditOwnJob($id: ID!) {
    viewer {
      ownJob(id: $id) {
        id
        ...EditJobDialog_job
      }
    }
  }
`);

interface EditOwnJobProps {
  id: string;
  variables: ListVariables;
  onClose: () => void;
}

/** Loaded by the id in the address, whichever page of the list it is on. */
export function EditOwnJob({ id, variables, onClose }: EditOwnJobProps) {
  const t = useTranslations('manageJobs');
  const { data, error, loading, refetch } = useQuery(EditOwnJobQuery, {
    variables: { id },
    // Always fetch, so that changes by others are not overwritten.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const job = data?.viewer?.ownJob;
  // The form replaces the skeleton; closing must still return the focus to the opener.
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (isFocusLost() && opener instanceof HTMLElement) opener.focus();
        }),
      );
    },
    [opener],
  );
  if (job) return <EditJobDialog job={job} variables={variables} onClose={onClose} />;
  return (
    <Dialog size="l" title={t('edit.title')} closeLabel={t('edit.close')} onClose={onClose}>
      {error ? (
        <LoadFailed message={t('error.load')} error={error} retrying={loading} onRetry={refetch} />
      ) : loading ? (
        <Placeholders
          className="grid gap-5 py-2"
          blocks={['h-11 w-full', 'h-11 w-full', 'h-32 w-full']}
        />
      ) : (
        <p className="py-6">{t('edit.missing')}</p>
      )}
    </Dialog>
  );
}
