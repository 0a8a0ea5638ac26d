import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ServerForm } from '#client/components/form/ServerForm.tsx';
import { useServerForm } from '#client/components/form/useServerForm.ts';
import { graphql } from '#client/gql/gql.ts';
import type { WebhookEvent } from '#client/gql/graphql.ts';
import { Dialog } from '#client/ui/Dialog.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { toast } from '#client/ui/toast.ts';
import { DEFAULT_APPLICATION_SELECTION, DEFAULT_JOB_SELECTION } from '#schema/options/webhooks.ts';
import { webhookForm } from '#schema/validation/partners/webhook.ts';
import { EventField } from './EventField.tsx';
import { SecretShown } from './SecretShown.tsx';
import { SelectionFields } from './SelectionFields.tsx';
import type { ShownWebhook } from './WebhookRow.tsx';

const CreateWebhook = graphql(`
  mutation WebhookFormCreate($input: CreateWebhookInput!) {
    createWebhook(input: $input) {
      secret
      viewer {
        id
        webhooks {
          id
          ...WebhookRow_webhook
        }
      }
    }
  }
`);

const UpdateWebhook = graphql(`
  mutation WebhookFormUpdate($input: UpdateWebhookInput!) {
    updateWebhook(input: $input) {
      webhook {
        id
        ...WebhookRow_webhook
      }
    }
  }
`);

interface WebhookFormProps {
  /** Omitted for a new webhook, whose secret is shown once after creation. */
  webhook?: ShownWebhook;
  onClose: () => void;
}

export function WebhookForm({ webhook, onClose }: WebhookFormProps) {
  const t = useTranslations('webhooks');
  const [create] = useMutation(CreateWebhook);
  const [update] = useMutation(UpdateWebhook);
  const [secret, setSecret] = useState<string>();
  const form = useServerForm({
    schema: webhookForm,
    fields: ['url', 'events', 'jobSelection', 'applicationSelection'],
    defaultValues: {
      url: webhook?.url ?? '',
      events: webhook?.events ?? [],
      jobSelection: webhook?.jobSelection ?? DEFAULT_JOB_SELECTION,
      applicationSelection: webhook?.applicationSelection ?? DEFAULT_APPLICATION_SELECTION,
    },
    send: async (values) => {
      const input = { ...values, events: values.events as WebhookEvent[] };
      if (!webhook) return (await create({ variables: { input } })).data?.createWebhook.secret;
      await update({ variables: { input: { ...input, id: webhook.id } } });
      return undefined;
    },
    onSent: (made) => {
      if (made) return setSecret(made);
      toast({ kind: 'success', title: t('done.edit') });
      return onClose();
    },
  });
  if (secret) return <SecretShown secret={secret} onClose={onClose} />;
  return (
    <Dialog
      size="l"
      title={t(webhook ? 'form.edit' : 'form.add')}
      closeLabel={t('close')}
      dismissable={!form.busy}
      onClose={onClose}
    >
      <ServerForm
        form={form}
        fallback={t('form.failed')}
        submitLabel={t(webhook ? 'form.save' : 'form.submit')}
      >
        <TextField
          {...form.field('url')}
          type="url"
          inputMode="url"
          label={t('form.url')}
          hint={t('form.urlHint')}
          autoComplete="off"
          spellCheck={false}
          required
        />
        <EventField
          {...form.field('events')}
          before={webhook?.events ?? []}
          onSet={(events) => {
            form.setValue('events', events);
            form.clearErrors('events');
          }}
        />
        <SelectionFields
          job={form.field('jobSelection')}
          application={form.field('applicationSelection')}
          onUsual={() => {
            form.setValue('jobSelection', DEFAULT_JOB_SELECTION);
            form.setValue('applicationSelection', DEFAULT_APPLICATION_SELECTION);
          }}
        />
      </ServerForm>
    </Dialog>
  );
}
