import { expect, test } from 'vitest';
import { documented } from '#tests/rest/documented.ts';
import { scenario } from '#tests/support/scenario.ts';

interface Listed {
  data: Record<string, unknown>[];
}

test('users are listed, changed, verified, suspended and deleted as documented', async () => {
  const { admin, seeker } = await scenario()
    .admin({ firstName: 'Root' })
    .seeker({ firstName: 'Meera', emailVerified: false });
  const id = seeker.id;
  const list = await admin.rest<Listed>(
    'GET',
    '/api/admin/users?role=job_seeker&status=active&search=meera&limit=5&page=x',
  );
  expect(list).toMatchObject({
    status: 200,
    body: {
      data: [
        {
          id,
          firstName: 'Meera',
          lastName: 'Rao',
          email: seeker.email,
          role: 'job_seeker',
          status: 'active',
          isVerified: false,
        },
      ],
      totalCount: 1,
      page: 1,
      limit: 5,
      totalPages: 1,
    },
  });
  expect(Object.keys(list.body.data[0]!)).toEqual(
    expect.arrayContaining(['lastLoginAt', 'createdAt']),
  );
  expect((await documented(admin, 'GET', '/admin/users')).status).toBe(200);
  expect((await admin.rest('GET', '/api/admin/users?status=eaten')).status).toBe(400);
  const one = await documented(admin, 'GET', '/admin/users/{id}', undefined, { id });
  expect(one).toMatchObject({ status: 200, body: { id, status: 'active' } });

  const verified = await documented(admin, 'POST', '/admin/users/{id}/verify', undefined, { id });
  expect(verified).toMatchObject({ status: 200, body: { isVerified: true } });
  const changed = { firstName: 'Mira', role: 'employer', status: 'Active' };
  const updated = await documented(admin, 'PUT', '/admin/users/{id}', changed, { id });
  expect(updated).toMatchObject({ status: 200, body: { firstName: 'Mira', role: 'employer' } });
  const wrong = await documented(admin, 'PUT', '/admin/users/{id}', { status: 'gone' }, { id });
  expect(wrong).toMatchObject({ status: 400, body: { fields: [{ field: 'status' }] } });

  const given = { reason: 'Spam', duration: '60' };
  const suspended = await documented(admin, 'POST', '/admin/users/{id}/suspend', given, { id });
  expect(suspended).toMatchObject({
    status: 200,
    body: { status: 'suspended', suspendedReason: 'Spam' },
  });
  const again = await documented(admin, 'POST', '/admin/users/{id}/suspend', {}, { id });
  expect(again).toMatchObject({ status: 409, body: { rule: 'user.suspend.new' } });

  expect(await documented(admin, 'DELETE', '/admin/users/{id}', undefined, { id })).toMatchObject({
    status: 204,
    body: {},
  });
  const gone = await documented(admin, 'GET', '/admin/users/{id}', undefined, { id });
  expect(gone).toMatchObject({
    status: 404,
    body: { message: 'We could not find this user. The account may have been deleted.' },
  });
});

test('a suspension without reason and end gets the documented reason and no end', async () => {
  const { admin, seeker } = await scenario().admin().seeker();
  const answer = await admin.rest('POST', `/api/admin/users/${seeker.id}/suspend`);
  expect(answer).toMatchObject({
    status: 200,
    body: { status: 'suspended', suspendedReason: 'Admin action', suspendedUntil: null },
  });
});
