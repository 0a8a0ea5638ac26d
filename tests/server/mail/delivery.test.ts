import { describe, expect, test } from 'vitest';
import { SETTINGS_DEFAULTS } from '#schema/options/settings.ts';
import type { Config } from '#server/config.ts';
import { mailRoute, messageIdOf, sendMessage } from '#server/lib/mailTransport.ts';
import { deliverMail } from '#server/modules/mail/delivery.service.ts';
import type { Services } from '#server/services.ts';
import { runDueTasks } from '#server/tasks/runDueTasks.ts';
import { mailServices, queueOne, type MailServices } from './mailServices.ts';
import { openPostOffice } from './postOffice.ts';

test('an email reaches the mail server complete: HTML, text, sender and Message-ID', async () => {
  const office = await openPostOffice();
  const services = await mailServices({ SMTP_URL: office.url });
  await queueOne(services);
  expect(await runDueTasks(services)).toEqual([{ name: 'deliver-mail' }]);
  const [letter] = office.letters;
  const [mail] = await services.mails();
  expect(letter).toMatch(/^From: Kaamyab <no-reply@jobs\.example>\r$/m);
  expect(letter).toMatch(/^To: asha@mail\.example\r$/m);
  expect(letter).toMatch(/^Reply-To: support@kaamyab\.example\r$/m);
  expect(letter).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(letter).toContain(`Message-ID: <${mail!.id}@jobs.example>`);
  expect(letter).toContain('Content-Type: text/plain; charset=utf-8');
  expect(letter).toContain('Content-Type: text/html; charset=utf-8');
  expect(mail).toMatchObject({ attempts: 1, lastError: null, sentAt: expect.any(Date) });
});

test('an invitation is attached as a calendar, and is answered to whom it names', async () => {
  const office = await openPostOffice();
  const route = mailRoute(
    { publicUrl: 'https://jobs.example', smtpUrl: office.url } as Config,
    SETTINGS_DEFAULTS,
  )!;
  await sendMessage(route, {
    messageId: messageIdOf(route, '1'),
    to: 'asha@mail.example',
    subject: 'Interview',
    text: 'Come at ten.',
    html: '<p>Come at ten.</p>',
    headers: { 'Reply-To': 'thread@jobs.example' },
    calendar: { method: 'REQUEST', content: 'BEGIN:VCALENDAR' },
    date: new Date(0),
  });
  const [letter] = office.letters;
  expect(letter!.match(/^Reply-To: .*$/gm)).toEqual(['Reply-To: thread@jobs.example']);
  expect(letter).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=REQUEST\r$/m);
  expect(letter).toMatch(/^Content-Disposition: attachment; filename=invite\.ics\r$/m);
});

test('no email is lost while the mail server is down', async () => {
  const first = await openPostOffice();
  const services = await mailServices({ SMTP_URL: first.url });
  await first.close();
  await queueOne(services);
  expect(await runDueTasks(services)).toMatchObject([
    { name: 'deliver-mail', error: expect.any(Error) },
  ]);
  expect((await services.mails())[0]).toMatchObject({
    attempts: 1,
    sentAt: null,
    lastError: expect.stringContaining('ECONNREFUSED'),
  });
  expect(await runDueTasks(services)).toEqual([]);

  const again = await openPostOffice({ port: first.port });
  expect(await runDueTasks(services, { early: true })).toEqual([{ name: 'deliver-mail' }]);
  expect(again.letters).toHaveLength(1);
  expect((await services.mails())[0]).toMatchObject({ attempts: 2, lastError: null });
});

test('a task that runs twice, even at the same moment, sends one email', async () => {
  const office = await openPostOffice();
  const services = await mailServices({ SMTP_URL: office.url });
  await queueOne(services);
  const [mail] = await services.mails();
  await Promise.all([deliverMail(services, mail!.id), deliverMail(services, mail!.id)]);
  await deliverMail(services, mail!.id);
  expect(office.letters).toHaveLength(1);
});

