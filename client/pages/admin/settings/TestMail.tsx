import { useMutation } from '@apollo/client/react';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureReason } from '#client/components/useFailureToast.ts';
import { graphql } from '#client/gql/gql.ts';
import { fieldFailures } from '#client/lib/failures.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { Button } from '#client/ui/Button.tsx';
import { TextField } from '#client/ui/TextField.tsx';

const TestMailMutation = graphql(`
  mutation TestMail($input: SendTestMailInput!) {
    sendTestMail(input: $input) {
      sent
      message
    }
  }
`);

interface TestMailProps {
  /** The administrator's own address. */
  to: string;
  /** There are unsaved changes, which the test would not use. */
  isUnsaved: boolean;
}

/** Sends a test email with the saved settings and shows the mail server's response. */
export function TestMail({ to, isUnsaved }: TestMailProps) {
  const t = useTranslations('systemSettings');
  const reasonOf = useFailureReason();
  const [address, setAddress] = useState(to);
  const [send, { data, error, loading, reset }] = useMutation(TestMailMutation);
  const result = data?.sendTestMail;
  const wrong = fieldFailures(error).find(({ field }) => field === 'to')?.message;
  const press = () => void send({ variables: { input: { to: address } } }).catch(() => undefined);
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          type="email"
          className="min-w-0 flex-[1_1_16rem]"
          label={t('test.to')}
          error={wrong}
          value={address}
          onChange={({ target }) => {
            setAddress(target.value);
            if (error || data) reset();
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            press();
          }}
        />
        <Button busy={loading} onClick={press} icon={<Send className="size-5" />}>
          {t('test.send')}
        </Button>
      </div>
      {isUnsaved && <p className="text-sm text-soft">{t('test.unsaved')}</p>}
      {result && (
        <Banner
          kind={result.sent ? 'success' : 'error'}
          title={t(result.sent ? 'test.sent' : 'test.refused')}
        >
          {result.message}
        </Banner>
      )}
      {error && !wrong && (
        <Banner kind="error" title={t('test.refused')}>
          {reasonOf(error)}
        </Banner>
      )}
    </div>
  );
}
