import { csv, ROW } from '#tests/server/bulkUpload/uploadCalls.ts';
import { upload } from '#tests/server/file/uploadApp.ts';
import { mutateOrFail, type Writes } from '../mutations.ts';
import type { Market } from '../market.ts';

async function rowsOf({ one, ids }: Market) {
  const name = await one(`select name as id from companies where id = '${ids.company}'`);
  return [
    { ...ROW, company_name: name },
    { ...ROW, title: '', company_name: 'Nobody Ltd', salary: 'a lot' },
  ];
}

const sent = async (market: Market) => ({ data: await rowsOf(market), type: 'jobs' });

async function uploaded(market: Market): Promise<string> {
  const who = { token: market.tokens.admin };
  const { body } = await upload(
    market.app,
    who,
    'bulk-jobs',
    Buffer.from(csv(await rowsOf(market))),
    {
      name: 'jobs.csv',
    },
  );
  return body.fileId;
}

const prepared = async (market: Market) => {
  const { upload: made } = await mutateOrFail<{ upload: { id: string } }>(
    market,
    'admin',
    'prepareBulkUpload',
    { fileId: await uploaded(market) },
  );
  return made.id;
};

const change = async (market: Market) => {
  await mutateOrFail(market, 'employer', 'updateJob', {
    id: market.ids.designer,
    title: 'Lead Designer',
  });
  return market.one(
    `select id from pending_changes where job_id = '${market.ids.designer}' order by id desc`,
  );
};

const reported = (market: Market) =>
  mutateOrFail(market, 'seeker', 'reportJob', {
    jobId: market.ids.rivalJob,
    reason: 'FEE',
    detail: 'They want Rs 500.',
  });

const updatedAt = async (market: Market, table: string, id: string) => {
  const [row] = await market.app.sql<{ at: string }>(
    `select updated_at as at from ${table} where id = ?`,
    [id],
  );
  return new Date(row!.at).toISOString();
};

const idOf = (_: Market, id: string) => ({ id });

