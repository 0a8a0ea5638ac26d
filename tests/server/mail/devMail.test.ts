import fastify from 'fastify';
import { expect, test } from 'vitest';
import { mountDevMail } from '#server/http/devMail.ts';
import { mailServices, queueOne } from './mailServices.ts';

async function mailbox() {
  const services = await mailServices();
  await queueOne(services, 'asha@mail.example');
  services.clock.forward({ seconds: 1 });
  await queueOne(services, 'Ravi<b>@mail.example');
  const app = fastify();
  mountDevMail(app, services);
  return (url: string, host = 'localhost:4000') => app.inject({ url, headers: { host } });
}

test('/dev/mail.json lists all emails, newest first, or those to one address', async () => {
  const get = await mailbox();
  const all = (await get('/dev/mail.json')).json();
  expect(all.map(({ to }: { to: string }) => to)).toEqual([
    'Ravi<b>@mail.example',
    'asha@mail.example',
  ]);
  expect(Object.keys(all[0])).toEqual([
    'id',
    'to',
    'subject',
    'text',
    'html',
    'sentAt',
    'createdAt',
    'calendar',
  ]);
  expect(all[0].text).toContain('https://jobs.example/verify-email?token=abc');
  expect((await get('/dev/mail.json?to=ASHA@mail.example')).json()).toHaveLength(1);
  expect((await get('/dev/mail.json?to=nobody@mail.example')).json()).toEqual([]);
});

test('/dev/mail shows an email in a frame without scripts', async () => {
  const get = await mailbox();
  const page = await get('/dev/mail');
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect(page.body).toContain('Ravi&#60;b&#62;@mail.example');
  expect(page.body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  expect(page.body).toContain('srcdoc="&#60;!doctype html&#62;');
  expect(page.body).not.toMatch(/<script|\son\w+=/);
});

test('/dev/mail opens the selected email', async () => {
  const get = await mailbox();
  const [, older] = (await get('/dev/mail.json')).json();
  const page = await get(`/dev/mail?id=${older.id}`);
  expect(page.body).toContain('<dd>asha@mail.example</dd>');
});

test('an empty mailbox says so', async () => {
  const get = await mailbox();
  expect((await get('/dev/mail?to=nobody@mail.example')).body).toContain('No emails yet.');
});

test('/dev/mail does not answer under a name that another site could have made lead here', async () => {
  const get = await mailbox();
  for (const host of ['127.0.0.1:4000', '[::1]:4000', '192.168.1.5', 'jobs.example'])
    expect((await get('/dev/mail.json', host)).statusCode, host).toBe(200);
  for (const host of ['evil.example', 'evil.example:4000', 'localhost.evil.example'])
    for (const url of ['/dev/mail', '/dev/mail.json'])
      expect((await get(url, host)).statusCode, host).toBe(404);
});
