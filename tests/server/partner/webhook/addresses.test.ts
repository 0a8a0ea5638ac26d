import dns from 'node:dns';
import { afterEach, expect, test, vi } from 'vitest';
import { startApp } from '#tests/support/app.ts';
import { scenario } from '#tests/support/scenario.ts';
import { receiver } from './receiver.ts';
import { deliver, log, makeWebhook, rename } from './webhookWorld.ts';

afterEach(() => vi.restoreAllMocks());

/** Sets where names resolve to, and counts the lookups. */
function names(of: Record<string, string[]>) {
  return vi.spyOn(dns.promises, 'lookup').mockImplementation((async (host: string) => {
    const addresses = of[host];
    if (!addresses) throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
    return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  }) as unknown as typeof dns.promises.lookup);
}

const REFUSED = {
  'http://partner.example/in': 'https://',
  'https://10.0.0.1/in': 'public internet',
  'https://[::ffff:169.254.169.254]/latest/meta-data': 'public internet',
  'https://inside.partner.example/in': 'public internet',
  'https://both.partner.example/in': 'public internet',
  'https://nowhere.example/in': 'nowhere.example',
  'https://asha:word@partner.example/in': 'password',
};

test('a URL outside the public internet is rejected with an error at its field', async () => {
  names({
    'inside.partner.example': ['192.168.1.10'],
    'both.partner.example': ['93.184.215.14', '127.0.0.1'],
  });
  const { employer } = await scenario().employer();
  for (const [url, why] of Object.entries(REFUSED)) {
    await expect(makeWebhook(employer, { url }), url).rejects.toMatchObject({
      extensions: {
        code: 'BAD_USER_INPUT',
        fields: [{ field: 'url', message: expect.stringContaining(why) as string }],
      },
    });
  }
});

test('a host that later resolves to a private address is checked again, and nothing is sent', async () => {
  const { app, employer, job } = await scenario().employer().job();
  names({ 'partner.example': ['93.184.215.14'] });
  const { id } = await makeWebhook(employer, { url: 'https://partner.example/in' });
  names({ 'partner.example': ['127.0.0.1'] });
  await rename(app, job.id, 'Platform Engineer');
  await deliver(app);
  names({});
  await rename(app, job.id, 'Kernel Engineer');
  await deliver(app);
  const failures = (await log(employer, id)).map(({ attempts }) => attempts[0]!.failure);
  expect(new Set(failures)).toEqual(new Set(['ADDRESS', 'UNKNOWN_HOST']));
});

test('the connection uses the address that was checked: the host is resolved once', async () => {
  const app = await startApp({ environment: { WEBHOOK_PRIVATE_HOSTS: 'hooks.internal' } });
  const { employer, job } = await scenario(app).employer().job();
  const { url, received } = await receiver();
  const { id } = await makeWebhook(employer, { url: url.replace('127.0.0.1', 'hooks.internal') });
  const asked = names({ 'hooks.internal': ['127.0.0.1'] });
  await rename(app, job.id, 'Platform Engineer');
  await deliver(app);
  expect(received[0]!.headers['host']).toMatch(/^hooks\.internal:\d+$/);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(await log(employer, id)).toMatchObject([{ outcome: 'DELIVERED' }]);
});
