import { useQuery } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { LoadFailed } from '#client/components/LoadFailed.tsx';
import { graphql } from '#client/gql/gql.ts';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { EditForm } from './EditForm.tsx';

const EditDialogQuery = graphql(`
  query EditDialog($id: ID!) {
    viewer {
      resumes {
        id
        ...EditForm_resumes
      }
      application(id: $id) {
        id
        ...EditForm_application
      }
    }
  }
`);

export function EditDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('myApplication');
  const { data, error, loading, refetch } = useQuery(EditDialogQuery, { variables: { id } });
  const viewer = data?.viewer;
  const application = viewer?.application;
  return (
    <Dialog
      title={t('edit.title')}
      closeLabel={t('edit.close')}
      dismissable={false}
      onClose={onClose}
    >
      {viewer && application ? (
        <EditForm application={application} resumes={viewer.resumes} onClose={onClose} />
      ) : loading ? (
        <div className="grid gap-4" aria-busy="true">
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-28 w-full" />
        </div>
      ) : (
        <LoadFailed message={t('edit.loadFailed')} error={error} onRetry={refetch} />
      )}
    </Dialog>
  );
}
