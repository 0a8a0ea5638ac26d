import { useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { ServerForm } from '#client/components/form/ServerForm.tsx';
import { changesOf, unsavedInput } from '#client/components/form/unsavedInput.ts';
import { useServerForm } from '#client/components/form/useServerForm.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { useSession } from '#client/lib/session.ts';
import { Tag } from '#client/ui/Tag.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { toast } from '#client/ui/toast.ts';
import { TextArea } from '#client/ui/fields/TextArea.tsx';
import { statusMailSchema } from '#schema/validation/employers/decision.ts';
import { ResetStatusMail } from './ResetStatusMail.tsx';

export const StatusMailForm_statusMail = graphql(`
  fragment StatusMailForm_statusMail on StatusMail {
    id
    status
    subject
    body
    isOwn
  }
`);

const StatusMailFormMutation = graphql(`
  mutation StatusMailForm($input: SaveStatusMailInput!) {
    saveStatusMail(input: $input) {
      statusMail {
        ...StatusMailForm_statusMail
      }
    }
  }
`);

interface StatusMailFormProps {
  statusMail: FragmentType<typeof StatusMailForm_statusMail>;
}

const FIELDS = ['subject', 'body'] as const;

/** The typed text survives another status and a closed dialog, within this tab. */
export function StatusMailForm(props: StatusMailFormProps) {
  const { status, subject, body, isOwn } = readFragment(
    StatusMailForm_statusMail,
    props.statusMail,
  );
  const t = useTranslations('manageApplications');
  const [save] = useMutation(StatusMailFormMutation);
  const userId = useSession().user?.id ?? '';
  const part = `statusMail:${status}`;
  const stored = { status: status.toLowerCase(), subject, body };
  const form = useServerForm({
    schema: statusMailSchema,
    fields: FIELDS,
    defaultValues: { ...stored, ...unsavedInput.read(userId, part) },
    onTyped: (values) => unsavedInput.write(userId, part, changesOf(stored, values)),
    send: (values) =>
      save({ variables: { input: { status, subject: values.subject, body: values.body } } }),
    onSent: () => {
      unsavedInput.remove(userId, part);
      toast({ kind: 'success', title: t('mails.saved') });
    },
  });
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <Tag tone={isOwn ? 'info' : 'plain'}>{t(isOwn ? 'mails.own' : 'mails.standard')}</Tag>
        {isOwn && (
          <ResetStatusMail
            status={status}
            onReset={(mail) => {
              unsavedInput.remove(userId, part);
              form.reset({ ...stored, ...mail });
            }}
          />
        )}
      </p>
      <ServerForm form={form} fallback={t('mails.failed')} submitLabel={t('mails.save')}>
        <TextField {...form.field('subject')} label={t('mails.subject')} />
        <TextArea {...form.field('body')} label={t('mails.body')} rows={8} />
      </ServerForm>
    </div>
  );
}
