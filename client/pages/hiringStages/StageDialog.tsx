import { useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { ServerForm } from '#client/components/form/ServerForm.tsx';
import { useServerForm } from '#client/components/form/useServerForm.ts';
import { graphql } from '#client/gql/gql.ts';
import type { ApplicationStatus } from '#client/gql/graphql.ts';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { STAGE_STATUSES, type StageStatus } from '#schema/options/stages.ts';
import { newStageSchema } from '#schema/validation/employers/stage.ts';
import type { ShownStage } from './StageGroup.tsx';

const StageDialogCreateMutation = graphql(`
  mutation StageDialogCreate($input: CreateStageInput!) {
    createStage(input: $input) {
      viewer {
        ...HiringStagesPage_viewer
      }
    }
  }
`);

const StageDialogUpdateMutation = graphql(`
  mutation StageDialogUpdate($input: UpdateStageInput!) {
    updateStage(input: $input) {
      viewer {
        ...HiringStagesPage_viewer
      }
    }
  }
`);

const FIELDS = ['name', 'applicantName', 'status', 'emails'] as const;
const upper = (status: StageStatus) => status.toUpperCase() as ApplicationStatus;

interface StageDialogProps {
  /** Null for a new one. */
  stage: ShownStage | null;
  onClose: () => void;
}

/** A stage keeps its status, because its applications have it. */
export function StageDialog({ stage, onClose }: StageDialogProps) {
  const t = useTranslations('stages');
  const [create] = useMutation(StageDialogCreateMutation);
  const [update] = useMutation(StageDialogUpdateMutation);
  const form = useServerForm({
    schema: newStageSchema,
    fields: FIELDS,
    defaultValues: {
      name: stage?.name ?? '',
      applicantName: stage?.applicantName ?? '',
      status: stage?.status.toLowerCase() ?? 'shortlisted',
      emails: stage?.emails ?? false,
    },
    send: async ({ name, applicantName, status, emails = false }) => {
      const values = { name, applicantName, emails };
      if (stage) await update({ variables: { input: { id: stage.id, ...values } } });
      else await create({ variables: { input: { ...values, status: upper(status) } } });
    },
    onSent: onClose,
  });
  return (
    <Dialog
      title={t(stage ? 'form.edit' : 'form.add')}
      closeLabel={t('form.cancel')}
      dismissable={false}
      onClose={onClose}
    >
      <ServerForm form={form} fallback={t('failed.change')} submitLabel={t('form.save')}>
        <TextField {...form.field('name')} label={t('form.name')} hint={t('form.nameHint')} />
        <TextField
          {...form.field('applicantName')}
          label={t('form.applicantName')}
          hint={t('form.applicantHint')}
        />
        {!stage && (
          <SelectField
            {...form.field('status')}
            label={t('form.status')}
            hint={t('form.statusHint')}
            options={STAGE_STATUSES.map((value) => ({
              value,
              label: t(`status.${value.toUpperCase() as Uppercase<StageStatus>}`),
            }))}
          />
        )}
        <Checkbox {...form.field('emails')} label={t('form.emails')} hint={t('form.emailsHint')} />
      </ServerForm>
    </Dialog>
  );
}
