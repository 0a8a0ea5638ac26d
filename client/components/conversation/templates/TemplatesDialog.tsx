import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '#client/components/useFailureToast.ts';
import { ServerForm } from '#client/components/form/ServerForm.tsx';
import { useServerForm } from '#client/components/form/useServerForm.ts';
import { LoadFailed } from '#client/components/LoadFailed.tsx';
import { graphql } from '#client/gql/gql.ts';
import { useFocusKept } from '#client/lib/document/useFocusKept.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { TextArea } from '#client/ui/fields/TextArea.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { toast } from '#client/ui/toast.ts';
import { useFreshQuery } from '#client/lib/apollo/useFreshQuery.ts';
import { UNDO_MS } from '#schema/options/limits.ts';
import { messageTemplateForm } from '#schema/validation/messages.ts';
import { MessageTemplatesQuery } from './messageTemplates.ts';

const SaveTemplateMutation = graphql(`
  mutation TemplatesDialogSave($input: SaveMessageTemplateInput!) {
    saveMessageTemplate(input: $input) {
      viewer {
        id
        messageTemplates {
          id
          name
          body
        }
      }
    }
  }
`);

const DeleteTemplateMutation = graphql(`
  mutation TemplatesDialogDelete($input: DeleteMessageTemplateInput!) {
    deleteMessageTemplate(input: $input) {
      viewer {
        id
        messageTemplates {
          id
          name
          body
        }
      }
    }
  }
`);

interface Template {
  id: string | null;
  name: string;
  body: string;
}

const NEW: Template = { id: null, name: '', body: '' };

/** The company's texts for messages: add, change and delete them. */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('messages');
  const { data, failure } = useFreshQuery(MessageTemplatesQuery);
  const [edited, setEdited] = useState<Template | null>(null);
  const { around, opened } = useFocusKept<HTMLDivElement>(edited);
  const templates = data?.viewer?.messageTemplates;
  const title = edited ? t(edited.id ? 'templates.change' : 'templates.new') : t('templates.title');
  return (
    <Dialog title={title} closeLabel={t('close')} onClose={onClose}>
      {edited ? (
        <div ref={opened} tabIndex={-1}>
          <TemplateForm template={edited} onDone={() => setEdited(null)} />
        </div>
      ) : templates ? (
        <div ref={around} tabIndex={-1} className="grid gap-3">
          {templates.length === 0 && <p className="text-soft">{t('templates.none')}</p>}
          <ul className="grid gap-2">
            {templates.map((template) => (
              <TemplateRow
                key={template.id}
                template={template}
                onEdit={() => setEdited(template)}
              />
            ))}
          </ul>
          <Button className="justify-self-start" onClick={() => setEdited(NEW)}>
            {t('templates.add')}
          </Button>
        </div>
      ) : failure ? (
        <LoadFailed message={t('templates.loadFailed')} {...failure} />
      ) : (
        <Skeleton className="h-24 w-full" />
      )}
    </Dialog>
  );
}

interface TemplateRowProps {
  template: { id: string; name: string; body: string };
  onEdit: () => void;
}

function TemplateRow({ template: { id, name, body }, onEdit }: TemplateRowProps) {
  const t = useTranslations('messages');
  const showFailure = useFailureToast();
  const [remove] = useMutation(DeleteTemplateMutation);
  const [save] = useMutation(SaveTemplateMutation);
  const fail = (error: unknown) => showFailure(t('templates.failed'), error);
  const press = async () => {
    try {
      await remove({ variables: { input: { id } } });
    } catch (error) {
      return fail(error);
    }
    toast({
      kind: 'info',
      title: t('templates.deleted'),
      duration: UNDO_MS,
      action: {
        label: t('block.undo'),
        onPress: () => void save({ variables: { input: { name, body } } }).catch(fail),
      },
    });
  };
  return (
    <li className="flex flex-wrap items-center gap-x-2 rounded-control bg-tint px-3 py-1.5">
      <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{name}</span>
      <span className="flex shrink-0">
        <Button
          size="s"
          variant="quiet"
          aria-label={t('templates.editNamed', { name })}
          onClick={onEdit}
        >
          {t('templates.edit')}
        </Button>
        <Button
          size="s"
          variant="quiet"
          aria-label={t('templates.deleteNamed', { name })}
          onClick={() => void press()}
        >
          {t('templates.delete')}
        </Button>
      </span>
    </li>
  );
}

function TemplateForm({ template, onDone }: { template: Template; onDone: () => void }) {
  const { id, name, body } = template;
  const t = useTranslations('messages');
  const [save] = useMutation(SaveTemplateMutation);
  const form = useServerForm({
    schema: messageTemplateForm,
    fields: ['name', 'body'],
    defaultValues: { name, body },
    send: (values) => save({ variables: { input: { id, ...values } } }),
    onSent: onDone,
  });
  return (
    <div className="grid gap-3">
      <ServerForm form={form} fallback={t('templates.failed')} submitLabel={t('templates.save')}>
        <TextField {...form.field('name')} label={t('templates.name')} />
        <TextArea
          {...form.field('body')}
          label={t('templates.body')}
          hint={t('fields', FIELD_NAMES)}
          rows={8}
        />
      </ServerForm>
      <Button variant="quiet" className="justify-self-start" onClick={onDone}>
        {t('templates.back')}
      </Button>
    </div>
  );
}

/** The fields as they are written in a text. */
export const FIELD_NAMES = {
  name: '{name}',
  job: '{job}',
  company: '{company}',
  sender: '{sender}',
};
