import { beforeAll, describe, expect, test } from 'vitest';
import { INQUIRY_TYPES } from '#schema/options/contact.ts';
import { startApp, type App } from '#tests/support/app.ts';
import { caller, type Caller } from '#tests/support/caller.ts';
import { BEHIND_PROXY, guestsInNetworks } from '#tests/support/networks.ts';
import { scenario } from '#tests/support/scenario.ts';
import { anAddress } from '#tests/server/account/people.ts';

const SUPPORT = 'support@kaamyab.example';
const SENT = 'Thank you! Your message has been sent successfully.';
const SEND = `mutation($input: SendMessageInput!) {
  sendMessage(input: $input) { message reference confirmationSent } }`;

interface Sent {
  message: string;
  reference: string;
  confirmationSent: boolean;
}

const DOORS = [
  {
    name: 'GraphQL',
    send: async (who: Caller, input: Record<string, unknown>): Promise<Sent> => {
      const kind = input['inquiryType'];
      const given = {
        ...input,
        ...(typeof kind === 'string' && { inquiryType: kind.toUpperCase() }),
      };
      return (await who.graphql<{ sendMessage: Sent }>(SEND, { input: given })).sendMessage;
    },
  },
  {
    name: 'REST',
    send: async (who: Caller, input: Record<string, unknown>): Promise<Sent> => {
      const { status, body } = await who.rest<Sent>('POST', '/api/contact', input);
      if (status !== 201) throw Object.assign(new Error(body.message), { body });
      return body;
    },
  },
];

const written = (email: string, change: object = {}) => ({
  name: 'Asha Rao',
  email,
  subject: 'My phone number',
  message: 'The old number comes back after each login.',
  ...change,
});

let app: App;

beforeAll(async () => {
  app = await startApp({ environment: BEHIND_PROXY });
});

describe.each(DOORS)('through $name', ({ send }) => {
  beforeAll(() => {
    app.clock.forward({ hours: 2 });
  });

  test('a guest gets the documented message and a reference, in the response and by email', async () => {
    const email = anAddress();
    const sent = await send(app, written(email));
    expect(sent).toEqual({
      message: SENT,
      reference: expect.stringMatching(/^K-[0-9A-F]{8}$/),
      confirmationSent: true,
    });
    const [mail] = await app.mails(email);
    expect(mail?.subject).toBe(`We received your message (${sent.reference})`);
    expect(mail?.text).toContain(`Reference: ${sent.reference}`);
  });

  test('text typed by a guest is not emailed to the address the guest typed', async () => {
    const email = anAddress();
    await send(
      app,
      written(email, { name: 'Win money', subject: 'Free gold', message: 'Click here for gold' }),
    );
    const [mail] = await app.mails(email);
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/gold|win money/i);
  });

  test('text typed by a member is not emailed to an address that is not theirs', async () => {
    const { seeker } = await scenario(app).seeker({ firstName: 'Meera' });
    const email = anAddress();
    await send(seeker, written(email));
    const [mail] = await app.mails(email);
    expect(mail?.text).not.toMatch(/Meera|The old number/);
  });

  test('a member writing from their confirmed address gets a copy of the text', async () => {
    const { seeker } = await scenario(app).seeker({ firstName: 'Meera' });
    await send(seeker, written(seeker.email));
    const [mail] = await app.mails(seeker.email);
    expect(mail?.text).toContain('Hello Meera,');
    expect(mail?.text).toContain('You wrote: The old number comes back after each login.');
    const [row] = await app.sql('select user_id from contact_messages where email = ?', [
      seeker.email,
    ]);
    expect(row?.['user_id']).toBe(seeker.id);
  });

  test('support gets the whole message and can reply to the sender', async () => {
    const email = anAddress();
    // The email is in the language of the site, whatever the sender reads.
    const sender = caller(app.url, { 'accept-language': 'hi' });
    const { reference } = await send(sender, written(email, { inquiryType: 'billing' }));
    const mails = await app.mails(SUPPORT);
    const mail = mails.find(({ subject }) => subject.includes(reference));
    expect(mail?.subject).toBe(`[${reference}] My phone number`);
    for (const part of ['The old number comes back', `Asha Rao, ${email}`, 'Inquiry type: Billing'])
      expect(mail?.text).toContain(part);
    const [row] = await app.sql(
      `select headers->>'Reply-To' as "replyTo" from outbox where subject = ?`,
      [mail?.subject],
    );
    expect(row).toEqual({ replyTo: email });
  });

  test.each([
    [{ name: ' ' }, 'name', 'Name is required'],
    [{ email: '' }, 'email', 'Email is required'],
    [{ email: 'asha' }, 'email', 'Please enter a valid email address'],
    [{ subject: '' }, 'subject', 'Subject is required'],
    [{ message: '' }, 'message', 'Message is required'],
    [{ message: 'Too short' }, 'message', 'Message must be at least 10 characters'],
  ])('rejects %j', async (change, field, message) => {
    const error = (await send(app, written('asha@people.example', change)).catch(
      (failed: unknown) => failed,
    )) as {
      extensions?: object;
      body?: object;
    };
    expect(error.extensions ?? error.body).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field, message }],
    });
  });

  test('every documented inquiry type is accepted; the default is general', async () => {
    app.clock.forward({ hours: 2 });
    for (const inquiryType of [...INQUIRY_TYPES, undefined]) {
      const { reference } = await send(app, written(anAddress(), { inquiryType }));
      const [row] = await app.sql('select inquiry_type from contact_messages where reference = ?', [
        reference,
      ]);
      expect(row?.['inquiry_type']).toBe(inquiryType ?? 'general');
    }
  });

  test('the confirmation is in the language of the sender', async () => {
    const email = anAddress();
    const body = JSON.stringify(written(email));
    const headers = { 'content-type': 'application/json', 'accept-language': 'hi' };
    const answer = await fetch(`${app.url}/api/contact`, { method: 'POST', headers, body });
    expect(await answer.json()).toMatchObject({ message: 'धन्यवाद! आपका संदेश भेज दिया गया है।' });
    expect((await app.mails(email))[0]?.subject).toContain('आपका संदेश मिल गया');
  });
});

