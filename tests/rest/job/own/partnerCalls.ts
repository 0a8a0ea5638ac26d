import { scenario } from '#tests/support/scenario.ts';
import { BODY } from '#tests/server/job/own/jobCalls.ts';

const PATH = '/api/partner/jobs/A-1';

/** An employer who has sent a job, and the arguments of each row. */
async function sent() {
  const { employer } = await scenario().employer();
  await employer.rest('PUT', PATH, BODY);
  return { who: employer, params: { externalId: 'A-1' } };
}

export const PARTNER_CALLS = {
  'POST /partner/jobs/bulk': async () => ({
    who: (await scenario().employer()).employer,
    body: { jobs: [{ ...BODY, externalId: 'A-1' }, { externalId: 'A-2' }] },
  }),
  'GET /partner/jobs/{externalId}': sent,
  'PUT /partner/jobs/{externalId}': async () => ({
    ...(await sent()),
    body: { ...BODY, title: 'Another' },
  }),
  'DELETE /partner/jobs/{externalId}': async () => ({ ...(await sent()), status: 204 }),
};
