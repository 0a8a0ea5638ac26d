import { USER_CALLS } from '#tests/rest/admin/user/userCalls.ts';
import { scenario } from '#tests/support/scenario.ts';

/** An administrator, and items waiting for moderation. */
async function waiting() {
  const world = await scenario()
    .admin()
    .employer({ company: { status: 'pending' } })
    .job({ adminStatus: 'pending' });
  return { who: world.admin, company: world.employer.company!.id, job: world.job.id };
}

async function changeThatWaits() {
  const { admin, employer, job } = await scenario().admin().employer().job();
  const { body } = await employer.rest<{ pendingChange: { id: string } }>(
    'PATCH',
    `/api/jobs/${job.id}`,
    { title: 'Another title' },
  );
  return { admin, employer, params: { id: body.pendingChange.id } };
}

/** The routes for administrators, with the arguments to call each. */
export const ADMIN_CALLS = {
  ...USER_CALLS,
  'DELETE /pending-changes/{id}': async () => {
    const { employer: who, params } = await changeThatWaits();
    return { who, params, status: 204 };
  },
  'PUT /admin/pending-changes/{id}': async () => {
    const { admin: who, params } = await changeThatWaits();
    return { who, params, body: { decision: 'approve' } };
  },
  'GET /admin/auth/permissions': async () => ({ who: (await waiting()).who }),
  'GET /admin/recounts': async () => ({ who: (await waiting()).who }),
  'POST /admin/recounts': async () => ({ who: (await waiting()).who }),
  'GET /admin/recounts/{id}': async () => {
    const { who } = await waiting();
    const { body } = await who.rest<{ data: { id: string }[] }>('POST', '/api/admin/recounts');
    return { who, params: { id: body.data[0]!.id } };
  },
  'GET /admin/activity-logs': async () => ({ who: (await waiting()).who }),
  'GET /admin/dashboard/stats': async () => ({ who: (await waiting()).who }),
  'GET /admin/dashboard/analytics/users': async () => ({ who: (await waiting()).who }),
  'GET /admin/dashboard/analytics/jobs': async () => ({ who: (await waiting()).who }),
  'GET /admin/analytics/rows': async () => ({
    who: (await waiting()).who,
    query: 'measures=users',
  }),
  'GET /admin/dashboard/analytics/applications': async () => ({ who: (await waiting()).who }),
  'GET /admin/settings': async () => ({ who: (await waiting()).who }),
  'PUT /admin/settings': async () => ({
    who: (await waiting()).who,
    body: { siteName: 'Kaamyab' },
  }),
  'GET /admin/companies': async () => ({ who: (await waiting()).who }),
  'GET /admin/jobs': async () => ({ who: (await waiting()).who }),
  'GET /admin/companies/{id}': async () => {
    const { who, company: id } = await waiting();
    return { who, params: { id } };
  },
  'GET /admin/jobs/{id}': async () => {
    const { who, job: id } = await waiting();
    return { who, params: { id } };
  },
  'POST /admin/companies/{id}/verify': async () => {
    const { who, company: id } = await waiting();
    return { who, params: { id } };
  },
  'PUT /admin/companies/{id}/status': async () => {
    const { who, company: id } = await waiting();
    return { who, params: { id }, body: { status: 'rejected', adminNotes: 'No site.' } };
  },
  'PUT /admin/jobs/{id}/status': async () => {
    const { who, job: id } = await waiting();
    return { who, params: { id }, body: { status: 'Approved', from: 'pending' } };
  },
  'POST /admin/jobs/bulk-action': async () => {
    const { who, job, company } = await waiting();
    return { who, body: { action: 'approve', jobIds: [job, company] } };
  },
};
