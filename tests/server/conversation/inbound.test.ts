import { afterAll, beforeAll, expect, test } from 'vitest';
import { MESSAGE_FILES_MAX } from '#schema/options/messages.ts';
import { runDueTasks } from '#server/tasks/runDueTasks.ts';
import { pdf } from '#tests/server/file/documents.ts';
import { appWithFiles } from '#tests/server/file/uploadApp.ts';
import type { App } from '#tests/support/app.ts';
import {
  conversationWorld,
  noonTomorrow,
  seenBy,
  send,
  textsOf,
  type World,
} from './conversationWorld.ts';

const SECRET = 'the mail server knows this';
const DOMAIN = 'reply.kaamyab.example';

let app: App;
let world: World;
let address: string;

beforeAll(async () => {
  app = await appWithFiles(undefined, { REPLY_DOMAIN: DOMAIN, INBOUND_MAIL_SECRET: SECRET });
  app.clock.moveTo(noonTomorrow());
  world = await conversationWorld(app);
  await send(world.employer, world.id, 'Can you come on Monday?');
  app.clock.forward({ minutes: 2 });
  await runDueTasks(app.services, { early: true });
  const [mail] = await app.sql<{ headers: Record<string, string> }>(
    `select headers from outbox where recipient = ? and kind = 'message_received'`,
    [world.seeker.email],
  );
  address = mail!.headers['Reply-To']!;
});
afterAll(() => app.close());

interface Mail {
  id: string;
  body: string;
  from?: string;
  to?: string;
  headers?: string[];
}

const rawMail = ({ id, body, from = world.seeker.email, to = address, headers = [] }: Mail) =>
  [
    `From: Asha <${from}>`,
    `To: ${to}`,
    'Subject: Re: New message',
    `Message-ID: <${id}@mail.example>`,
    'MIME-Version: 1.0',
    ...headers,
    ...(headers.some((line) => line.startsWith('Content-Type'))
      ? []
      : ['Content-Type: text/plain; charset=utf-8']),
    '',
    body,
  ].join('\r\n');