describe('flooding is prevented', () => {
  test('an address gets at most three confirmations an hour, even with concurrent requests', async () => {
    app.clock.forward({ hours: 3 });
    const victim = anAddress();
    const guests = guestsInNetworks(app.url, 8);
    const asked = guests.map((guest) => DOORS[1]!.send(guest, written(victim)));
    const answers = await Promise.all(asked);
    expect(answers.filter(({ confirmationSent }) => confirmationSent)).toHaveLength(3);
    expect(await app.mails(victim)).toHaveLength(3);
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(8);
    app.clock.forward({ minutes: 61 });
    await DOORS[1]!.send(app, written(victim));
    expect(await app.mails(victim)).toHaveLength(4);
  });

  test('a network can send at most ten messages an hour, even concurrently', async () => {
    app.clock.forward({ hours: 3 });
    const asked = Array.from({ length: 16 }, () => DOORS[0]!.send(app, written(anAddress())));
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    await expect(DOORS[1]!.send(app, written(anAddress()))).toBreakRule(
      'message.send.not-too-many',
    );
    await expect(DOORS[0]!.send(app, written(anAddress()))).toFailWith('RATE_LIMITED');
    app.clock.forward({ minutes: 61 });
    await DOORS[0]!.send(app, written(anAddress()));
  });

  test('a request sends only one message', async () => {
    const twice = `mutation { a: sendMessage(input: {name: "A", email: "a@b.example", subject: "S", message: "0123456789"}) { reference }
      b: sendMessage(input: {name: "A", email: "a@b.example", subject: "S", message: "0123456789"}) { reference } }`;
    await expect(app.graphql(twice)).toFailWith('COST_LIMIT');
  });
});

test('without a support address, the message is still stored', async () => {
  app.clock.forward({ hours: 3 });
  await app.settings({ supportEmail: '' });
  const { reference } = await DOORS[1]!.send(app, written(anAddress()));
  const rows = await app.sql('select 1 from contact_messages where reference = ?', [reference]);
  expect(rows).toHaveLength(1);
});
