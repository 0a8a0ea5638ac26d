import { tokenInMail } from '#tests/server/account/people.ts';
import { BODY as NEW_JOB } from '#tests/server/job/own/jobCalls.ts';
import { theApp } from '#tests/support/app.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import type { Json } from './documented.ts';
import {
  after,
  appliedWorld,
  book,
  propose,
  tenOn,
  tokenOf,
} from '#tests/server/interview/interviewWorld.ts';
import { dayFrom, offerFor, sendOffer, shortlistedWorld } from '#tests/server/offer/offerWorld.ts';
import { templateCalls } from './application/templateCalls.ts';
import { conversationCalls } from './application/conversationCalls.ts';
import { scorecardCalls } from './application/scorecardCalls.ts';
import { VERIFICATION_CALLS } from './company/verificationCalls.ts';
import { TEAM_CALLS } from './team/teamCalls.ts';
import { EMPLOYER_CALLS } from './employer/employerCalls.ts';
import { ADMIN_CALLS } from './admin/moderation/adminCalls.ts';
import { BULK_UPLOAD_CALLS } from './admin/moderation/bulkUploadCalls.ts';
import { PARTNER_CALLS } from './job/own/partnerCalls.ts';

interface Call {
  who?: Person;
  body?: Json;
  status?: number;
  /** The value for the path's placeholder. */
  params?: Record<string, string>;
  /** What the query string must contain. */
  query?: string;
}

/**
 * Every row once: who calls it, and with what. In an order that keeps the caller signed in to the
 * end.
 */
