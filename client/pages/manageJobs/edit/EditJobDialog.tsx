import { useTranslations } from 'use-intl';
import { FormDialog } from '#client/components/form/FormDialog.tsx';
import { PendingChange_change } from '#client/components/pendingChange/pendingChange.ts';
import { useChangedFields } from '#client/components/pendingChange/useChangedFields.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import type { ListVariables } from '#client/pages/manageJobs/ownJobsAddress.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { EditFields } from './EditFields.tsx';
import { useEditJob } from './useEditJob.ts';

export const EditJobDialog_job = graphql(`
  fragment EditJobDialog_job on Job {
    id
    standing
    title
    description
    requirementsText
    responsibilitiesText
    benefitsText
    salary
    location
    type
    category {
      id
      slug
    }
    experienceLevel
    experienceYears
    isRemote
    applicationDeadline
    questions {
      ...QuestionForm_question
    }
    ...JobFacts_job
    pendingChange {
      ...PendingChange_change
    }
  }
`);

interface EditJobDialogProps {
  job: FragmentType<typeof EditJobDialog_job>;
  variables: ListVariables;
  onClose: () => void;
}

/** Once something was changed, only its own buttons close it, so that an accidental press loses nothing. */
export function EditJobDialog({ variables, onClose, ...props }: EditJobDialogProps) {
  const job = readFragment(EditJobDialog_job, props.job);
  const t = useTranslations('manageJobs');
  const change = readFragment(PendingChange_change, job.pendingChange);
  const { listOf } = useChangedFields();
  const form = useEditJob({ job, change, variables, onDone: onClose });
  return (
    <FormDialog
      size="l"
      form={form}
      title={t('edit.title')}
      closeLabel={t('edit.close')}
      cancelLabel={t('edit.cancel')}
      saveLabel={t('edit.save')}
      failureTitle={t('error.update')}
      dismissable={!form.isChanged}
      onClose={onClose}
    >
      {job.standing === 'REJECTED' && <Banner>{t('edit.rejected')}</Banner>}
      {change && <Banner>{t('change.editing', { fields: listOf(change) })}</Banner>}
      <EditFields form={form} />
    </FormDialog>
  );
}
