import { useApolloClient } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '#client/components/useFailureToast.ts';
import { graphql } from '#client/gql/gql.ts';
import { toast } from '#client/ui/toast.ts';
import { hostOf } from './hostOf.ts';

const EnableWebhook = graphql(`
  mutation WebhookActionEnable($id: ID!) {
    enableWebhook(input: { id: $id }) {
      webhook {
        id
        ...WebhookRow_webhook
      }
    }
  }
`);

const DisableWebhook = graphql(`
  mutation WebhookActionDisable($id: ID!) {
    disableWebhook(input: { id: $id }) {
      webhook {
        id
        ...WebhookRow_webhook
      }
    }
  }
`);

const TestWebhook = graphql(`
  mutation WebhookActionTest($id: ID!) {
    testWebhook(input: { id: $id }) {
      delivery {
        id
      }
    }
  }
`);

const MUTATIONS = { enable: EnableWebhook, disable: DisableWebhook, test: TestWebhook };

export type DirectAction = keyof typeof MUTATIONS;

/** Actions without confirmation: each can be undone or does no harm. */
export function useWebhookAction({ id, url }: { id: string; url: string }) {
  const t = useTranslations('webhooks');
  const client = useApolloClient();
  const showFailure = useFailureToast();
  return async (action: DirectAction) => {
    try {
      await client.mutate({ mutation: MUTATIONS[action], variables: { id } });
      toast({ kind: 'success', title: t(`done.${action}`, { host: hostOf(url) }) });
      return true;
    } catch (error) {
      showFailure(t(`notDone.${action}`), error);
      return false;
    }
  };
}