export const callsOf = (seeker: Person): Record<string, () => Promise<Call>> => ({
  'GET /auth/profile': async () => ({}),
  'GET /jobs': async () => ({}),
  'GET /jobs/featured': async () => ({}),
  'GET /jobs/hot': async () => ({}),
  // Without a title there is no pay to show.
  'GET /pay-insights': async () => ({ status: 404 }),
  'GET /users/profile': async () => ({}),
  'PATCH /users/profile': async () => ({ body: { headline: 'Numbers', gender: 'female' } }),
  'PATCH /users/onboarding/complete': async () => ({ body: { onboardingComplete: true } }),
  'GET /users/onboarding/status': async () => ({}),
  'POST /auth/register': async () => ({
    body: { email: `new-${seeker.email}`, password: seeker.password, role: 'employer' },
    status: 201,
  }),
  // A login ends the session it is sent with.
  'POST /auth/login': async () => {
    const { seeker: other } = await scenario().seeker();
    return { who: other, body: { email: other.email, password: other.password } };
  },
  'POST /auth/resend-verification': async () => ({}),
  'POST /auth/verify-email': async () => ({
    body: { token: await tokenInMail(await theApp(), seeker.email, '/verify-email') },
  }),
  'POST /auth/forgot-password': async () => ({ body: { email: seeker.email } }),
  'POST /auth/change-password': async () => ({
    who: await another(),
    body: { currentPassword: seeker.password, newPassword: 'another password' },
  }),
  'POST /auth/confirm-password': async () => ({ body: { password: seeker.password } }),
  'GET /auth/sessions': async () => ({}),
  'DELETE /auth/sessions/{id}': async () => {
    const who = await another();
    const { body } = await who.rest<{ id: string }[]>('GET', '/api/auth/sessions');
    return { who, params: { id: body[0]!.id }, status: 204 };
  },
  'POST /auth/sessions/end-others': async () => ({ who: await another() }),
  'POST /auth/refresh': async () => ({ who: await another() }),
  'POST /auth/logout': async () => ({ who: await another() }),
  'POST /contact': async () => ({
    body: { name: 'Asha', email: seeker.email, subject: 'A thing', message: 'Ten letters.' },
    status: 201,
  }),
  'GET /applications': async () => ({}),
  'POST /applications': async () => ({
    who: await another(),
    body: { jobId: (await aLiveJob()).id, coverLetter: 'Here I am.' },
    status: 201,
  }),
  'PATCH /applications/{id}/status': async () => {
    const { employer, job } = await scenario().employer().job();
    const applied = await (await another()).rest('POST', '/api/applications', { jobId: job.id });
    const id = String(applied.body['id']);
    return { who: employer, params: { id }, body: { status: 'reviewed', from: 'pending' } };
  },
  'GET /stages': async () => ({ who: await anEmployer({}) }),
  'POST /stages': async () => ({
    who: await anEmployer({}),
    body: { name: 'Phone call', applicantName: 'Call', status: 'reviewed' },
    status: 201,
  }),
  'PUT /stages/order': async () => {
    const who = await anEmployer({});
    return { who, body: { ids: (await stagesOf(who)).toReversed() } };
  },
  'PATCH /stages/{id}': async () => {
    const who = await anEmployer({});
    return { who, params: { id: (await stagesOf(who))[0]! }, body: { name: 'First look' } };
  },
  'POST /stages/{id}/archive': async () => {
    const who = await anEmployer({});
    return { who, params: { id: (await stagesOf(who))[0]! }, body: {} };
  },
  'PATCH /applications/{id}/stage': async () => {
    const { employer, job } = await scenario().employer().job();
    const applied = await (await another()).rest('POST', '/api/applications', { jobId: job.id });
    const [stageId] = await stagesOf(employer);
    return { who: employer, params: { id: String(applied.body['id']) }, body: { stageId } };
  },
  'GET /applications/{applicationId}/offers': async () => {
    const { seeker: applicant, applicationId } = await anOffer();
    return { who: applicant, params: { applicationId } };
  },
  'POST /applications/{applicationId}/offers': async () => {
    const { app, employer, applicationId } = await shortlistedWorld();
    const body = {
      language: 'en',
      title: 'Nurse',
      pay: 600_000,
      place: 'Pune',
      joiningDate: dayFrom(app, 30),
      expiresOn: dayFrom(app, 5),
      letter: 'Dear {candidate}, we offer you {pay}.',
    };
    return { who: employer, params: { applicationId }, body, status: 201 };
  },
  'POST /applications/{applicationId}/offers/preview': async () => {
    const { app, employer, applicationId } = await shortlistedWorld();
    const { applicationId: _inPath, ...body } = offerFor(app, applicationId);
    return { who: employer, params: { applicationId }, body };
  },
  'DELETE /offers/{id}': async () => {
    const { employer, id } = await anOffer();
    return { who: employer, params: { id }, body: { reason: 'The job is filled.' } };
  },
  'POST /offers/{id}/accept': async () => {
    const { seeker: applicant, id } = await anOffer();
    return { who: applicant, params: { id }, body: { name: 'Asha Nair' } };
  },
  'POST /offers/{id}/decline': async () => {
    const { seeker: applicant, id } = await anOffer();
    return { who: applicant, params: { id }, body: { reason: 'Too far away.' } };
  },
  'GET /offers/{id}/document': async () => {
    const { seeker: applicant, id } = await anOffer();
    return { who: applicant, params: { id } };
  },
  'GET /interviews': async () => ({}),
  'GET /jobs/{jobId}/interviewers': async () => {
    const who = await anEmployer({});
    return { who, params: { jobId: await jobOf(who) } };
  },
  'GET /interviews/free-times': async () => {
    const who = await anEmployer({});
    const day = dayFrom(await theApp(), 2);
    const hours = 'kind=video&startTime=10:00&endTime=12:00&minutes=30&weekdays=1,2,3,4,5,6,7';
    return { who, query: `interviewerIds=${who.id}&from=${day}&until=${day}&${hours}` };
  },
  ...invitationCalls(),
  ...scorecardCalls(),
  'POST /applications/{applicationId}/interviews': async () => {
    const { app, employer, applicationId } = await appliedWorld();
    const times = [tenOn(app, 2)];
    const more = { kind: 'phone', title: 'First', minutes: 30, interviewerIds: [employer.id] };
    return { who: employer, params: { applicationId }, body: { times, ...more }, status: 201 };
  },
  'PUT /interviews/{id}/times': async () => {
    const { app, employer, id } = await anInterview();
    return { who: employer, params: { id }, body: { times: [tenOn(app, 4)] } };
  },
  'PATCH /interviews/{id}': async () => {
    const { app, employer, seeker: applicant, id, time } = await anInterview();
    await book(app, await tokenOf(app, applicant.email), time);
    return { who: employer, params: { id }, body: { startsAt: tenOn(app, 5) } };
  },
  'PUT /interviews/{id}/interviewers': async () => {
    const { employer, id } = await anInterview();
    return { who: employer, params: { id }, body: { interviewerIds: [employer.id] } };
  },
  'DELETE /interviews/{id}': async () => {
    const { employer, id } = await anInterview();
    return { who: employer, params: { id }, body: { reason: 'The job is filled.' } };
  },
  'PUT /interviews/{id}/outcome': async () => {
    const { app, employer, seeker: applicant, id, time } = await anInterview();
    await book(app, await tokenOf(app, applicant.email), time);
    await app.sql(
      `update interviews set starts_at = ?, ends_at = ?, status = 'held' where id = ?`,
      [after(app.clock.now(), -60), after(app.clock.now(), -30), id],
    );
    return { who: employer, params: { id }, body: { outcome: 'missed' } };
  },
  'GET /applications/{id}': anApplication,
  'PATCH /applications/{id}': async () => ({
    ...(await anApplication()),
    body: { coverLetter: 'Here I am again.' },
  }),
  'POST /applications/{id}/withdraw': async () => ({
    ...(await anApplication()),
    body: { reason: 'other_job' },
  }),
  'DELETE /applications/{id}/withdraw': async () => withdrawn(await anApplication()),
  'GET /conversations': async () => ({}),
  ...conversationCalls(),
  'GET /applications/{applicationId}/messages': async () => aboutOne(await anApplication()),
  'POST /applications/{applicationId}/messages': async () => ({
    ...aboutOne(await anApplication()),
    body: { body: 'When do you decide?' },
    status: 201,
  }),
  'PUT /applications/{id}/treatment': async () => ({
    ...(await withdrawn(await anApplication())),
    body: { rating: 4 },
  }),
  'POST /companies/profile': async () => ({
    who: await anEmployer(),
    body: { name: 'Lotus Works', industry: 'Retail' },
    status: 201,
  }),
  'GET /companies/profile': async () => ({ who: await anEmployer({}) }),
  'PATCH /companies/profile': async () => ({ who: await anEmployer({}), body: { city: 'Pune' } }),
  ...templateCalls(),
  ...EMPLOYER_CALLS,
  ...TEAM_CALLS,
  ...VERIFICATION_CALLS,
  'GET /recommendations/jobs': async () => ({}),
  'GET /saved-jobs': async () => ({}),
  'PUT /saved-jobs/{jobId}': async () => ({ params: { jobId: (await aLiveJob()).id } }),
  'DELETE /saved-jobs/{jobId}': async () => ({
    params: { jobId: (await aLiveJob()).id },
    status: 204,
  }),
  'GET /alerts': async () => ({}),
  'POST /alerts': async () => ({ body: { name: 'Tea', keywords: 'taster' }, status: 201 }),
  'PATCH /alerts/{id}': async () => ({
    params: { id: await alertOf(seeker) },
    body: { isActive: false },
  }),
  'DELETE /alerts/{id}': async () => ({ params: { id: await alertOf(seeker) }, status: 204 }),
  'GET /notifications': async () => ({}),
  'PUT /notifications/{id}/read': async () => {
    const who = await another();
    await who.rest('POST', '/api/applications', { jobId: (await aLiveJob()).id });
    const { body } = await who.rest('GET', '/api/notifications');
    const [notification] = body['notifications'] as [{ id: string }];
    return { who, params: { id: notification.id } };
  },
  'GET /jobs/my-jobs': async () => ({ who: await anEmployer({}) }),
  'GET /jobs/{id}/performance': async () => {
    const who = await anEmployer({});
    return { who, params: { id: await jobOf(who) } };
  },
  'POST /jobs': async () => ({ who: await anEmployer({}), body: NEW_JOB, status: 201 }),
  'PATCH /jobs/{id}': async () => {
    const who = await anEmployer({});
    return { who, params: { id: await jobOf(who) }, body: { featured: true } };
  },
  'DELETE /jobs/{id}': async () => {
    const who = await anEmployer({});
    return { who, params: { id: await jobOf(who) }, status: 204 };
  },
  'GET /jobs/{id}': async () => ({ params: await aLiveJob() }),
  ...PARTNER_CALLS,
  ...ADMIN_CALLS,
  ...BULK_UPLOAD_CALLS,
  'GET /jobs/{id}/similar': async () => ({ params: await aLiveJob() }),
  'GET /jobs/{id}/stats': async () => ({ params: await aLiveJob() }),
  // Last, because it ends the caller's session.
  'POST /auth/reset-password': async () => ({
    body: {
      token: await tokenInMail(await theApp(), seeker.email, '/reset-password'),
      password: 'a new one',
    },
  }),
});

