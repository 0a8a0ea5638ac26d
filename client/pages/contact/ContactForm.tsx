import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ServerForm } from '#client/components/form/ServerForm.tsx';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { TextArea } from '#client/ui/fields/TextArea.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { INQUIRY_TYPES } from '#schema/options/contact.ts';
import { LENGTHS } from '#schema/validation/lengths.ts';
import { MessageSent, type Sent } from './MessageSent.tsx';
import { useSendMessage } from './useSendMessage.ts';
import { useRequestedTopic } from './useRequestedTopic.ts';

export function ContactForm() {
  const t = useTranslations('contact');
  const [sent, setSent] = useState<Sent | null>(null);
  const box = useRef<HTMLElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const form = useSendMessage(setSent);
  useRequestedTopic(form, box);
  useEffect(() => {
    if (sent) answer.current?.focus();
  }, [sent]);

  return (
    <section
      ref={box}
      id="write"
      aria-labelledby="write-heading"
      className="scroll-mt-20 rounded-card border border-line bg-card p-4 sm:p-6 md:p-8"
    >
      <h2 id="write-heading" className="text-lg md:text-xl">
        {t('form.heading')}
      </h2>
      <p className="mt-1 mb-6 text-soft">{t('form.lead')}</p>
      <div ref={answer} tabIndex={-1} role="status" className={sent ? 'mb-6' : 'hidden'}>
        {sent && <MessageSent sent={sent} />}
      </div>
      <ServerForm
        form={form}
        fallback={t('form.failed')}
        submitLabel={t('form.submit')}
        wide={false}
      >
        <div className="grid gap-4 md:grid-cols-2">
          <TextField
            {...form.field('name')}
            label={t('form.name')}
            autoComplete="name"
            maxLength={LENGTHS.name}
            required
          />
          <TextField
            {...form.field('email')}
            label={t('form.email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        </div>
        <SelectField
          {...form.field('inquiryType')}
          label={t('form.type')}
          options={INQUIRY_TYPES.map((type) => ({ value: type, label: t(`types.${type}`) }))}
        />
        <TextField
          {...form.field('subject')}
          label={t('form.subject')}
          maxLength={LENGTHS.line}
          required
        />
        <TextArea
          {...form.field('message')}
          label={t('form.message')}
          hint={t('form.messageHint')}
          rows={6}
          maxLength={LENGTHS.message}
          required
        />
      </ServerForm>
    </section>
  );
}
