import type { ApolloClient } from '@apollo/client';
import { graphql } from '#client/gql/gql.ts';
import { areNotificationsEnabled } from '#client/lib/live/browserNotifications.ts';

const PushDeviceQuery = graphql(`
  query PushDevice {
    site {
      pushPublicKey
    }
  }
`);

const PushDeviceSaveMutation = graphql(`
  mutation PushDeviceSave($input: SavePushSubscriptionInput!) {
    savePushSubscription(input: $input) {
      viewer {
        id
      }
    }
  }
`);

const PushDeviceDeleteMutation = graphql(`
  mutation PushDeviceDelete($input: DeletePushSubscriptionInput!) {
    deletePushSubscription(input: $input) {
      viewer {
        id
      }
    }
  }
`);

/** The site's service worker; null without one, as in development. */
async function registered(): Promise<ServiceWorkerRegistration | null> {
  const found = await navigator.serviceWorker?.getRegistration();
  return found && 'pushManager' in found ? found : null;
}

/**
 * Lets the server reach this device while the site is closed. Without a worker, notifications are shown by open tabs
 * only. To be called once the person has allowed notifications.
 */
export async function addPushDevice(client: ApolloClient): Promise<void> {
  const worker = await registered();
  if (!worker) return;
  const { data } = await client.query({ query: PushDeviceQuery, fetchPolicy: 'network-only' });
  const key = data?.site.pushPublicKey;
  if (!key) return;
  const subscription = await subscribe(worker, key);
  const { endpoint, keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  const input = { endpoint: endpoint ?? '', p256dh, auth };
  await client.mutate({ mutation: PushDeviceSaveMutation, variables: { input } });
}

/** A subscription for an earlier key of the site is replaced. */
async function subscribe(worker: ServiceWorkerRegistration, key: string) {
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await worker.pushManager.subscribe(options);
  } catch (error) {
    const former = await worker.pushManager.getSubscription();
    if (!former) throw error;
    await former.unsubscribe();
    return worker.pushManager.subscribe(options);
  }
}

export async function removePushDevice(client: ApolloClient): Promise<void> {
  const subscription = await (await registered())?.pushManager.getSubscription();
  if (!subscription) return;
  await subscription.unsubscribe();
  const input = { endpoint: subscription.endpoint };
  await client.mutate({ mutation: PushDeviceDeleteMutation, variables: { input } });
}

/** To be called after a login or with a new token, because the server removed the device with the former session. */
export async function renewPushDevice(client: ApolloClient, userId: string): Promise<void> {
  if (areNotificationsEnabled(userId)) await addPushDevice(client);
}

/** The session has ended, and the server has forgotten this device with it. */
export async function leavePushDevice(): Promise<void> {
  await (await (await registered())?.pushManager.getSubscription())?.unsubscribe();
}