test('a permanent refusal ends delivery at once, with the reason stored', async () => {
  const refusal = { code: 550, message: 'No such person here' };
  const office = await openPostOffice({ refusal });
  const services = await mailServices({ SMTP_URL: office.url });
  await queueOne(services);
  expect(await runDueTasks(services)).toEqual([{ name: 'deliver-mail' }]);
  expect((await services.mails())[0]).toMatchObject({
    sentAt: null,
    lastError: expect.stringContaining('No such person here'),
  });
  expect(await services.waitingTasks()).toEqual({});
});

test('a temporary refusal is retried', async () => {
  const refusal = { code: 451, message: 'Too busy' };
  const office = await openPostOffice({ refusal });
  const services = await mailServices({ SMTP_URL: office.url });
  await queueOne(services);
  await runDueTasks(services);
  expect(await services.waitingTasks()).toEqual({ 'deliver-mail': 1 });
});

test('saved mail settings override the environment', async () => {
  const office = await openPostOffice();
  const services = await mailServices();
  await services.database
    .fork()
    .getConnection()
    .execute(
      `insert into settings (key, value, updated_at) values
       ('smtpHost', '"127.0.0.1"', now()), ('smtpPort', '${office.port}', now()),
       ('fromEmail', '"hello@naukri.example"', now()), ('siteName', '"Naukri, Inc."', now())`,
    );
  await queueOne(services);
  await runDueTasks(services);
  expect(office.letters).toHaveLength(1);
  expect(office.letters[0]).toContain('From: "Naukri, Inc." <hello@naukri.example>');
});

test('an address with a comma is one recipient', async () => {
  const office = await openPostOffice();
  const services = await mailServices({ SMTP_URL: office.url });
  await queueOne(services, 'a,b@mail.example');
  await runDueTasks(services);
  expect(office.recipients).toEqual(['"a,b"@mail.example']);
});

describe('an email that was sent but not recorded', () => {
  const awayFor = (services: MailServices, { times, code }: { times: number; code: string }) => {
    let failures = 0;
    const database = Object.create(services.database) as Services['database'];
    database.read = async (one, values) => {
      if (one.name === 'mail-note-sent' && failures < times) {
        failures += 1;
        throw Object.assign(new Error('The connection is gone'), { code });
      }
      return services.database.read(one, values);
    };
    return { ...services, database };
  };

  test('is recorded as soon as the database is back', async () => {
    const office = await openPostOffice();
    const services = await mailServices({ SMTP_URL: office.url });
    await queueOne(services);
    const [mail] = await services.mails();
    await deliverMail(awayFor(services, { times: 2, code: 'ECONNRESET' }), mail!.id);
    expect(office.letters).toHaveLength(1);
    expect((await services.mails())[0]).toMatchObject({
      sentAt: expect.any(Date),
      messageId: `<${mail!.id}@jobs.example>`,
      response: expect.stringMatching(/^250/),
    });
  });

  test('is only recorded by the next attempt of this process', async () => {
    const office = await openPostOffice();
    const services = await mailServices({ SMTP_URL: office.url });
    await queueOne(services);
    const [mail] = await services.mails();
    const broken = awayFor(services, { times: 1, code: 'XX000' });
    await expect(deliverMail(broken, mail!.id)).rejects.toThrow('The connection is gone');
    await deliverMail(services, mail!.id);
    expect(office.letters).toHaveLength(1);
    expect((await services.mails())[0]).toMatchObject({ sentAt: expect.any(Date) });
  });
});

test('an attempt of a dead process is repeated after its time is up, with the same Message-ID', async () => {
  const office = await openPostOffice();
  const services = await mailServices({ SMTP_URL: office.url });
  await queueOne(services);
  const [mail] = await services.mails();
  const messageId = `<${mail!.id}@old.example>`;
  await services.database
    .fork()
    .execute('update outbox set attempt_at = ?, message_id = ?', [services.clock.now(), messageId]);
  await expect(deliverMail(services, mail!.id)).rejects.toThrow('sent by another process');
  expect(office.letters).toHaveLength(0);
  services.clock.forward({ seconds: 91 });
  await deliverMail(services, mail!.id);
  expect(office.letters).toHaveLength(1);
  expect(office.letters[0]).toContain(`Message-ID: ${messageId}`);
});
