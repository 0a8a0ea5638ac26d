import { useMutation } from '@apollo/client/react';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import type { SubscriptionTopic } from '#client/gql/graphql.ts';
import { fieldFailures } from '#client/lib/failures.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { loadCode, preload } from '#client/ui/loadOnUse.ts';
import { TextField } from '#client/ui/TextField.tsx';
import { ServerForm } from '#client/components/form/ServerForm.tsx';
import { fieldsOf, type Translate } from '#schema/validation/issues.ts';

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
  const { answer, form, field } = useSubscription(topic);
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
          {...field}
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

/** What came of an attempt: the server's message, an error of the field, or another failure. */
interface Outcome {
  answer?: string | undefined;
  error?: string | undefined;
  failure?: unknown;
}

/** Not useServerForm: for one field on a page to read, the library of forms would be a tenth of the script. */
function useSubscription(topic: SubscriptionTopic) {
  const validation: Translate = useTranslations('validation');
  const [subscribe] = useMutation(SubscribeFormMutation);
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [{ answer, error, failure }, setOutcome] = useState<Outcome>({});

  const send = async (): Promise<Outcome> => {
    const rules = await loadCode(loadRules);
    if (!rules) return {};
    const typed = rules.safeParse({ email: input.current?.value });
    if (!typed.success) return { error: fieldsOf(typed.error, validation)[0]!.message };
    try {
      const { data } = await subscribe({ variables: { input: { ...typed.data, topic } } });
      if (input.current) input.current.value = '';
      return { answer: data?.subscribe.message };
    } catch (refusal) {
      const known = fieldFailures(refusal).find(({ field }) => field === 'email');
      return known ? { error: known.message } : { failure: refusal };
    }
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setOutcome({});
    setOutcome(await send());
    setAttempt((count) => count + 1);
    setBusy(false);
  };
  const change = () => {
    preload(loadRules);
    setOutcome((before) => ({ ...before, error: undefined }));
  };
  const errors = error ? [{ field: 'email', message: error }] : [];
  return {
    answer,
    form: { submit, busy, attempt, errors, failure },
    field: { name: 'email', ref: input, error, onChange: change },
  };
}
