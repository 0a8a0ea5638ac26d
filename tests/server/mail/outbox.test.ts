import { expect, test } from 'vitest';
import { queueMail } from '#server/modules/mail/mail.service.ts';
import type { MailServices } from './mailServices.ts';
import { mailServices, queueOne } from './mailServices.ts';

const SMTP = { SMTP_URL: 'smtp://127.0.0.1:5329' };
const NOTHING = { mails: [], tasks: {} };

async function left(services: MailServices) {
  return { mails: await services.mails(), tasks: await services.waitingTasks() };
}

const ORDER = {
  to: 'asha@mail.example',
  locale: 'en',
  template: 'resetPassword',
  values: { name: 'Asha', link: '/reset-password?token=abc' },
} as const;

test('a committed transaction leaves one email and one task to send it', async () => {
  const services = await mailServices(SMTP);
  await services.database.fork().transactional((em) => queueMail({ em, services }, ORDER));
  const [mail] = await services.mails();
  expect(mail).toMatchObject({ recipient: 'asha@mail.example', sentAt: null, attempts: 0 });
  expect(await services.waitingTasks()).toEqual({ 'deliver-mail': 1 });
});

test('a rolled-back transaction leaves no email and no task', async () => {
  const services = await mailServices(SMTP);
  const failing = services.database.fork().transactional(async (em) => {
    await queueMail({ em, services }, ORDER);
    await em.flush();
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await left(services)).toEqual(NOTHING);
});

test('without a transaction, one flush writes both email and task, or neither', async () => {
  const services = await mailServices(SMTP);
  const em = services.database.fork();
  await queueMail({ em, services }, ORDER);
  expect(await left(services)).toEqual(NOTHING);
  await em.flush();
  expect(await services.mails()).toHaveLength(1);
  expect(await services.waitingTasks()).toEqual({ 'deliver-mail': 1 });

  const failing = services.database.fork();
  await queueMail(
    { em: failing, services },
    { ...ORDER, userId: 'a1b2c3d4-0000-7000-8000-000000000000' },
  );
  await expect(failing.flush()).rejects.toThrow(/foreign key/);
  expect(await services.mails()).toHaveLength(1);
  expect(await services.waitingTasks()).toEqual({ 'deliver-mail': 1 });
});

test('rolling back a part of a transaction removes its task too', async () => {
  const services = await mailServices(SMTP);
  await services.database.fork().transactional(async (em) => {
    await queueMail({ em, services }, ORDER);
    const part = em.transactional(async (inner) => {
      await queueMail({ em: inner, services }, { ...ORDER, to: 'other@mail.example' });
      throw new Error('not this part');
    });
    await expect(part).rejects.toThrow('not this part');
  });
  expect((await services.mails()).map(({ recipient }) => recipient)).toEqual(['asha@mail.example']);
  expect(await services.waitingTasks()).toEqual({ 'deliver-mail': 1 });
});

test('without a mail server an email appears in /dev/mail at once', async () => {
  const services = await mailServices();
  await queueOne(services);
  const [mail] = await services.mails();
  expect(mail!.sentAt).toBeInstanceOf(Date);
  expect(await services.waitingTasks()).toEqual({});
});

test('in production an email waits until a mail server is configured', async () => {
  const services = await mailServices({ NODE_ENV: 'production' });
  await queueOne(services);
  expect((await services.mails())[0]!.sentAt).toBeNull();
  expect(await services.waitingTasks()).toEqual({ 'deliver-mail': 1 });
});
