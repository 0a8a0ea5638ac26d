import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';
import { keyHolder } from '#tests/support/partners/apiKeys.ts';
import { addMember } from '#tests/support/rows.ts';
import { scenario } from '#tests/support/scenario.ts';
import { statementsOf } from '#tests/support/statements.ts';
import { createKey, daysFromNow, keyInUse, keysOf, rename, turn } from './keyWorld.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;

let app: App;

beforeAll(async () => {
  app = await theApp();
});

const inDays = (days: number) => new Date(app.clock.now().getTime() + days * DAY).toISOString();

test('a key lists its scopes, and its secret is shown once and never stored', async () => {
  const { employer } = await scenario().employer();
  const { token, apiKey } = await createKey(employer, {
    name: '  Hiring   board ',
    scopes: ['JOBS_WRITE', 'JOBS_READ', 'JOBS_READ'],
  });
  expect(token).toMatch(/^kmb_[\w-]{43}$/);
  const known = {
    name: 'Hiring board',
    scopes: ['JOBS_READ', 'JOBS_WRITE'],
    prefix: token.slice(0, 12),
    state: 'LIVING',
    madeBy: 'Asha Rao',
    lastUsedAt: null,
    oldPrefix: null,
  };
  expect(apiKey).toMatchObject(known);
  expect(daysFromNow(app, apiKey.expiresAt)).toBeCloseTo(90, 2);
  expect(await keysOf(employer)).toEqual([apiKey]);
  expect(await keyInUse(keyHolder(app, token))).toMatchObject({ id: apiKey.id, isOwn: true });
  expect(await keyInUse(employer)).toBeNull();

  const [row] = await app.sql<{ key_hash: Buffer }>('select * from api_keys where id = ?', [
    apiKey.id,
  ]);
  expect(row!.key_hash).toEqual(createHash('sha256').update(token).digest());
  const [kept] = await app.sql<{ text: string }>(
    `select (select string_agg(k::text, '') from api_keys k)
      || (select string_agg(l::text, '') from activity_log l) as text`,
  );
  expect(kept!.text).toContain(apiKey.prefix);
  expect(kept!.text).not.toContain(token.slice(4, 30));
});

describe('a key cannot be created', () => {
  test('for a company that is not approved, an employer without a company, or a job seeker', async () => {
    const { pending, nobodys, seeker, admin } = await scenario()
      .employer({ as: 'pending', company: { status: 'pending' } })
      .employer({ as: 'nobodys', company: null })
      .seeker()
      .admin();
    await createKey(admin, {});
    const rule = 'apiKey.create.approved-company';
    await expect(createKey(pending, {})).toBreakRule(rule);
    await expect(createKey(nobodys, {})).toBreakRule(rule);
    await expect(createKey(seeker, {})).toFailWith('FORBIDDEN');
    for (const who of [pending, nobodys]) expect(await keysOf(who)).toEqual([]);
    await expect(keysOf(seeker)).toFailWith('FORBIDDEN');
  });

  test('without a scope, with a scope its creator may not grant, or for longer than a year or less than a day', async () => {
    const { employer, admin } = await scenario().employer().admin();
    const wrong = [
      { scopes: [] },
      { scopes: ['ANALYTICS_READ'] },
      { name: ' ' },
      { name: 'x'.repeat(101) },
      { expiresAt: inDays(366.1) },
      { expiresAt: inDays(0.9) },
      { expiresAt: inDays(-1) },
    ];
    for (const input of wrong)
      await expect(createKey(employer, input), JSON.stringify(input)).toFailWith('BAD_USER_INPUT');
    for (const days of [1, 365]) await createKey(employer, { expiresAt: inDays(days) });
    const { apiKey } = await createKey(admin, { scopes: ['ANALYTICS_READ', 'JOBS_READ'] });
    expect(apiKey.scopes).toEqual(['JOBS_READ', 'ANALYTICS_READ']);
  });

  test('when 20 are active, even by two requests at the same moment', async () => {
    const { employer } = await scenario().employer();
    for (let at = 0; at < 19; at += 1) await createKey(employer, { name: `Key ${at}` });
    const last = await Promise.allSettled([1, 2, 3].map(() => createKey(employer, {})));
    const [made] = last.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const refused = last.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toHaveLength(2);
    for (const reason of refused) await expect(reason).toBreakRule('apiKey.create.room');
    await turn(employer, 'revokeApiKey', made!.apiKey.id);
    expect((await createKey(employer, {})).apiKey.state).toBe('LIVING');
    const shown = (await keysOf(employer)).map(({ state }) => state);
    expect(shown).toEqual([...Array.from({ length: 20 }, () => 'LIVING'), 'REVOKED']);
  });
});

test('a colleague can see, rename and revoke a key; another company cannot see it', async () => {
  const { employer, colleague, rival, admin } = await scenario()
    .employer()
    .employer({ as: 'colleague', company: null })
    .employer({ as: 'rival' })
    .admin();
  await addMember(app, employer.company!.id, colleague.id);
  const { apiKey, token } = await createKey(employer, {});
  for (const who of [rival, admin]) {
    expect((await keysOf(who)).map(({ id }) => id)).not.toContain(apiKey.id);
    await expect(turn(who, 'revokeApiKey', apiKey.id)).toFailWith('NOT_FOUND');
    await expect(rename(who, apiKey.id, 'Mine')).toFailWith('NOT_FOUND');
  }
  expect(await rename(colleague, apiKey.id, 'Ours')).toMatchObject({ name: 'Ours', isOwn: false });
  const ended = await turn(colleague, 'revokeApiKey', apiKey.id);
  expect(ended).toMatchObject({ state: 'REVOKED', name: 'Ours' });
  await expect(keyInUse(keyHolder(app, token))).toFailWith('UNAUTHENTICATED');
  expect(await turn(colleague, 'revokeApiKey', apiKey.id)).toEqual(ended);
  await expect(rename(colleague, apiKey.id, 'Again')).toBreakRule('apiKey.change.living');
  const logged = await app.sql<{ action: string; actor_id: string }>(
    'select action, actor_id from activity_log where subject_id = ? order by id',
    [apiKey.id],
  );
  expect(logged.map(({ action, actor_id: who }) => [action, who])).toEqual([
    ['apiKey.create', employer.id],
    ['apiKey.rename', colleague.id],
    ['apiKey.revoke', colleague.id],
  ]);
});

test('a key’s last use is shown to the minute and written once a minute', async () => {
  const { employer } = await scenario().employer();
  const { token } = await createKey(employer, {});
  const program = keyHolder(app, token);
  const seen = async () => Date.parse((await keysOf(employer))[0]!.lastUsedAt!);
  const touched = (statements: string[]) =>
    statements.filter((statement) => statement.includes('key-touch')).length;
  const asked = async () => touched(await statementsOf(() => keyInUse(program)));
  const before = app.clock.now().getTime();
  expect(await asked()).toBe(1);
  const first = await seen();
  expect(first).toBeGreaterThanOrEqual(before);
  app.clock.forward({ seconds: 30 });
  expect(await asked()).toBe(0);
  expect(await seen()).toBe(first);
  app.clock.forward({ seconds: 31 });
  await Promise.all([1, 2, 3].map(() => keyInUse(program)));
  expect((await seen()) - first).toBeGreaterThanOrEqual(MINUTE);
});
