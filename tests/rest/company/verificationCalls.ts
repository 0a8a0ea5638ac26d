import {
  certificate,
  GSTIN,
  sendLink,
  tokenIn,
  waiting,
  WEBSITE,
} from '#tests/server/company/verification/verifications.ts';
import { theApp } from '#tests/support/app.ts';
import { scenario } from '#tests/support/scenario.ts';

async function company() {
  const app = await theApp();
  const { employer, admin } = await scenario(app).employer().admin();
  await app.sql('update companies set website = ? where id = ?', [WEBSITE, employer.company!.id]);
  return { app, employer, admin };
}

/** The REST paths of verified employers, and how each is called. */
export const VERIFICATION_CALLS = {
  'GET /companies/verification': async () => ({ who: (await company()).employer }),
  'POST /companies/verification/email': async () => ({
    who: (await company()).employer,
    body: { email: 'one@lotus.example' },
  }),
  'POST /companies/verification/confirm': async () => {
    const { app, employer } = await company();
    await sendLink(employer, 'two@lotus.example');
    return { body: { token: await tokenIn(app, 'two@lotus.example') } };
  },
  'POST /companies/verification': async () => {
    const { app, employer: who } = await company();
    const documentId = await certificate(app, who);
    return { who, body: { kind: 'gstin', number: GSTIN, documentId }, status: 201 };
  },
  'GET /admin/companies/{id}/verifications': async () => {
    const { employer, admin: who } = await company();
    return { who, params: { id: employer.company!.id } };
  },
  'PUT /admin/verifications/{id}': async () => {
    const { app, employer, admin: who } = await company();
    const { id } = await waiting(app, employer);
    return { who, params: { id }, body: { decision: 'reject', note: 'Unreadable.' } };
  },
};
