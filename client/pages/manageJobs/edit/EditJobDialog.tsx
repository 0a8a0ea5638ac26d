import { useTranslations } from 'use-intl';
import { FailureBanner } from '#client/components/form/FailureBanner.tsx';
import { PendingChange_change } from '#client/components/pendingChange/pendingChange.ts';
import { useChangedFields } from '#client/components/pendingChange/useChangedFields.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import type { ListVariables } from '#client/pages/manageJobs/ownJobsAddress.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { ErrorSummary } from '#client/ui/ErrorSummary.tsx';
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

const FORM = 'edit-job';

/** Once something was changed, only its own buttons close it, so that an accidental press loses nothing. */
export function EditJobDialog({ variables, onClose, ...props }: EditJobDialogProps) {
  const job = readFragment(EditJobDialog_job, props.job);
  const t = useTranslations('manageJobs');
  const shell = useTranslations('shell');
  const change = readFragment(PendingChange_change, job.pendingChange);
  const { listOf } = useChangedFields();
  const form = useEditJob({ job, change, variables, onDone: onClose });
  return (
    <Dialog
      size="l"
      title={t('edit.title')}
      closeLabel={t('edit.close')}
      dismissable={!form.isChanged}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={form.busy}>
            {t('edit.cancel')}
          </Button>
          <Button type="submit" form={FORM} variant="main" busy={form.busy}>
            {t('edit.save')}
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        noValidate
        method="post"
        onSubmit={(event) => void form.submit(event)}
        className="grid gap-5"
      >
        <ErrorSummary
          title={shell('form.summary', { count: form.errors.length })}
          errors={form.errors}
          attempt={form.attempt}
        />
        {form.failure !== undefined && (
          <FailureBanner
            error={form.failure}
            title={t('error.update')}
            fallback={t('error.update')}
            attempt={form.attempt}
          />
        )}
        {job.standing === 'REJECTED' && <Banner>{t('edit.rejected')}</Banner>}
        {change && <Banner>{t('change.editing', { fields: listOf(change) })}</Banner>}
        <EditFields form={form} />
      </form>
    </Dialog>
  );
}