async function stagesOf(who: Person): Promise<string[]> {
  const { body } = await who.rest<{ id: string }[]>('GET', '/api/stages');
  return body.map(({ id }) => id);
}

async function alertOf(who: Person): Promise<string> {
  const { body } = await who.rest('POST', '/api/alerts', { name: 'Tea', keywords: 'taster' });
  return String(body['id']);
}

async function jobOf(who: Person): Promise<string> {
  const { body } = await who.rest('POST', '/api/jobs', NEW_JOB);
  return String(body['id']);
}

async function anApplication(): Promise<{ who: Person; params: { id: string } }> {
  const who = await another();
  const { body } = await who.rest('POST', '/api/applications', { jobId: (await aLiveJob()).id });
  return { who, params: { id: String(body['id']) } };
}

/** The same application, under the name that the paths of its messages use. */
function aboutOne({ who, params }: { who: Person; params: { id: string } }) {
  return { who, params: { applicationId: params.id } };
}

async function withdrawn<Sent extends { who: Person; params: { id: string } }>(sent: Sent) {
  await sent.who.rest('POST', `/api/applications/${sent.params.id}/withdraw`, {});
  return sent;
}

async function aLiveJob(): Promise<{ id: string }> {
  const { job } = await scenario().job();
  return { id: job.id };
}

