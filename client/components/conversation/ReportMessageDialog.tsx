import { useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { ServerForm } from '#client/components/form/ServerForm.tsx';
import { useServerForm } from '#client/components/form/useServerForm.ts';
import { graphql } from '#client/gql/gql.ts';
import type { MessageReportReason } from '#client/gql/graphql.ts';
import { Dialog } from '#client/ui/Dialog.tsx';
import { RadioGroup } from '#client/ui/fields/RadioGroup.tsx';
import { TextArea } from '#client/ui/fields/TextArea.tsx';
import { toast } from '#client/ui/toast.ts';
import { MESSAGE_REPORT_REASONS } from '#schema/options/messages.ts';
import { reportMessageForm } from '#schema/validation/messages.ts';

const ReportMessageMutation = graphql(`
  mutation ReportMessageDialog($input: ReportMessageInput!) {
    reportMessage(input: $input) {
      message
    }
  }
`);

const capitals = (reason: string) => reason.toUpperCase() as MessageReportReason;

export function ReportMessageDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('messages');
  const [report] = useMutation(ReportMessageMutation);
  const form = useServerForm({
    schema: reportMessageForm,
    fields: ['reason', 'detail'],
    send: async ({ reason, detail }) => {
      const input = { id, detail, reason: capitals(reason) };
      return (await report({ variables: { input } })).data?.reportMessage.message;
    },
    onSent: (message) => {
      if (message) toast({ kind: 'success', title: message });
      onClose();
    },
  });
  return (
    <Dialog title={t('report.title')} closeLabel={t('close')} size="s" onClose={onClose}>
      <ServerForm form={form} fallback={t('report.failed')} submitLabel={t('report.send')}>
        <RadioGroup
          label={t('report.reasonLabel')}
          hideLabel
          options={MESSAGE_REPORT_REASONS.map((value) => ({
            value,
            label: t(`report.reason.${capitals(value)}`),
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
