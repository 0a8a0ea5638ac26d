import { useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ServerForm } from '#client/components/form/ServerForm.tsx';
import { useServerForm } from '#client/components/form/useServerForm.ts';
import { graphql } from '#client/gql/gql.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { Card } from '#client/ui/Card.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { TextArea } from '#client/ui/fields/TextArea.tsx';
import { COMPANY_LETTER_MAX } from '#schema/options/limits.ts';
import { companyLetterForm } from '#schema/validation/seekers/companyLetter.ts';

const WriteToEmployerMutation = graphql(`
  mutation WriteToEmployer($input: ContactEmployerInput!) {
    contactEmployer(input: $input) {
      message
    }
  }
`);

const EMPTY = { message: '', shareEmail: false };

interface WriteToEmployerProps {
  companyId: string;
  name: string;
  /** The address that a reply would go to. */
  email: string;
}

/** The site sends the message. The writer's address is included only if the writer agrees. */
export function WriteToEmployer({ companyId, name, email }: WriteToEmployerProps) {
  const t = useTranslations('company');
  const [write] = useMutation(WriteToEmployerMutation);
  const [sent, setSent] = useState<string | null>(null);
  const answer = useRef<HTMLDivElement>(null);
  const form = useServerForm({
    schema: companyLetterForm,
    fields: ['message', 'shareEmail'],
    defaultValues: EMPTY,
    send: async (values) => {
      setSent(null);
      const { data } = await write({ variables: { input: { companyId, ...values } } });
      if (!data) throw new Error();
      return data.contactEmployer.message;
    },
    onSent: (message) => {
      form.reset(EMPTY);
      setSent(message);
    },
  });
  useEffect(() => {
    if (sent) answer.current?.focus();
  }, [sent]);

  return (
    <Card as="section" aria-labelledby="write-to-employer" className="mt-4 max-w-[44rem]">
      <h3 id="write-to-employer" className="text-base font-semibold">
        {t('contact.write')}
      </h3>
      <p className="mt-0.5 mb-4 text-sm text-soft">{t('contact.lead', { name })}</p>
      <div ref={answer} tabIndex={-1} role="status" className={sent ? 'mb-4' : 'hidden'}>
        {sent && <Banner kind="success">{sent}</Banner>}
      </div>
      <ServerForm
        form={form}
        fallback={t('contact.failed')}
        submitLabel={t('contact.send')}
        wide={false}
      >
        <TextArea
          {...form.field('message')}
          label={t('contact.message')}
          rows={5}
          maxLength={COMPANY_LETTER_MAX}
          required
        />
        <Checkbox
          {...form.field('shareEmail')}
          label={<span className="wrap-anywhere">{t('contact.share', { email })}</span>}
          hint={t('contact.shareHint')}
        />
      </ServerForm>
    </Card>
  );
}