async function anEmployer(company: object | null = null): Promise<Person> {
  return (await scenario().employer({ company })).employer;
}

async function another(): Promise<Person> {
  return (await scenario().seeker()).seeker;
}

/** An offer that has not been answered. */
async function anOffer() {
  const world = await shortlistedWorld();
  const { app, employer, applicationId } = world;
  return { ...world, id: (await sendOffer(app, employer, applicationId)).id };
}

/** An interview whose time the applicant has not chosen yet. */
async function anInterview() {
  const world = await appliedWorld();
  const { app, employer, applicationId } = world;
  const time = tenOn(app, 3);
  const { id } = await propose(employer, applicationId, {
    times: [time],
    interviewerIds: [employer.id],
  });
  return { ...world, id, time };
}

/** One interview is read by both sides, booked and cancelled by the link of its applicant. */
function invitationCalls() {
  let made: ReturnType<typeof anInvitation> | undefined;
  const anInvitation = async () => {
    const world = await anInterview();
    const token = await tokenOf(world.app, world.seeker.email);
    return { ...world, params: { token, applicationId: world.applicationId } };
  };
  const known = () => (made ??= anInvitation());
  return {
    'GET /applications/{applicationId}/interviews': async () => {
      const { employer, params } = await known();
      return { who: employer, params };
    },
    'GET /interview-invitations/{token}': async () => ({ params: (await known()).params }),
    'PUT /interview-invitations/{token}': async () => {
      const { params, time } = await known();
      return { params, body: { startsAt: time.toISOString() } };
    },
    'DELETE /interview-invitations/{token}': async () => ({
      params: (await known()).params,
      body: { reason: 'I have found another job.' },
    }),
  };
}
