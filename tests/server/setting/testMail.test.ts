import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '#tests/support/caller.ts';
import { openPostOffice } from '#tests/server/mail/postOffice.ts';
import { sameUserAt, save, twoProcesses, type TwoProcesses } from './settingWorld.ts';

let world: TwoProcesses;

beforeAll(async () => {
  world = await twoProcesses();
});
beforeEach(async () => {
  await world.here.sql('delete from settings');
});

const SEND = `mutation($input: SendTestMailInput!) { sendTestMail(input: $input) { sent message } }`;
const TO = 'boss@mail.example';

async function send(who: Caller, to = TO) {
  const { sendTestMail } = await who.graphql<{ sendTestMail: { sent: boolean; message: string } }>(
    SEND,
    { input: { to } },
  );
  return sendTestMail;
}

const through = (port: number) => ({ smtpHost: '127.0.0.1', smtpPort: port });

test('a test email is sent at once with the newest settings, in every process', async () => {
  const office = await openPostOffice();
  await save(world.admin, { ...through(office.port), fromEmail: 'hello@naukri.example' });
  const answer = await send(sameUserAt(world.there, world.admin));
  expect(answer).toEqual({ sent: true, message: expect.stringContaining(TO) });
  expect(office.recipients).toEqual([TO]);
  expect(office.letters[0]).toContain('From: Kaamyab <hello@naukri.example>');
  const [entry] = await world.here.sql(
    `select after from activity_log where action = 'settings.testMail' order by id desc limit 1`,
  );
  expect(entry).toEqual({ after: { sent: true } });
});

describe('a test email reports a failure in plain words', () => {
  test('if there is no server', async () => {
    expect(await send(world.admin)).toEqual({
      sent: false,
      message: 'No mail server is set up. Enter the SMTP host, save, and try again.',
    });
  });

  test('if the server could not be reached', async () => {
    const office = await openPostOffice();
    await office.close();
    await save(world.admin, through(office.port));
    expect(await send(world.admin)).toEqual({
      sent: false,
      message: expect.stringMatching(/^We could not reach the mail server at 127\.0\.0\.1: /),
    });
  });

  test('with the response of a server that refused', async () => {
    const office = await openPostOffice({ refusal: { code: 550, message: 'Nobody of that name' } });
    await save(world.admin, through(office.port));
    expect(await send(world.admin)).toEqual({
      sent: false,
      message: expect.stringMatching(/^The mail server rejected the email: .*Nobody of that name/),
    });
  });

  test('if the password was refused, without revealing it', async () => {
    const office = await openPostOffice({ password: 'right' });
    const smtpPassword = 'wrong-4711';
    await save(world.admin, { ...through(office.port), smtpUsername: 'us', smtpPassword });
    const answer = await send(world.admin);
    expect(answer.sent).toBe(false);
    expect(answer.message).toMatch(/^The mail server did not accept the username and password: /);
    expect(answer.message).not.toContain(smtpPassword);
    expect(answer.message).not.toContain(Buffer.from(smtpPassword).toString('base64'));
    await save(world.admin, { smtpPassword: 'right' });
    expect((await send(world.admin)).sent).toBe(true);
  });
});

test('a test email to an invalid address is refused', async () => {
  await expect(send(world.admin, 'nobody')).toFailWith('BAD_USER_INPUT');
});
