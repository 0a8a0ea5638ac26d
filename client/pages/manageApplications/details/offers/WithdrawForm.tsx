import { useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { ServerForm } from '#client/components/form/ServerForm.tsx';
import { useServerForm } from '#client/components/form/useServerForm.ts';
import { graphql } from '#client/gql/gql.ts';
import { Button } from '#client/ui/Button.tsx';
import { TextArea } from '#client/ui/fields/TextArea.tsx';
import { withdrawOfferSchema } from '#schema/validation/offers.ts';

const WithdrawFormMutation = graphql(`
  mutation WithdrawForm($input: WithdrawOfferInput!) {
    withdrawOffer(input: $input) {
      offer {
        ...OfferItem_offer
        application {
          lastOfferStatus
          ...Timeline_application
        }
      }
    }
  }
`);

const schema = z.pick(withdrawOfferSchema, { reason: true });

/** The applicant gets an email with the reason, so it takes a second press. */
export function WithdrawForm({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('offers');
  const [withdraw] = useMutation(WithdrawFormMutation);
  const form = useServerForm({
    schema,
    fields: ['reason'],
    defaultValues: { reason: '' },
    send: ({ reason }) => withdraw({ variables: { input: { id, reason } } }),
    onSent: onClose,
  });
  return (
    <div className="grid gap-2">
      <ServerForm
        form={form}
        fallback={t('failed')}
        submitLabel={t('withdraw.submit')}
        wide={false}
      >
        <TextArea
          {...form.field('reason')}
          autoFocus
          rows={2}
          label={t('withdraw.label')}
          hint={t('withdraw.hint')}
        />
      </ServerForm>
      <Button size="s" variant="quiet" className="-ml-3 justify-self-start" onClick={onClose}>
        {t('withdraw.keep')}
      </Button>
    </div>
  );
}
