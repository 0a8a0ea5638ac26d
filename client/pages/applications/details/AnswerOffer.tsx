import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { ServerForm } from '#client/components/form/ServerForm.tsx';
import { useServerForm } from '#client/components/form/useServerForm.ts';
import { graphql } from '#client/gql/gql.ts';
import { useFocusKept } from '#client/lib/document/useFocusKept.ts';
import { Button } from '#client/ui/Button.tsx';
import { TextArea } from '#client/ui/fields/TextArea.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { toast } from '#client/ui/toast.ts';
import { acceptOfferSchema, declineOfferSchema } from '#schema/validation/offers.ts';

const AcceptMutation = graphql(`
  mutation AnswerOfferAccept($input: AcceptOfferInput!) {
    acceptOffer(input: $input) {
      offer {
        ...OwnOffers_offer
        application {
          ...OwnApplication_application
          interviews {
            id
            status
            cancelledBy
          }
        }
      }
    }
  }
`);

const DeclineMutation = graphql(`
  mutation AnswerOfferDecline($input: DeclineOfferInput!) {
    declineOffer(input: $input) {
      offer {
        ...OwnOffers_offer
        application {
          ...OwnApplication_application
        }
      }
    }
  }
`);

const acceptForm = z.pick(acceptOfferSchema, { name: true });
const declineForm = z.pick(declineOfferSchema, { reason: true });

interface AnswerProps {
  id: string;
  company: string;
}

/** Accepting takes a full name, declining a second press: neither can be undone. */
export function AnswerOffer(props: AnswerProps) {
  const t = useTranslations('offers');
  const [open, setOpen] = useState<'accept' | 'decline'>();
  const { around } = useFocusKept<HTMLDivElement>(open);
  const close = () => setOpen(undefined);
  if (open === 'accept') return <AcceptForm {...props} onClose={close} />;
  if (open === 'decline') return <DeclineForm {...props} onClose={close} />;
  return (
    <div ref={around} tabIndex={-1} className="flex flex-wrap gap-3">
      <Button variant="main" onClick={() => setOpen('accept')}>
        {t('own.accept')}
      </Button>
      <Button onClick={() => setOpen('decline')}>{t('own.decline')}</Button>
    </div>
  );
}

function AcceptForm({ id, company, onClose }: AnswerProps & { onClose: () => void }) {
  const t = useTranslations('offers');
  const label = useTranslations('validation');
  const [accept] = useMutation(AcceptMutation);
  const form = useServerForm({
    schema: acceptForm,
    fields: ['name'],
    defaultValues: { name: '' },
    // Announced here, because the answer removes the form and `onSent` would not be called.
    send: async ({ name }) => {
      await accept({ variables: { input: { id, name } } });
      toast({ kind: 'success', title: t('own.accepted', { company }) });
    },
  });
  return (
    <div className="grid gap-2">
      <ServerForm form={form} fallback={t('failed')} submitLabel={t('own.accept')} wide={false}>
        <TextField
          {...form.field('name')}
          autoFocus
          autoComplete="name"
          label={label('label.fullName')}
          hint={t('own.nameHint', { company })}
          className="max-w-md"
        />
      </ServerForm>
      <Button size="s" variant="quiet" className="-ml-3 justify-self-start" onClick={onClose}>
        {t('own.back')}
      </Button>
    </div>
  );
}

function DeclineForm({ id, company, onClose }: AnswerProps & { onClose: () => void }) {
  const t = useTranslations('offers');
  const [decline] = useMutation(DeclineMutation);
  const form = useServerForm({
    schema: declineForm,
    fields: ['reason'],
    defaultValues: { reason: '' },
    send: async ({ reason }) => {
      await decline({ variables: { input: { id, reason } } });
      toast({ kind: 'success', title: t('own.declined', { company }) });
    },
  });
  return (
    <div className="grid gap-2">
      <ServerForm form={form} fallback={t('failed')} submitLabel={t('own.decline')} wide={false}>
        <TextArea
          {...form.field('reason')}
          autoFocus
          rows={2}
          label={t('fact.reason')}
          hint={t('own.reasonHint', { company })}
          note={t('optional')}
        />
      </ServerForm>
      <Button size="s" variant="quiet" className="-ml-3 justify-self-start" onClick={onClose}>
        {t('own.back')}
      </Button>
    </div>
  );
}
