import { useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { ServerForm } from '#client/components/form/ServerForm.tsx';
import { useServerForm } from '#client/components/form/useServerForm.ts';
import { graphql } from '#client/gql/gql.ts';
import { Dialog } from '#client/ui/Dialog.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { apiKeyNameSchema } from '#schema/validation/partners/apiKey.ts';
import type { ShownKey } from './KeyRow.tsx';

const RenameKeyMutation = graphql(`
  mutation RenameKey($input: RenameApiKeyInput!) {
    renameApiKey(input: $input) {
      apiKey {
        id
        name
      }
    }
  }
`);

interface RenameKeyProps {
  apiKey: ShownKey;
  onClose: () => void;
}

export function RenameKey({ apiKey, onClose }: RenameKeyProps) {
  const t = useTranslations('apiKeys');
  const [rename] = useMutation(RenameKeyMutation);
  const { id, name } = apiKey;
  const form = useServerForm({
    schema: apiKeyNameSchema,
    fields: ['name'],
    defaultValues: { name },
    send: (values) => rename({ variables: { input: { id, ...values } } }),
    onSent: onClose,
  });
  return (
    <Dialog
      title={t('rename.title', { name })}
      closeLabel={t('form.close')}
      size="s"
      dismissable={!form.busy}
      onClose={onClose}
    >
      <ServerForm form={form} fallback={t('rename.failed')} submitLabel={t('rename.submit')}>
        <TextField {...form.field('name')} label={t('form.name')} autoComplete="off" required />
      </ServerForm>
    </Dialog>
  );
}
