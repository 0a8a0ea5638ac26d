import { scenario } from '#tests/support/scenario.ts';
import { ROW } from '#tests/server/bulkUpload/uploadCalls.ts';

/** An administrator, and a valid row. */
async function ready() {
  const { admin, employer } = await scenario().admin().employer();
  const name = `Works of ${employer.id}`;
  await employer.rest('PATCH', '/api/companies/profile', { name });
  return { who: admin, body: { data: [{ ...ROW, company_name: name }], type: 'jobs' } };
}

async function uploaded() {
  const { who, body } = await ready();
  const answer = await who.rest('POST', '/api/admin/jobs/bulk-upload/upload', body);
  return { who, id: String(answer.body['id']) };
}

/** The routes of job uploads, with the arguments to call each. */
export const BULK_UPLOAD_CALLS = {
  'POST /admin/jobs/bulk-upload/validate': ready,
  'POST /admin/jobs/bulk-upload/upload': ready,
  'GET /admin/jobs/bulk-upload/uploads': async () => ({ who: (await uploaded()).who }),
  'GET /admin/jobs/bulk-upload/uploads/{id}': async () => {
    const { who, id } = await uploaded();
    return { who, params: { id } };
  },
};
