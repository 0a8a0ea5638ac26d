import { useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { ServerForm } from '#client/components/form/ServerForm.tsx';
import { useServerForm } from '#client/components/form/useServerForm.ts';
import { graphql } from '#client/gql/gql.ts';
import type { ReportReason } from '#client/gql/graphql.ts';
import { Dialog } from '#client/ui/Dialog.tsx';
import { RadioGroup } from '#client/ui/fields/RadioGroup.tsx';
import { TextArea } from '#client/ui/fields/TextArea.tsx';
import { toast } from '#client/ui/toast.ts';
import { REPORT_REASONS } from '#schema/options/reportReasons.ts';
import { reportJobForm } from '#schema/validation/seekers/report.ts';

const ReportJobMutation = graphql(`
  mutation ReportJobDialog($input: ReportJobInput!) {
    reportJob(input: $input) {
      message
    }
  }
`);

interface ReportJobDialogProps {
  jobId: string;
  onClose: () => void;
}

export function ReportJobDialog({ jobId, onClose }: ReportJobDialogProps) {
  const t = useTranslations('jobs');
  const [report] = useMutation(ReportJobMutation);
  const form = useServerForm({
    schema: reportJobForm,
    fields: ['reason', 'detail'],
    send: async ({ reason, detail }) => {
      const input = { jobId, detail, reason: reason.toUpperCase() as ReportReason };
      return (await report({ variables: { input } })).data?.reportJob.message;
    },
    onSent: (message) => {
      if (message) toast({ kind: 'success', title: message });
      onClose();
    },
  });
  return (
    <Dialog title={t('report.title')} closeLabel={t('report.close')} size="s" onClose={onClose}>
      <ServerForm form={form} fallback={t('report.failed')} submitLabel={t('report.send')}>
        <RadioGroup
          label={t('report.reasonLabel')}
          hideLabel
          options={REPORT_REASONS.map((value) => ({
            value,
            label: t(`report.reason.${value.toUpperCase() as ReportReason}`),
          }))}
          {...form.field('reason')}
        />
        <TextArea
          label={t('report.detail')}
          note={t('report.optional')}
          rows={3}
          {...form.field('detail')}
        />
      </ServerForm>
    </Dialog>
  );
}
