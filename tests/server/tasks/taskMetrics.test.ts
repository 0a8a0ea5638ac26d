import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { deliverMail } from '#server/modules/mail/delivery.service.ts';
import { measureTasks } from '#server/tasks/taskMetrics.ts';
import { mailServices, queueOne } from '#tests/server/mail/mailServices.ts';
import { openPostOffice } from '#tests/server/mail/postOffice.ts';

const idle = { getQueues: async () => [] };
const away = async () => {
  throw new Error('The database does not answer');
};

test('an email that was given up is not one that waits', async () => {
  const office = await openPostOffice({ refusal: { code: 550, message: 'No such person' } });
  const services = { ...(await mailServices({ SMTP_URL: office.url })), metrics: new Registry() };
  measureTasks(services, idle);
  await queueOne(services);
  await queueOne(services, 'ravi@mail.example');
  expect(await services.metrics.metrics()).toMatch(/^emails_unsent 2$/m);
  const [refused] = await services.mails();
  await deliverMail(services, refused!.id);
  services.clock.forward({ minutes: 1 });
  expect(await services.metrics.metrics()).toMatch(/^emails_unsent 1$/m);
});

test('while the database is away, the other figures are shown', async () => {
  const services = { ...(await mailServices()), metrics: new Registry() };
  const boss = { ...idle };
  measureTasks(services, boss)('deliver-mail', true, 20);
  expect(await services.metrics.metrics()).toMatch(/^emails_unsent 0$/m);
  boss.getQueues = away;
  services.database = Object.create(services.database, { read: { value: away } });
  measureTasks(services, boss)('deliver-mail', true, 20);
  const shown = await services.metrics.metrics();
  expect(shown).toMatch(/^task_duration_seconds_count\{.*\} 1$/m);
  expect(shown).not.toMatch(/^emails_unsent /m);
});
