import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ServerForm } from '#client/components/form/ServerForm.tsx';
import { useServerForm } from '#client/components/form/useServerForm.ts';
import { graphql } from '#client/gql/gql.ts';
import { Dialog } from '#client/ui/Dialog.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { API_KEY_DAYS } from '#schema/options/limits.ts';
import { apiKeyForm } from '#schema/validation/partners/apiKey.ts';
import { inDays, LifetimeField } from './LifetimeField.tsx';
import { ScopeField } from './ScopeField.tsx';
import { SecretShown } from './SecretShown.tsx';

const CreateKeyMutation = graphql(`
  mutation CreateKey($input: CreateApiKeyInput!) {
    createApiKey(input: $input) {
      token
      apiKey {
        id
        name
      }
      viewer {
        id
        apiKeys {
          id
          ...KeyRow_apiKey
        }
      }
    }
  }
`);

/** Asks for scopes and lifetime, then shows the secret, once. */
export function CreateKey({ onClose }: { onClose: () => void }) {
  const t = useTranslations('apiKeys');
  const [create] = useMutation(CreateKeyMutation);
  const [made, setMade] = useState<{ token: string; name: string }>();
  const form = useServerForm({
    schema: apiKeyForm,
    fields: ['name', 'scopes', 'days'],
    defaultValues: { name: '', scopes: [], days: String(API_KEY_DAYS.usual) },
    send: async ({ name, scopes, days }) => {
      const input = { name, scopes, expiresAt: inDays(days) };
      return (await create({ variables: { input } })).data?.createApiKey;
    },
    onSent: (answer) => answer && setMade({ token: answer.token, name: answer.apiKey.name }),
  });
  if (made) return <SecretShown {...made} onClose={onClose} />;
  return (
    <Dialog
      title={t('form.title')}
      closeLabel={t('form.close')}
      dismissable={!form.busy}
      onClose={onClose}
    >
      <ServerForm form={form} fallback={t('form.failed')} submitLabel={t('create')}>
        <TextField
          {...form.field('name')}
          label={t('form.name')}
          hint={t('form.nameHint')}
          autoComplete="off"
          required
        />
        <ScopeField {...form.field('scopes')} />
        <LifetimeField {...form.field('days')} label={t('form.days')} />
      </ServerForm>
    </Dialog>
  );
}
