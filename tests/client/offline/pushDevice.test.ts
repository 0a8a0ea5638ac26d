import { afterEach, expect, test, vi } from 'vitest';
import {
  addPushDevice,
  leavePushDevice,
  removePushDevice,
  renewPushDevice,
} from '#client/components/offline/pushDevice.ts';
import { enableNotifications } from '#client/lib/live/browserNotifications.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** A browser that has a subscription for this key of the site, if any. */
function browser(key: string | null, publicKey: string | null = 'new') {
  const subscribed = (endpoint: string) => ({
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh: 'a point', auth: 'a secret' } }),
    unsubscribe: async () => void (device.current = null),
  });
  const device = { current: key === null ? null : subscribed(key) };
  const pushManager = {
    getSubscription: async () => device.current,
    subscribe: async ({ applicationServerKey: wanted }: { applicationServerKey: string }) => {
      if (device.current && device.current.endpoint !== wanted) throw new Error('Another key');
      return (device.current = subscribed(wanted));
    },
  };
  const getRegistration = async () => ({ pushManager });
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration } });
  const permission = 'granted';
  vi.stubGlobal('Notification', Object.assign(() => {}, { permission, requestPermission: async () => permission })); // oxfmt-ignore
  const sent: object[] = [];
  const client = {
    query: async () => ({ data: { site: { pushPublicKey: publicKey } } }),
    mutate: async ({ variables }: { variables: { input: object } }) => sent.push(variables.input),
  };
  return { client: client as never, device, sent };
}

const SAVED = { endpoint: 'new', p256dh: 'a point', auth: 'a secret' };

test.each([null, 'new', 'old'])(
  'the server learns how to reach a device that had the subscription %s',
  async (key) => {
    const { client, device, sent } = browser(key);
    await addPushDevice(client);
    expect(sent).toEqual([SAVED]);
    expect(device.current?.endpoint).toBe('new');
  },
);

test('without a key of the site nothing is subscribed', async () => {
  const { client, device, sent } = browser(null, null);
  await addPushDevice(client);
  expect([sent, device.current]).toEqual([[], null]);
});

test('after a login the device is added again, for the person who wanted it', async () => {
  const { client, sent } = browser(null);
  await enableNotifications('asha');
  await renewPushDevice(client, 'ravi');
  expect(sent).toEqual([]);
  await renewPushDevice(client, 'asha');
  expect(sent).toEqual([SAVED]);
});

test('a device that is removed is no longer subscribed, and the server hears of it unless it has forgotten it', async () => {
  const { client, device, sent } = browser('new');
  await removePushDevice(client);
  await removePushDevice(client);
  expect([device.current, sent]).toEqual([null, [{ endpoint: 'new' }]]);
  const other = browser('new');
  await leavePushDevice();
  expect([other.device.current, other.sent]).toEqual([null, []]);
});
