import { mutateOrFail, findInMail, LINK, dayFrom, type Writes } from '../mutations.ts';
import type { Market } from '../market.ts';

const NEW_JOB = {
  title: 'Warehouse Supervisor',
  description: 'You lead **twelve people** in our warehouse.',
  requirements: 'Two years in a warehouse',
  responsibilities: 'Plans shifts',
  benefits: 'Bus to work',
  location: 'Nashik, Maharashtra',
  category: 'logistics_saas',
  industry: 'Logistics',
  type: 'FULL_TIME',
  salary: '4 - 6 LPA',
  experience: 3,
  openings: 4,
  shift: 'NIGHT',
  noticePeriod: 'FIFTEEN_DAYS',
  workMode: 'OFFICE',
  language: 'HINDI',
};
const questions = [
  { kind: 'YES_NO', text: 'Do you have a driving licence?', wanted: ['yes'], weight: 'MUST' },
  { kind: 'NUMBER', text: 'How many years in a warehouse?', minimum: 2, isRequired: true },
];

const PARTNER_JOB = {
  ...NEW_JOB,
  externalId: 'W-17',
  type: 'full_time',
  shift: 'night',
  noticePeriod: 'fifteen_days',
  workMode: 'office',
  language: 'hindi',
};

const frontEnd = ({ ids }: Market) => ({ id: ids.frontEnd });

