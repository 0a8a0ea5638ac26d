import { pdf } from '#tests/server/file/documents.ts';
import { upload } from '#tests/server/file/uploadApp.ts';
import { findInMail, mutateOrFail, LINK, type Writes } from '../mutations.ts';
import type { Market } from '../market.ts';

const INVITED = 'tara@people.example';

async function invited(market: Market, email = INVITED) {
  await mutateOrFail(market, 'employer', 'inviteToTeam', {
    email,
    role: 'HIRING_MANAGER',
    jobIds: [market.ids.frontEnd],
  });
  const id = await market.one(`select id from team_invitations where email = '${email}'`);
  return { id, token: await findInMail(market, email, LINK) };
}

const memberOf = (market: Market, user: 'recruiter' | 'manager' | 'interviewer' | 'employer') =>
  market.one(
    `select id from company_members
     where user_id = '${market.ids[user]}' and company_id = '${market.ids.company}'`,
  );

const key = (market: Market) =>
  mutateOrFail<{ apiKey: { id: string } }>(market, 'employer', 'createApiKey', {
    name: 'Our site',
    scopes: ['JOBS_READ'],
  });

const webhook = async (market: Market) => {
  const made = await mutateOrFail<{ webhook: { id: string } }>(
    market,
    'employer',
    'createWebhook',
    {
      url: 'http://127.0.0.1:1/hook',
      events: ['JOB_UPDATED', 'JOB_CLOSED'],
    },
  );
  return made.webhook.id;
};

const delivery = async (market: Market) => {
  const id = await webhook(market);
  const made = await mutateOrFail<{ delivery: { id: string } }>(market, 'employer', 'testWebhook', {
    id,
  });
  return made.delivery.id;
};

async function certificate(market: Market): Promise<string> {
  const who = { token: market.tokens.employer };
  const { body } = await upload(market.app, who, 'company-document', pdf(), { name: 'gst.pdf' });
  return body.fileId;
}

const verification = async (market: Market) => {
  await mutateOrFail(market, 'employer', 'requestVerification', {
    kind: 'CIN',
    number: 'U72200KA2007PTC043114',
    documentId: await certificate(market),
  });
  return market.one(
    `select id from company_verifications where value = 'U72200KA2007PTC043114' order by id desc`,
  );
};

const idOf = (_: Market, id: string) => ({ id });

