import { useMutation, useQuery } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '#client/components/useFailureToast.ts';
import { ServerForm } from '#client/components/form/ServerForm.tsx';
import { useKeptText } from '#client/components/form/useKeptText.ts';
import { useServerForm } from '#client/components/form/useServerForm.ts';
import { MessageTemplatesQuery } from '#client/components/conversation/templates/messageTemplates.ts';
import { FIELD_NAMES } from '#client/components/conversation/templates/TemplatesDialog.tsx';
import { graphql } from '#client/gql/gql.ts';
import type { SendMatchingMessagesInput } from '#client/gql/graphql.ts';
import { clock } from '#client/lib/clock.ts';
import { Dialog } from '#client/ui/Dialog.tsx';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { TextArea } from '#client/ui/fields/TextArea.tsx';
import { toast } from '#client/ui/toast.ts';
import { UNDO_MESSAGES_MS } from '#schema/options/messages.ts';
import { messageTemplateForm } from '#schema/validation/messages.ts';
import * as z from 'zod/mini';
import { useSkippedToast } from './useSkippedToast.ts';

const SendToSelectedMutation = graphql(`
  mutation BulkMessageDialogSelected($input: SendConversationMessagesInput!) {
    sendConversationMessages(input: $input) {
      batchId
      count
      ...SkippedToast_sent
    }
  }
`);

const SendToMatchingMutation = graphql(`
  mutation BulkMessageDialogMatching($input: SendMatchingMessagesInput!) {
    sendMatchingMessages(input: $input) {
      batchId
      count
      ...SkippedToast_sent
    }
  }
`);

const UndoMutation = graphql(`
  mutation BulkMessageDialogUndo($input: UndoConversationMessagesInput!) {
    undoConversationMessages(input: $input) {
      count
    }
  }
`);

/** Either selected one by one, or by a filter. */
export type Recipients = { ids: readonly string[] } | Omit<SendMatchingMessagesInput, 'body'>;

interface BulkMessageDialogProps {
  recipients: Recipients;
  count: number;
  onClose: () => void;
  onSent: () => void;
}

const schema = z.pick(messageTemplateForm, { body: true });

/**
 * Sends one message to many applicants, each in a separate conversation. It can be undone for ten seconds. The typed
 * text survives a closed dialog and a template.
 */
export function BulkMessageDialog({ recipients, count, onClose, onSent }: BulkMessageDialogProps) {
  const t = useTranslations('messages');
  const showFailure = useFailureToast();
  const showSkipped = useSkippedToast();
  const { data } = useQuery(MessageTemplatesQuery);
  const [toSelected] = useMutation(SendToSelectedMutation);
  const [toMatching] = useMutation(SendToMatchingMutation);
  const [undo] = useMutation(UndoMutation);
  const templates = data?.viewer?.messageTemplates ?? [];
  const draft = useKeptText('bulkMessage');

  const takeBack = async (batchId: string) => {
    try {
      await undo({ variables: { input: { batchId } } });
      toast({ kind: 'info', title: t('bulk.undone') });
    } catch (error) {
      showFailure(t('bulk.undoFailed'), error);
    }
  };
  const form = useServerForm({
    schema,
    fields: ['body'],
    defaultValues: { body: draft.text },
    onTyped: ({ body }) => draft.keep(body),
    send: async ({ body }) => {
      // When the server stops accepting the undo. Measured from before the request, so never too late.
      const until = clock.now() + UNDO_MESSAGES_MS;
      const sent =
        'ids' in recipients
          ? (await toSelected({ variables: { input: { ids: [...recipients.ids], body } } })).data
              ?.sendConversationMessages
          : (await toMatching({ variables: { input: { ...recipients, body } } })).data
              ?.sendMatchingMessages;
      return sent && { ...sent, until };
    },
    onSent: (sent) => {
      if (!sent) return;
      draft.forget();
      const { batchId, count: reached, until } = sent;
      if (batchId)
        toast({
          kind: 'success',
          title: t('bulk.done', { count: reached }),
          message: t('bulk.soon'),
          until,
          action: { label: t('block.undo'), onPress: () => void takeBack(batchId) },
        });
      showSkipped(sent);
      onSent();
    },
  });
  const insert = (template: string) => {
    const typed = form.textOf('body').trimEnd();
    const isUntouched = templates.some(({ body }) => body.trimEnd() === typed);
    const body = typed && !isUntouched ? `${typed}\n\n${template}` : template;
    form.setValue('body', body);
    draft.keep(body);
  };
  return (
    <Dialog
      title={t('bulk.title', { count })}
      closeLabel={t('close')}
      onClose={onClose}
      dismissable={false}
    >
      <div className="grid gap-3">
        <p className="text-sm text-soft">{t('bulk.lead')}</p>
        {templates.length > 0 && (
          <SelectField
            label={t('bulk.template')}
            defaultValue=""
            onChange={({ target }) => {
              const chosen = templates.find(({ id }) => id === target.value);
              if (chosen) insert(chosen.body);
            }}
            options={[
              { value: '', label: t('bulk.noTemplate') },
              ...templates.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
        <ServerForm form={form} fallback={t('failed')} submitLabel={t('bulk.send', { count })}>
          <TextArea
            {...form.field('body')}
            label={t('bulk.body')}
            hint={t('fields', FIELD_NAMES)}
            rows={7}
          />
        </ServerForm>
      </div>
    </Dialog>
  );
}
