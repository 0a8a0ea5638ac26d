import { useApolloClient, useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { ServerForm } from '#client/components/form/ServerForm.tsx';
import { useServerForm } from '#client/components/form/useServerForm.ts';
import { graphql } from '#client/gql/gql.ts';
import { Button } from '#client/ui/Button.tsx';
import { TextArea } from '#client/ui/fields/TextArea.tsx';
import { knownApplication } from '#client/pages/manageApplications/status/cachedApplication.ts';
import { showMove } from '#client/pages/manageApplications/status/showMove.ts';
import { withdrawOfferSchema } from '#schema/validation/offers.ts';

const WithdrawFormMutation = graphql(`
  mutation WithdrawForm($input: WithdrawOfferInput!) {
    withdrawOffer(input: $input) {
      offer {
        ...OfferItem_offer
        application {
          id
          status
          stage {
            id
            name
          }
          lastOfferStatus
          ...Timeline_application
        }
      }
    }
  }
`);

const schema = z.pick(withdrawOfferSchema, { reason: true });

interface WithdrawFormProps {
  id: string;
  applicationId: string;
  onClose: () => void;
}

/** The applicant gets an email with the reason, so it takes a second press. */
export function WithdrawForm({ id, applicationId, onClose }: WithdrawFormProps) {
  const t = useTranslations('offers');
  const client = useApolloClient();
  const [withdraw] = useMutation(WithdrawFormMutation);
  const form = useServerForm({
    schema,
    fields: ['reason'],
    defaultValues: { reason: '' },
    send: async ({ reason }) => {
      const before = knownApplication(client, applicationId);
      const { data } = await withdraw({ variables: { input: { id, reason } } });
      showMove(client, before, data?.withdrawOffer.offer.application);
    },
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
