import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ServerForm } from '#client/components/form/ServerForm.tsx';
import { useServerForm } from '#client/components/form/useServerForm.ts';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { graphql } from '#client/gql/gql.ts';
import { Dialog } from '#client/ui/Dialog.tsx';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { OLD_SECRET_DAYS } from '#schema/options/limits.ts';
import { rotateApiKeyForm } from '#schema/validation/partners/apiKey.ts';
import type { ShownKey } from './KeyRow.tsx';
import { inDays, LifetimeField } from './LifetimeField.tsx';
import { SecretShown } from './SecretShown.tsx';

const RotateKeyMutation = graphql(`
  mutation RotateKey($input: RotateApiKeyInput!) {
    rotateApiKey(input: $input) {
      token
      apiKey {
        id
        ...KeyRow_apiKey
      }
    }
  }
`);

const OLD_DAYS = [1, OLD_SECRET_DAYS.usual, OLD_SECRET_DAYS.max] as const;

interface RotateKeyProps {
  apiKey: ShownKey;
  onClose: () => void;
}

export function RotateKey({ apiKey, onClose }: RotateKeyProps) {
  const t = useTranslations('apiKeys');
  const time = useTimeWords();
  const [rotate] = useMutation(RotateKeyMutation);
  const [token, setToken] = useState<string>();
  const { id, name } = apiKey;
  const form = useServerForm({
    schema: rotateApiKeyForm,
    fields: ['oldUntil', 'expiresAt'],
    defaultValues: { oldUntil: String(OLD_SECRET_DAYS.usual), expiresAt: '' },
    send: async ({ oldUntil, expiresAt }) => {
      const more = expiresAt ? { expiresAt: inDays(expiresAt) } : {};
      const input = { id, oldUntil: inDays(oldUntil), ...more };
      return (await rotate({ variables: { input } })).data?.rotateApiKey.token;
    },
    onSent: setToken,
  });
  if (token) return <SecretShown token={token} name={name} onClose={onClose} />;
  const old = [
    { value: '0', label: t('rotate.oldNow') },
    ...OLD_DAYS.map((days) => ({ value: String(days), label: t('rotate.oldDays', { days }) })),
  ];
  return (
    <Dialog
      title={t('rotate.title', { name })}
      closeLabel={t('form.close')}
      size="s"
      dismissable={!form.busy}
      onClose={onClose}
    >
      <p className="mb-4">{t('rotate.lead')}</p>
      <ServerForm form={form} fallback={t('rotate.failed')} submitLabel={t('rotate.submit')}>
        <SelectField {...form.field('oldUntil')} label={t('rotate.old')} options={old} />
        <LifetimeField
          {...form.field('expiresAt')}
          label={t('rotate.days')}
          placeholder={t('rotate.keep', { date: time.full(apiKey.expiresAt) })}
        />
      </ServerForm>
    </Dialog>
  );
}
