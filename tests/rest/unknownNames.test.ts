import { expect, test } from 'vitest';
import { scenario } from '#tests/support/scenario.ts';

test('a change with only unknown names is refused, and nothing is changed', async () => {
  const { admin, employer, seeker } = await scenario()
    .admin()
    .employer({ firstName: 'Ravi' })
    .seeker();
  const calls = [
    [admin, 'PUT', `/api/admin/users/${seeker.id}`, { user: { firstName: 'Mira' } }],
    [admin, 'PUT', `/api/admin/users/${seeker.id}`, { id: seeker.id, name: 'Mira' }],
    [admin, 'POST', `/api/admin/users/${seeker.id}/suspend`, { minutes: 60 }],
    [employer, 'PATCH', '/api/employers/profile', { profile: { firstName: 'Mira' } }],
    [employer, 'PATCH', '/api/employers/notifications', { notifications: {} }],
    [employer, 'PATCH', '/api/employers/privacy', { visibility: 'private' }],
    [seeker, 'PATCH', '/api/users/profile', { profile: { headline: 'Nurse' } }],
    [seeker, 'PATCH', '/api/users/onboarding/complete', { done: true }],
  ] as const;
  for (const [who, method, path, body] of calls) {
    const answer = await who.rest(method, path, body);
    expect(answer, `${method} ${path}`).toMatchObject({
      status: 400,
      body: {
        code: 'BAD_USER_INPUT',
        message: expect.stringContaining('Unknown fields: '),
      },
    });
  }
  // If there are many long names, the first ten are named, each by its beginning.
  const long = Object.fromEntries(Array.from({ length: 11 }, (_, at) => ['x'.repeat(60 + at), 1]));
  const { body: refused } = await seeker.rest('PATCH', '/api/users/profile', long);
  const named = Array.from({ length: 10 }, () => ({ field: 'x'.repeat(60) }));
  expect(refused['fields']).toMatchObject(named);
  const { body } = await admin.rest('GET', `/api/admin/users/${seeker.id}`);
  expect(body).toMatchObject({ firstName: 'Asha', status: 'active' });
});

test('a known name among unknown ones is applied, and an empty change is accepted', async () => {
  const { seeker } = await scenario().seeker();
  const given = { headline: 'Nurse', somethingNew: 1 };
  expect((await seeker.rest('PATCH', '/api/users/profile', given)).status).toBe(200);
  expect((await seeker.rest('PATCH', '/api/users/profile', {})).status).toBe(200);
});
