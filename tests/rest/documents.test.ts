import { expect, test } from 'vitest';
import { theApp } from '#tests/support/app.ts';
import { openapi } from './documented.ts';

/** The calls in the documented API for the site, in its own words. */
const SHARED = `
POST /auth/register, POST /auth/login, GET /auth/profile, POST /auth/refresh, POST /auth/forgot-password,
POST /auth/reset-password, POST /auth/change-password, GET /users/profile, PATCH /users/profile,
PATCH /users/onboarding/complete, GET /users/onboarding/status,
GET /jobs, GET /jobs/featured, GET /jobs/hot, GET /jobs/{id}/similar, GET /jobs/{id}/stats, GET /jobs/{id},
GET /applications, POST /applications, GET /notifications, PUT /notifications/{id}/read, POST /contact,
POST /upload/file, POST /upload/resume, POST /upload/company-logo, DELETE /upload/{id}, GET /upload/{id},
GET /upload/limits/info`;

/** The calls in the table of the documented API for administrators; its paths are below /admin. */
const ADMINISTRATORS = `
GET /auth/permissions, GET /dashboard/stats, GET /dashboard/analytics/users, GET /dashboard/analytics/jobs,
GET /dashboard/analytics/applications, GET /users, GET /users/{id}, PUT /users/{id}, DELETE /users/{id},
POST /users/{id}/verify, POST /users/{id}/suspend, GET /companies, GET /companies/{id}, PUT /companies/{id}/status,
POST /companies/{id}/verify, GET /jobs, GET /jobs/{id}, PUT /jobs/{id}/status, POST /jobs/bulk-action,
POST /jobs/bulk-upload/validate, POST /jobs/bulk-upload/upload, GET /jobs/bulk-upload/uploads/{id},
GET /jobs/bulk-upload/uploads, GET /settings, PUT /settings, GET /activity-logs, GET /activity-logs/export`;

/** The calls that the documented API for administrators names without a path. */
const CALLS = {
  createJob: 'POST /jobs',
  getMyJobs: 'GET /jobs/my-jobs',
  updateJob: 'PATCH /jobs/{id}',
  deleteJob: 'DELETE /jobs/{id}',
  getApplications: 'GET /applications',
  updateApplicationStatus: 'PATCH /applications/{id}/status',
  getCompanyProfile: 'GET /companies/profile',
  createCompanyProfile: 'POST /companies/profile',
  updateCompanyProfile: 'PATCH /companies/profile',
  uploadCompanyLogo: 'POST /upload/company-logo',
  getEmployerSettings: 'GET /employers/settings',
  updateEmployerProfile: 'PATCH /employers/profile',
  updateEmployerNotifications: 'PATCH /employers/notifications',
  updateEmployerPrivacy: 'PATCH /employers/privacy',
  changePassword: 'POST /auth/change-password',
};

/** Undocumented there: what the documented pages need in addition, and what partners use. */
const OURS = `
POST /auth/logout, POST /auth/verify-email, POST /auth/resend-verification, POST /auth/confirm-password,
GET /auth/sessions, DELETE /auth/sessions/{id}, POST /auth/sessions/end-others,
GET /alerts, POST /alerts, PATCH /alerts/{id}, DELETE /alerts/{id},
GET /saved-jobs, PUT /saved-jobs/{jobId}, DELETE /saved-jobs/{jobId},
GET /recommendations/jobs,
GET /applications/{id}, PATCH /applications/{id}, POST /applications/{id}/withdraw, DELETE /applications/{id}/withdraw,
PUT /applications/{id}/treatment,
GET /interviews, GET /interviews/{id}, GET /interviews/{id}/feedback, POST /interviews/{interviewId}/scorecard,
GET /jobs/{jobId}/interview-criteria, PUT /jobs/{jobId}/interview-criteria,
GET /applications/{applicationId}/interviews, POST /applications/{applicationId}/interviews,
PUT /interviews/{id}/times, GET /jobs/{jobId}/interviewers, GET /interviews/free-times,
GET /interview-invitations/{token}, PUT /interview-invitations/{token}, DELETE /interview-invitations/{token},
PATCH /interviews/{id}, PUT /interviews/{id}/interviewers, DELETE /interviews/{id}, PUT /interviews/{id}/outcome,
GET /applications/{applicationId}/offers, POST /applications/{applicationId}/offers, DELETE /offers/{id},
POST /offers/{id}/accept, POST /offers/{id}/decline, GET /offers/{id}/document,
POST /applications/{applicationId}/offers/preview,
GET /offer-templates, POST /offer-templates, PUT /offer-templates/{id}, DELETE /offer-templates/{id},
GET /message-templates, POST /message-templates, PUT /message-templates/{id}, DELETE /message-templates/{id},
GET /conversations, POST /conversations/messages, POST /conversations/messages/matching,
POST /decisions, POST /decisions/matching, DELETE /decisions/{batchId},
DELETE /conversations/messages/{batchId}, PUT /applications/{applicationId}/messages/read,
GET /applications/{applicationId}/messages, POST /applications/{applicationId}/messages,
GET /stages, POST /stages, PUT /stages/order, PATCH /stages/{id}, POST /stages/{id}/archive,
PATCH /applications/{id}/stage,
GET /applications/export, GET /jobs/my-jobs/export, GET /admin/analytics/export, GET /admin/analytics/rows,
POST /upload/bulk-jobs, GET /admin/jobs/bulk-upload/uploads/{id}/file,
GET /admin/jobs/bulk-upload/job-upload-template.csv,
PUT /partner/jobs/{externalId}, GET /partner/jobs/{externalId}, DELETE /partner/jobs/{externalId},
POST /partner/jobs/bulk,
DELETE /pending-changes/{id}, PUT /admin/pending-changes/{id},
GET /pay-insights, GET /jobs/{id}/performance,
GET /admin/recounts, GET /admin/recounts/{id}, POST /admin/recounts,
GET /companies/verification, POST /companies/verification, POST /companies/verification/email,
POST /companies/verification/confirm, POST /upload/company-document,
GET /admin/companies/{id}/verifications, PUT /admin/verifications/{id},
GET /companies/team, POST /companies/team/invitations, DELETE /companies/team/invitations/{id},
PATCH /companies/team/members/{id}, DELETE /companies/team/members/{id},
GET /companies/memberships, PUT /companies/current`;

const rowsIn = (text: string, below = '') =>
  text
    .trim()
    .split(/,\s+/)
    .map((row) => row.replace(' ', ` ${below}`));

const DOCUMENTED = [
  ...rowsIn(SHARED),
  ...rowsIn(ADMINISTRATORS, '/admin'),
  ...Object.values(CALLS),
];

async function served(): Promise<string[]> {
  const { paths } = await openapi(await theApp());
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
}

test('every documented call has a row, and every row is documented or listed as ours', async () => {
  const expected = new Set([...DOCUMENTED, ...rowsIn(OURS)]);
  expect((await served()).toSorted()).toEqual([...expected].toSorted());
});

test('our own calls are not in the documented lists', () => {
  expect(rowsIn(OURS).filter((row) => DOCUMENTED.includes(row))).toEqual([]);
});

test('every call exists and responds differently from an unknown path', async () => {
  const app = await theApp();
  for (const row of await served()) {
    const [method, path] = row.split(' ') as [string, string];
    const answer = await app.rest(method, `/api${path.replaceAll(/\{\w+\}/g, 'x')}`);
    expect(JSON.stringify(answer.body), row).not.toMatch(/No endpoint matches/);
  }
});
