import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import type { SubscriptionTopic } from '#client/gql/graphql.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { ServerForm } from '#client/components/form/ServerForm.tsx';
import { useServerForm } from '#client/components/form/useServerForm.ts';

const loadRules = async () => (await import('#schema/validation/contact.ts')).subscribeSchema;

const SubscribeFormMutation = graphql(`
  mutation SubscribeForm($input: SubscribeInput!) {
    subscribe(input: $input) {
      message
    }
  }
`);

interface SubscribeFormProps {
  topic: SubscriptionTopic;
  submitLabel: string;
}

/** Subscribes an email address. The response is the same for every address, so it reveals nothing. */
export function SubscribeForm({ topic, submitLabel }: SubscribeFormProps) {
  const t = useTranslations('subscribe');
  const [subscribe] = useMutation(SubscribeFormMutation);
  const [answer, setAnswer] = useState<string | null>(null);
  const form = useServerForm({
    schema: loadRules,
    fields: ['email'],
    send: async ({ email }) => {
      setAnswer(null);
      const { data } = await subscribe({ variables: { input: { email, topic } } });
      return data?.subscribe.message ?? '';
    },
    onSent: (message) => {
      form.reset({ email: '' });
      setAnswer(message);
    },
  });
  return (
    <div className="grid gap-4">
      <div role="status" className={answer ? undefined : 'hidden'}>
        {answer && (
          <Banner kind="success" title={t('sentTitle')}>
            {answer}
          </Banner>
        )}
      </div>
      <ServerForm form={form} fallback={t('failed')} submitLabel={submitLabel}>
        <TextField
          {...form.field('email')}
          label={t('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      </ServerForm>
    </div>
  );
}
