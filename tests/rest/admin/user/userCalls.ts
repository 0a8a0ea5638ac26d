import { scenario } from '#tests/support/scenario.ts';

async function aUser() {
  const { admin: who, seeker } = await scenario().admin().seeker({ emailVerified: false });
  return { who, params: { id: seeker.id } };
}

/** The routes about users, with the arguments to call each. */
export const USER_CALLS = {
  'GET /admin/users': async () => ({ who: (await aUser()).who }),
  'GET /admin/users/{id}': aUser,
  'PUT /admin/users/{id}': async () => ({ ...(await aUser()), body: { firstName: 'Mira' } }),
  'DELETE /admin/users/{id}': async () => ({ ...(await aUser()), status: 204 }),
  'POST /admin/users/{id}/verify': aUser,
  'POST /admin/users/{id}/suspend': async () => ({
    ...(await aUser()),
    body: { reason: 'Spam', duration: 60 },
  }),
};