export const jobs: Writes = {
  createJob: {
    as: 'employer',
    input: (market) => ({ ...NEW_JOB, questions, applicationDeadline: dayFrom(market, 20) }),
  },
  'createJob: with signs of fraud, too many featured': {
    as: 'employer',
    input: () => ({
      ...NEW_JOB,
      description: 'Pay a registration fee of Rs 500 by WhatsApp first.',
      isFeatured: true,
      isHot: true,
    }),
  },
  'createJob: without a company': { as: 'founder', input: () => NEW_JOB },
  saveJobDraft: { as: 'employer', input: () => NEW_JOB },
  discardJobDraft: {
    as: 'employer',
    before: (market) => mutateOrFail(market, 'employer', 'saveJobDraft', NEW_JOB),
  },
  duplicateJob: { as: 'employer', input: frontEnd },
  updateJob: {
    as: 'employer',
    input: ({ ids }) => ({ id: ids.designer, benefits: 'Lunch', openings: 3, shift: 'DAY' }),
  },
  'updateJob: what is reviewed': {
    as: 'employer',
    input: ({ ids }) => ({
      id: ids.designer,
      title: 'Lead Designer',
      salary: '20 - 30 LPA',
      location: 'Mumbai, Maharashtra',
    }),
  },
  'updateJob: one that waits for approval': {
    as: 'recruiter',
    input: ({ ids }) => ({ id: ids.waitingJob, title: 'Senior Data Analyst', questions }),
  },
  closeJob: { as: 'employer', input: frontEnd },
  'closeJob: of another company': { as: 'rival', input: frontEnd },
  reopenJob: { as: 'employer', input: ({ ids }) => ({ id: ids.closedJob }) },
  renewJob: { as: 'employer', input: ({ ids }) => ({ id: ids.qa }) },
  'renewJob: too early': { as: 'employer', input: frontEnd },
  'renewJob: one that expired': { as: 'employer', input: ({ ids }) => ({ id: ids.expiredJob }) },
  deleteJob: { as: 'employer', input: frontEnd },
  'deleteJob: one that people applied for': {
    as: 'employer',
    input: ({ ids }) => ({ id: ids.qa }),
  },
  restoreJob: {
    as: 'employer',
    before: (market) => mutateOrFail(market, 'employer', 'deleteJob', frontEnd(market)),
    input: frontEnd,
  },
  'changeJobs: feature': {
    as: 'employer',
    input: ({ ids }) => ({
      action: 'FEATURE',
      ids: [ids.qa, ids.designer, ids.frontEnd, ids.rivalJob, ids.closedJob],
    }),
  },
  'changeJobs: close': {
    as: 'employer',
    input: ({ ids }) => ({ action: 'CLOSE', ids: [ids.qa, ids.closedJob, ids.expiredJob] }),
  },
  'changeJobs: delete': {
    as: 'employer',
    input: ({ ids }) => ({ action: 'DELETE', ids: [ids.qa, ids.waitingJob] }),
  },
  putJob: { as: 'employer', input: () => PARTNER_JOB },
  'putJob: again with another title': {
    as: 'employer',
    before: (market) => mutateOrFail(market, 'employer', 'putJob', PARTNER_JOB),
    input: () => ({ ...PARTNER_JOB, title: 'Warehouse Manager', isHot: true }),
  },
  putJobs: {
    as: 'employer',
    input: () => ({
      jobs: [
        PARTNER_JOB,
        { ...PARTNER_JOB, externalId: 'W-18', type: 'nothing' },
        { ...PARTNER_JOB, title: 'Packer', externalId: 'W-19' },
        { ...PARTNER_JOB, title: 'Twice' },
      ],
    }),
  },
  deletePartnerJob: {
    as: 'employer',
    before: (market) => mutateOrFail(market, 'employer', 'putJob', PARTNER_JOB),
    input: () => ({ externalId: 'W-17' }),
  },
  deletePartnerJobs: {
    as: 'employer',
    before: (market) => mutateOrFail(market, 'employer', 'putJob', PARTNER_JOB),
    input: () => ({ externalIds: ['W-17', 'W-99'] }),
  },
  recordJobView: {
    as: 'seeker',
    input: ({ ids }) => ({
      jobId: ids.rivalJob,
      source: 'SEARCH',
      position: 3,
      words: 'nurse pune',
    }),
  },
  saveJob: { as: 'seeker', input: ({ ids }) => ({ jobId: ids.accountant }) },
  'saveJob: one that is not public': {
    as: 'seeker',
    input: ({ ids }) => ({ jobId: ids.waitingJob }),
  },
  unsaveJob: {
    as: 'seeker',
    input: async ({ one, ids }) => ({
      jobId: await one(
        `select job_id as id from saved_jobs where user_id = '${ids.seeker}' order by saved_at limit 1`,
      ),
    }),
  },
  dismissJob: {
    as: 'seeker',
    input: ({ ids }) => ({ jobId: ids.accountant, reason: 'COMPANY' }),
  },
  undismissJob: {
    as: 'seeker',
    before: (market) =>
      mutateOrFail(market, 'seeker', 'dismissJob', { jobId: market.ids.accountant, reason: 'FAR' }),
    input: ({ ids }) => ({ jobId: ids.accountant }),
  },
  reportJob: {
    as: 'seeker',
    input: ({ ids }) => ({ jobId: ids.rivalJob, reason: 'FEE', detail: 'They want Rs 500.' }),
  },
  hideCompany: { as: 'seeker', input: ({ ids }) => ({ companyId: ids.rivalCompany }) },
  unhideCompany: {
    as: 'seeker',
    before: (market) =>
      mutateOrFail(market, 'seeker', 'hideCompany', { companyId: market.ids.rivalCompany }),
    input: ({ ids }) => ({ companyId: ids.rivalCompany }),
  },
  followCompany: { as: 'seeker', input: ({ ids }) => ({ companyId: ids.rivalCompany }) },
  'followCompany: one whose alert was deleted': {
    as: 'seeker',
    before: async (market) => {
      const company = { companyId: market.ids.rivalCompany };
      await mutateOrFail(market, 'seeker', 'followCompany', company);
      const id = await market.one('select id from alerts order by id desc limit 1');
      await mutateOrFail(market, 'seeker', 'deleteAlert', { id });
    },
    input: ({ ids }) => ({ companyId: ids.rivalCompany }),
  },
  createAlert: {
    as: 'seeker',
    input: () => ({
      name: 'Night shifts',
      keywords: 'warehouse',
      location: 'Nashik, Maharashtra',
      jobType: 'FULL_TIME',
      salaryRange: 'LAKH_3_5',
      frequency: 'WEEKLY',
      filters: 'shift=night',
    }),
  },
  updateAlert: {
    as: 'seeker',
    input: async ({ one, ids }) => ({
      id: await one(`select id from alerts where user_id = '${ids.seeker}' order by id limit 1`),
      name: 'Renamed',
      frequency: 'MONTHLY',
      isActive: false,
    }),
  },
  deleteAlert: {
    as: 'seeker',
    input: async ({ one, ids }) => ({
      id: await one(`select id from alerts where user_id = '${ids.seeker}' order by id limit 1`),
    }),
  },
  restoreAlert: {
    as: 'seeker',
    before: async (market) => {
      const id = await market.one(
        `select id from alerts where user_id = '${market.ids.seeker}' order by id limit 1`,
      );
      await mutateOrFail(market, 'seeker', 'deleteAlert', { id });
      return id;
    },
    input: (_, id: string) => ({ id }),
  },
  unsubscribe: { as: 'guest', input: () => ({ token: 'unknown', scope: 'ALERT' }) },
  resubscribe: { as: 'guest', input: () => ({ token: 'unknown', scope: 'ALL' }) },
  subscribe: {
    as: 'guest',
    input: () => ({ email: 'Reader@people.example', topic: 'BLOG' }),
  },
  confirmSubscription: {
    as: 'guest',
    before: async (market) => {
      await mutateOrFail(market, 'guest', 'subscribe', {
        email: 'reader@people.example',
        topic: 'BLOG',
      });
      return findInMail(market, 'reader@people.example', LINK);
    },
    input: (_, token: string) => ({ token }),
  },
  leaveSubscription: {
    as: 'guest',
    before: async (market) => {
      await mutateOrFail(market, 'guest', 'subscribe', {
        email: 'reader@people.example',
        topic: 'BLOG',
      });
      const token = await findInMail(market, 'reader@people.example', LINK);
      await mutateOrFail(market, 'guest', 'confirmSubscription', { token });
      return token;
    },
    input: (_, token: string) => ({ token }),
  },
  sendMessage: {
    as: 'guest',
    input: () => ({
      name: 'Ravi',
      email: 'ravi@people.example',
      subject: 'An invoice',
      message: 'Please send me the invoice of May.',
      inquiryType: 'BILLING',
    }),
  },
  recordPostView: { as: 'guest', input: ({ ids }) => ({ postId: ids.post }) },
};