async function post(
  raw: string,
  secret = SECRET,
  query = '',
): Promise<{ status: number; outcome?: string }> {
  const response = await fetch(`${app.url}/api/inbound-mail${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'message/rfc822' },
    body: raw,
  });
  const text = await response.text();
  return { status: response.status, ...(text && (JSON.parse(text) as { outcome: string })) };
}

const refusals = async () =>
  (await app.mails(world.seeker.email)).filter(({ subject }) => subject.includes('not delivered'));

test('an answer by email becomes a message, without what it quotes, and only once', async () => {
  const body = `Yes, gladly.\r\n\r\nAsha\r\n-- \r\nAsha Rao, Pune\r\n\r\nOn Mon, 2 Mar 2026 at 10:00, Kaamyab <x@y> wrote:\r\n> Can you come?`;
  expect(await post(rawMail({ id: 'one', body }))).toEqual({ status: 200, outcome: 'sent' });
  expect(await post(rawMail({ id: 'one', body }))).toMatchObject({ outcome: 'repeated' });
  expect(await textsOf(world.employer, world.id)).toEqual([
    'Can you come on Monday?',
    'Yes, gladly.\n\nAsha',
  ]);
});

test('the address that the mail server names counts, even if the email names another', async () => {
  const raw = rawMail({ id: 'envelope', body: 'By the way', to: 'hidden@mail.example' });
  expect(await post(raw)).toMatchObject({ outcome: 'unknown' });
  const query = `?to=${encodeURIComponent(address)}`;
  expect(await post(raw, SECRET, query)).toMatchObject({ outcome: 'sent' });
});

test('the same email twice at once is taken once', async () => {
  const raw = rawMail({ id: 'race', body: 'At once' });
  const outcomes = await Promise.all([post(raw), post(raw), post(raw)]);
  const count = (wanted: string) => outcomes.filter(({ outcome }) => outcome === wanted).length;
  expect([count('sent'), count('repeated')]).toEqual([1, 2]);
});

test('an email from another address is refused, and only the account is notified', async () => {
  const raw = rawMail({ id: 'forged', body: 'Hello', from: 'mallory@evil.example' });
  expect(await post(raw)).toMatchObject({ outcome: 'refused' });
  const [mail] = await refusals();
  expect(mail!.text).toContain('did not come from the email address of your account');
  expect(await app.mails('mallory@evil.example')).toEqual([]);
});

test('unknown addresses, vacation notices and a wrong secret do nothing', async () => {
  const before = (await seenBy(world.employer, world.id))!.application.messages.totalCount;
  const to = `reply+${'0'.repeat(32)}@${DOMAIN}`;
  expect(await post(rawMail({ id: 'u', body: 'x', to }))).toMatchObject({ outcome: 'unknown' });
  expect(
    await post(rawMail({ id: 'v', body: 'I am away', headers: ['Auto-Submitted: auto-replied'] })),
  ).toMatchObject({ outcome: 'automatic' });
  expect(await post('no email at all')).toMatchObject({ outcome: 'unknown' });
  expect(await post(rawMail({ id: 'w', body: 'x' }), 'wrong')).toEqual({ status: 401 });
  expect((await seenBy(world.employer, world.id))!.application.messages.totalCount).toBe(before);
});

const TEXT = '<div>My certificate<br>as promised</div><blockquote>Can you come?</blockquote>';

const withFiles = (id: string, names: readonly string[], bytes: Buffer, text = TEXT) =>
  rawMail({
    id,
    headers: ['Content-Type: multipart/mixed; boundary="b"'],
    body: [
      '--b\r\nContent-Type: text/html; charset=utf-8\r\n',
      text,
      // A picture in the text does not count as a file.
      '--b\r\nContent-Type: image/png\r\nContent-Disposition: inline\r\n\r\nx',
      ...names.flatMap((name) => [
        '--b',
        `Content-Type: application/pdf; name="${name}"`,
        `Content-Disposition: attachment; filename="${name}"`,
        'Content-Transfer-Encoding: base64',
        '',
        bytes.toString('base64'),
      ]),
      '--b--',
    ].join('\r\n'),
  });
const withFile = (id: string, name: string, bytes: Buffer) => withFiles(id, [name], bytes);

test('files are checked as resumes are', async () => {
  await send(world.employer, world.id, 'Please send your certificate.');
  expect(await post(withFile('file', 'certificate.pdf', pdf('certificate')))).toMatchObject({
    outcome: 'sent',
  });
  const [message] = (await seenBy(world.employer, world.id))!.application.messages.nodes;
  expect(message).toMatchObject({ body: 'My certificate\nas promised' });
  expect(message!.files.map(({ name }) => name)).toEqual(['certificate.pdf']);

  expect(await post(withFile('exe', 'run.exe', Buffer.from('MZ')))).toMatchObject({
    outcome: 'refused',
  });
  expect((await refusals())[0]!.text).toContain('run.exe');

  const many = Array.from({ length: MESSAGE_FILES_MAX + 1 }, (_, at) => `${at}.pdf`);
  expect(await post(withFiles('many', many, pdf()))).toMatchObject({ outcome: 'refused' });
  expect((await refusals())[0]!.text).toContain(`${MESSAGE_FILES_MAX} files`);
});

test('an email with a file and no text has the name of the file for its text', async () => {
  const raw = withFiles('silent', ['diploma.pdf'], pdf('diploma'), '');
  expect(await post(raw)).toMatchObject({ outcome: 'sent' });
  expect((await textsOf(world.employer, world.id)).at(-1)).toBe('diploma.pdf');
});

test('an email that was delivered to the address as a hidden copy is an answer too', async () => {
  await send(world.employer, world.id, 'Thank you.');
  for (const [id, header] of [
    ['delivered', `Delivered-To: ${address}`],
    ['original', `X-Original-To: ${address}`],
  ] as const) {
    const raw = rawMail({ id, body: id, to: 'team@lotus.example', headers: [header] });
    expect([id, (await post(raw)).outcome]).toEqual([id, 'sent']);
  }
});

test('a refusal does not name the applicant to a closed company', async () => {
  const { employer, seeker, id } = world;
  await send(seeker, id, 'May I bring my brother?');
  app.clock.forward({ minutes: 30 });
  await runDueTasks(app.services, { early: true });
  const [asked] = await app.sql<{ headers: Record<string, string> }>(
    `select headers from outbox where recipient = ? and kind = 'message_received'
     order by created_at desc limit 1`,
    [employer.email],
  );
  const become = (status: string) =>
    app.sql('update companies set admin_status = ? where id = ?', [status, employer.company!.id]);
  await become('suspended');
  const answer = { body: 'No', from: employer.email, to: asked!.headers['Reply-To']! };
  expect(await post(rawMail({ id: 'closed', ...answer }))).toMatchObject({ outcome: 'refused' });
  const [mail] = await app.mails(employer.email);
  expect(mail!.subject).toBe('Your reply was not delivered');
  expect(mail!.html + mail!.text).not.toContain('Rao');
  await become('approved');
  // The applicant's program has sent an email with the same id.
  expect(await post(rawMail({ id: 'one', ...answer }))).toMatchObject({ outcome: 'sent' });
});

test('after the account is deleted, its address is dead and nothing of its texts remains', async () => {
  const { seeker, employer, id } = world;
  await send(employer, id, 'One more thing, Asha');
  await send(seeker, id, 'zirconium');
  app.clock.forward({ minutes: 30 });
  await runDueTasks(app.services, { early: true });
  expect((await app.mails(employer.email)).some(({ text }) => text.includes('zirconium'))).toBe(
    true,
  );
  await seeker.graphql(
    `mutation { deleteMyAccount(input: { password: "${seeker.password}", confirmation: "DELETE" }) { message } }`,
  );
  expect(await post(rawMail({ id: 'late', body: 'Hello?' }))).toMatchObject({ outcome: 'unknown' });
  const seen = (await seenBy(employer, id))!;
  expect(seen.state).toBe('CLOSED');
  const own = seen.application.messages.nodes.filter(({ side }) => side === 'APPLICANT');
  expect(new Set(own.map(({ body, isRemoved }) => `${body} ${isRemoved}`))).toEqual(
    new Set([' true']),
  );
  expect(own.flatMap(({ files }) => files)).toEqual([]);
  const tables = await app.sql<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const search = tables.map(
    ({ name }) => `select '${name}' as name from "${name}" t where t::text like '%zirconium%'`,
  );
  expect(await app.sql(search.join(' union all '))).toEqual([]);
});
