import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { ServerForm } from '#client/components/form/ServerForm.tsx';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { TextArea } from '#client/ui/fields/TextArea.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { INQUIRY_TYPES, parseInquiryType } from '#schema/options/contact.ts';
import { LENGTHS } from '#schema/validation/lengths.ts';
import { MessageSent, type SentMessage } from './MessageSent.tsx';
import { useSendMessage } from './useSendMessage.ts';
import { useLocation, useSearchParams } from '#client/lib/routing.ts';
import { useSession } from '#client/lib/session.ts';

export function ContactForm() {
  const t = useTranslations('contact');
  const [sent, setSent] = useState<SentMessage | null>(null);
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

type Form = ReturnType<typeof useSendMessage>;

/**
 * What the address requests: the kind of message, and `#write` to focus the first box. Members find their name filled
 * in.
 */
function useRequestedTopic(form: Form, box: RefObject<HTMLElement | null>): void {
  const [params] = useSearchParams();
  const { hash, key } = useLocation();
  const { user } = useSession();
  const type = parseInquiryType(params.get('type'));
  const { setValue } = form;

  useEffect(() => {
    if (type) setValue('inquiryType', type);
  }, [type, key, setValue]);

  useEffect(() => {
    if (!user) return;
    const known = { name: `${user.firstName} ${user.lastName}`.trim(), email: user.email };
    for (const name of ['name', 'email'] as const) {
      const typed = box.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.value;
      if (!typed) setValue(name, known[name]);
    }
  }, [user, box, setValue]);

  useEffect(() => {
    if (hash !== '#write') return;
    const boxes = [...(box.current?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [])];
    boxes.find(({ value }) => value === '')?.focus({ preventScroll: true });
  }, [hash, key, box]);
}
