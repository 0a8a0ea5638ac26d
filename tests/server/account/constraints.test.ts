import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#server/lib/ids.ts';
import { theApp, type App } from '#tests/support/app.ts';
import { scenario } from '#tests/support/scenario.ts';

let app: App;

beforeAll(async () => {
  app = await theApp();
});

type Row = Record<string, unknown>;

/** The name of the constraint that refuses this row; null if the row is accepted. */
async function refusalOf(table: string, row: Row): Promise<string | null> {
  const columns = Object.keys(row);
  const places = columns.map(() => '?').join(', ');
  try {
    await app.sql(
      `insert into ${table} (${columns.join(', ')}) values (${places})`,
      Object.values(row),
    );
    return null;
  } catch (error) {
    return (error as { constraint?: string; column?: string }).constraint ?? String(error);
  }
}

const aUser = (values: Row = {}): Row => {
  const now = new Date();
  const id = newId(now.getTime());
  return {
    id,
    email: `${id}@people.example`,
    role: 'job_seeker',
    created_at: now,
    updated_at: now,
    ...values,
  };
};

describe('the database itself refuses', () => {
  test('a duplicate address, and one with capital letters', async () => {
    const { seeker } = await scenario().seeker();
    expect(await refusalOf('users', aUser({ email: seeker.email }))).toBe('users_email_key');
    expect(await refusalOf('users', aUser({ email: seeker.email.toUpperCase() }))).toBe(
      'users_email_check',
    );
    expect(
      await refusalOf('users', aUser({ email: seeker.email, deleted_at: new Date() })),
    ).toBeNull();
  });

  test.each([
    ['users_role_check', { role: 'owner' }],
    ['users_status_check', { status: 'gone' }],
    ['users_locale_check', { locale: 'fr' }],
    ['users_first_name_check', { first_name: 'x'.repeat(101) }],
    ['users_email_check', { email: `${'x'.repeat(250)}@people.example` }],
    ['users_company_id_fkey', { company_id: newId(0) }],
  ])('a user against %s', async (constraint, values) => {
    expect(await refusalOf('users', aUser(values))).toBe(constraint);
  });

  test('sessions, links and profiles without a user', async () => {
    const times = { created_at: new Date(), expires_at: new Date() };
    const base = { id: newId(0), user_id: newId(1), token_hash: Buffer.from('x'), ...times };
    const session = { ...base, last_used_at: new Date() };
    expect(await refusalOf('sessions', session)).toBe('sessions_user_id_fkey');
    const link = { ...base, purpose: 'verify_email' };
    expect(await refusalOf('account_tokens', link)).toBe('account_tokens_user_id_fkey');
    const profile = { user_id: newId(1), updated_at: new Date() };
    expect(await refusalOf('seeker_profiles', profile)).toBe('seeker_profiles_user_id_fkey');
  });

  test('two sessions with the same token, and a link with an unknown purpose', async () => {
    const { seeker } = await scenario().seeker();
    const [known] = await app.sql<{ token_hash: Buffer }>(
      'select token_hash from sessions where user_id = ?',
      [seeker.id],
    );
    const now = new Date();
    const base = { id: newId(2), user_id: seeker.id, created_at: now, expires_at: now };
    const twin = { ...base, token_hash: known?.token_hash, last_used_at: now };
    expect(await refusalOf('sessions', twin)).toBe('sessions_token_hash_key');
    const link = { ...base, token_hash: Buffer.from('y'), purpose: 'join' };
    expect(await refusalOf('account_tokens', link)).toBe('account_tokens_purpose_check');
  });

  test('a second profile for a user, and values outside the option lists', async () => {
    const { seeker } = await scenario().seeker();
    const profile = { user_id: seeker.id, updated_at: new Date() };
    expect(await refusalOf('seeker_profiles', { ...profile, gender: 'x' })).toBe(
      'seeker_profiles_gender_check',
    );
    expect(await refusalOf('seeker_profiles', profile)).toBeNull();
    expect(await refusalOf('seeker_profiles', profile)).toBe('seeker_profiles_pkey');
  });
});

test('deleting a user also deletes their sessions, links and profile', async () => {
  const { seeker } = await scenario().seeker({ emailVerified: false });
  await app.sql('insert into seeker_profiles (user_id, updated_at) values (?, now())', [seeker.id]);
  await app.sql('delete from users where id = ?', [seeker.id]);
  for (const table of ['sessions', 'account_tokens', 'seeker_profiles']) {
    expect(await app.sql(`select 1 from ${table} where user_id = ?`, [seeker.id]), table).toEqual(
      [],
    );
  }
});

test('no token or password is stored in plain text', async () => {
  const { seeker } = await scenario().seeker({ signsUp: true });
  const [stored] = await app.sql<{ user: string; session: string }>(
    'select u::text as user, s::text as session from users u join sessions s on s.user_id = u.id where u.id = ?',
    [seeker.id],
  );
  expect(stored?.user).toContain('$argon2id$');
  expect(stored?.user).not.toContain(seeker.password);
  expect(stored?.session).not.toContain(seeker.token);
  expect(stored?.session).not.toContain(Buffer.from(seeker.token).toString('hex'));
});