export const administration: Writes = {
  'updateJobStatus: approve': {
    as: 'admin',
    input: ({ ids }) => ({ id: ids.waitingJob, status: 'APPROVED', from: 'PENDING' }),
  },
  'updateJobStatus: reject': {
    as: 'admin',
    input: ({ ids }) => ({
      id: ids.waitingJob,
      status: 'REJECTED',
      adminNotes: 'Name the pay.',
    }),
  },
  'updateJobStatus: suspend': {
    as: 'admin',
    input: ({ ids }) => ({ id: ids.frontEnd, status: 'SUSPENDED', adminNotes: 'Under review.' }),
  },
  'updateJobStatus: after it was edited': {
    as: 'admin',
    input: ({ ids }) => ({
      id: ids.waitingJob,
      status: 'APPROVED',
      updatedAt: '2026-01-01T00:00:00.000Z',
    }),
  },
  changeJobsStatus: {
    as: 'admin',
    input: async (market) => ({
      action: 'APPROVE',
      ids: [market.ids.waitingJob, market.ids.frontEnd],
      adminNotes: 'Fine',
      seen: [
        {
          id: market.ids.waitingJob,
          updatedAt: await updatedAt(market, 'jobs', market.ids.waitingJob),
        },
      ],
    }),
  },
  resolveJobReports: {
    as: 'admin',
    before: reported,
    input: ({ ids }) => ({ jobId: ids.rivalJob }),
  },
  'decidePendingChange: approve': {
    as: 'admin',
    before: change,
    input: (_, id: string) => ({ id, decision: 'APPROVE' }),
  },
  'decidePendingChange: reject': {
    as: 'admin',
    before: change,
    input: (_, id: string) => ({ id, decision: 'REJECT', adminNotes: 'It is not a lead.' }),
  },
  'updateCompanyStatus: approve': {
    as: 'admin',
    input: ({ ids }) => ({ id: ids.waitingCompany, status: 'APPROVED', from: 'PENDING' }),
  },
  'updateCompanyStatus: suspend': {
    as: 'admin',
    input: ({ ids }) => ({ id: ids.company, status: 'SUSPENDED', adminNotes: 'Too many reports.' }),
  },
  verifyCompany: { as: 'admin', input: ({ ids }) => ({ id: ids.waitingCompany }) },
  suspendUser: {
    as: 'admin',
    input: ({ ids }) => ({ id: ids.recruiter, duration: 7, reason: 'Spam' }),
  },
  'suspendUser: until it is lifted': {
    as: 'admin',
    input: ({ ids }) => ({ id: ids.newcomer, reason: 'Spam' }),
  },
  'suspendUser: oneself': { as: 'admin', input: ({ ids }) => ({ id: ids.admin }) },
  suspendUsers: {
    as: 'admin',
    input: ({ ids }) => ({ ids: [ids.newcomer, ids.manager, ids.admin], reason: 'Spam' }),
  },
  unsuspendUser: {
    as: 'admin',
    before: (market) =>
      mutateOrFail(market, 'admin', 'suspendUser', { id: market.ids.recruiter, reason: 'Spam' }),
    input: ({ ids }) => ({ id: ids.recruiter }),
  },
  verifyUser: { as: 'admin', input: ({ ids }) => ({ id: ids.newcomer }) },
  verifyUsers: { as: 'admin', input: ({ ids }) => ({ ids: [ids.newcomer, ids.seeker] }) },
  updateUser: {
    as: 'admin',
    input: ({ ids }) => ({
      id: ids.newcomer,
      firstName: 'Neela',
      lastName: 'Basu',
      email: 'neela@people.example',
      phone: '+91 98300 77889',
      role: 'EMPLOYER',
      isVerified: true,
    }),
  },
  'updateUser: deactivate': {
    as: 'admin',
    input: ({ ids }) => ({ id: ids.seeker, status: 'INACTIVE' }),
  },
  'updateUser: a known address': {
    as: 'admin',
    input: ({ ids }) => ({ id: ids.newcomer, email: 'seeker@demo.kaamyab.example' }),
  },
  deleteUser: { as: 'admin', input: ({ ids }) => ({ id: ids.recruiter }) },
  'deleteUser: a job seeker': { as: 'admin', input: ({ ids }) => ({ id: ids.seeker }) },
  'deleteUser: one who was rejected': {
    as: 'admin',
    input: async ({ one, ids }) => ({
      id: await one(`select seeker_id as id from applications where id = '${ids.rejected}'`),
    }),
  },
  removeTwoFactor: {
    as: 'admin',
    before: (market) =>
      market.app.sql(`update users set two_factor_enabled_at = ? where id = ?`, [
        market.now,
        market.ids.seeker,
      ]),
    input: ({ ids }) => ({ userId: ids.seeker }),
  },
  updateSystemSettings: {
    as: 'admin',
    changesSettings: true,
    input: () => ({
      siteName: 'Kaamyab Test',
      autoApproveJobs: true,
      fileUploadLimit: 7,
      supportEmail: 'help@kaamyab.example',
      maxLoginAttempts: 4,
      passwordMinLength: 11,
    }),
  },
  sendTestMail: { as: 'admin', input: () => ({ to: 'admin@demo.kaamyab.example' }) },
  backUpNow: { as: 'admin' },
  recountNow: { as: 'admin' },
  validateBulkRows: { as: 'admin', input: sent },
  uploadBulkRows: { as: 'admin', input: sent },
  prepareBulkUpload: {
    as: 'admin',
    before: uploaded,
    input: (_, fileId: string) => ({ fileId }),
  },
  startBulkUpload: {
    as: 'admin',
    before: prepared,
    input: (_, id: string) => ({ id, skipFaulty: true }),
  },
  undoBulkUpload: {
    as: 'admin',
    before: async (market) => {
      await mutateOrFail(market, 'admin', 'uploadBulkRows', await sent(market));
      return market.one('select id from bulk_uploads order by id desc limit 1');
    },
    input: idOf,
  },
};