export const companies: Writes = {
  createCompany: {
    as: 'founder',
    input: () => ({
      name: 'Konkan Foods',
      industry: 'Retail',
      size: '11-50',
      website: 'https://konkan.example',
      description: 'We sell **mangoes**.',
      city: 'Ratnagiri',
      state: 'Maharashtra',
      country: 'India',
      foundedYear: 1998,
      employeeCount: 34,
      email: 'hello@konkan.example',
      phone: '+91 98220 33445',
    }),
  },
  'createCompany: a second one': {
    as: 'employer',
    input: () => ({ name: 'Konkan Foods', industry: 'Retail' }),
  },
  updateCompany: {
    as: 'employer',
    input: () => ({ description: 'We write software.', city: 'Nashik', phone: '+91 98220 33445' }),
  },
  'updateCompany: what is reviewed': {
    as: 'employer',
    input: () => ({ name: 'Western Ghats Labs', website: 'https://ghats.example' }),
  },
  'updateCompany: by a recruiter': { as: 'recruiter', input: () => ({ city: 'Nashik' }) },
  withdrawPendingChange: {
    as: 'employer',
    before: async (market) => {
      await mutateOrFail(market, 'employer', 'updateCompany', { name: 'Western Ghats Labs' });
      return market.one(
        `select id from pending_changes where company_id = '${market.ids.company}' and job_id is null order by id desc`,
      );
    },
    input: idOf,
  },
  setCompanyLogo: { as: 'employer', input: () => ({ fileId: null }) },
  sendWorkEmailLink: {
    as: 'employer',
    before: (market) =>
      market.app.sql(`update companies set website = 'https://www.ghats.example' where id = ?`, [
        market.ids.company,
      ]),
    input: () => ({ email: 'hr@ghats.example' }),
  },
  confirmWorkEmail: {
    as: 'guest',
    before: async (market) => {
      await market.app.sql(
        `update companies set website = 'https://www.ghats.example' where id = ?`,
        [market.ids.company],
      );
      await mutateOrFail(market, 'employer', 'sendWorkEmailLink', { email: 'hr@ghats.example' });
      return findInMail(market, 'hr@ghats.example', LINK);
    },
    input: (_, token: string) => ({ token }),
  },
  requestVerification: {
    as: 'employer',
    before: certificate,
    input: (_, documentId: string) => ({
      kind: 'CIN',
      number: 'U72200KA2007PTC043114',
      documentId,
    }),
  },
  'decideVerification: confirm': {
    as: 'admin',
    before: verification,
    input: (_, id: string) => ({ id, decision: 'CONFIRM', note: 'Checked' }),
  },
  'decideVerification: reject': {
    as: 'admin',
    before: verification,
    input: (_, id: string) => ({ id, decision: 'REJECT', note: 'The scan is not readable.' }),
  },
  inviteToTeam: {
    as: 'employer',
    input: ({ ids }) => ({ email: INVITED, role: 'HIRING_MANAGER', jobIds: [ids.frontEnd] }),
  },
  'inviteToTeam: for a job of another company': {
    as: 'employer',
    input: ({ ids }) => ({
      email: INVITED,
      role: 'HIRING_MANAGER',
      jobIds: [ids.frontEnd, ids.rivalJob],
    }),
  },
  'inviteToTeam: a member': {
    as: 'employer',
    input: () => ({ email: 'recruiter@demo.kaamyab.example', role: 'RECRUITER' }),
  },
  resendTeamInvitation: {
    as: 'employer',
    before: invited,
    input: (_, { id }: { id: string }) => ({ id }),
  },
  revokeTeamInvitation: {
    as: 'employer',
    before: invited,
    input: (_, { id }: { id: string }) => ({ id }),
  },
  joinTeam: {
    as: 'guest',
    before: invited,
    input: (_, { token }: { token: string }) => ({
      token,
      firstName: 'Tara',
      lastName: 'Nair',
      password: 'Quite another phrase 2',
    }),
  },
  acceptTeamInvitation: {
    as: 'founder',
    before: (market) => invited(market, 'omar@people.example'),
    input: (_, { token }: { token: string }) => ({ token }),
  },
  updateTeamMember: {
    as: 'employer',
    input: async (market) => ({
      id: await memberOf(market, 'recruiter'),
      role: 'INTERVIEWER',
      jobIds: [market.ids.qa, market.ids.designer],
    }),
  },
  'updateTeamMember: the only owner': {
    as: 'employer',
    input: async (market) => ({ id: await memberOf(market, 'employer'), role: 'RECRUITER' }),
  },
  removeTeamMember: {
    as: 'employer',
    input: async (market) => ({ id: await memberOf(market, 'recruiter') }),
  },
  handOverJobs: {
    as: 'employer',
    input: async (market) => ({
      fromId: await memberOf(market, 'employer'),
      toId: await memberOf(market, 'recruiter'),
    }),
  },
  leaveTeam: { as: 'recruiter', input: () => ({}) },
  switchCompany: {
    as: 'employer',
    input: ({ ids }) => ({ companyId: ids.rivalCompany }),
  },
  createApiKey: {
    as: 'employer',
    input: () => ({
      name: 'Our site',
      scopes: ['JOBS_READ', 'APPLICATIONS_WRITE'],
      expiresAt: '2027-02-01T00:00:00.000Z',
    }),
  },
  renameApiKey: {
    as: 'employer',
    before: key,
    input: (_, { apiKey: { id } }: { apiKey: { id: string } }) => ({ id, name: 'Our new site' }),
  },
  rotateApiKey: {
    as: 'employer',
    before: key,
    input: (_, { apiKey: { id } }: { apiKey: { id: string } }) => ({ id }),
  },
  endOldApiKeySecret: {
    as: 'employer',
    before: async (market) => {
      const { apiKey } = await key(market);
      await mutateOrFail(market, 'employer', 'rotateApiKey', { id: apiKey.id });
      return apiKey.id;
    },
    input: idOf,
  },
  revokeApiKey: {
    as: 'employer',
    before: key,
    input: (_, { apiKey: { id } }: { apiKey: { id: string } }) => ({ id }),
  },
  createWebhook: {
    as: 'employer',
    input: () => ({
      url: 'http://127.0.0.1:1/hook',
      events: ['JOB_CLOSED', 'APPLICATION_CREATED'],
      jobSelection: '{ id title }',
    }),
  },
  updateWebhook: {
    as: 'employer',
    before: webhook,
    input: (_, id: string) => ({ id, events: ['JOB_DELETED'], url: 'http://127.0.0.1:1/other' }),
  },
  disableWebhook: { as: 'employer', before: webhook, input: idOf },
  enableWebhook: {
    as: 'employer',
    before: async (market) => {
      const id = await webhook(market);
      await mutateOrFail(market, 'employer', 'disableWebhook', { id });
      return id;
    },
    input: idOf,
  },
  deleteWebhook: { as: 'employer', before: webhook, input: idOf },
  testWebhook: { as: 'employer', before: webhook, input: idOf },
  rotateWebhookSecret: { as: 'employer', before: webhook, input: idOf },
  replayDelivery: { as: 'employer', before: delivery, input: idOf },
  'closeJob: with a webhook': {
    as: 'employer',
    before: webhook,
    input: ({ ids }) => ({ id: ids.frontEnd }),
  },
};
