import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { ROUTES } from '#server/rest/routes.ts';
import { theApp } from '#tests/support/app.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { BODY as NEW_JOB } from '#tests/server/posting/posting.ts';
import { linkIn } from '#tests/server/account/people.ts';
import { EMPLOYER_CALLS } from './employer/employerCalls.ts';
import { ADMIN_CALLS } from './moderation/adminCalls.ts';
import { BULK_UPLOAD_CALLS } from './moderation/bulkUploadCalls.ts';
import { documented, openapi, problems, type Json, type OpenapiDocument } from './documented.ts';

let document: OpenapiDocument;
let seeker: Person;

beforeAll(async () => {
  ({ seeker } = await scenario(theApp()).seeker({ emailVerified: false }));
  document = await openapi(seeker);
});

const named = () =>
  Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      row: `${method.toUpperCase()} ${path}`,
      path,
      operation,
    })),
  );

interface Call {
  who?: Person;
  body?: Json;
  status?: number;
  /** What stands in the path's braces. */
  params?: Record<string, string>;
}

/** Files come and go beside the rows: tests/rest/file, decision and posting call those. */
const rows = () => named().filter(({ path }) => !/^\/upload\/|\/export$|\/file$|\.csv$/.test(path));

/** Every row once, in an order that leaves the caller signed in to the end; who asks, and with what. */
const ROWS: Record<string, () => Promise<Call>> = {
  'GET /auth/profile': async () => ({}),
  'GET /jobs': async () => ({}),
  'GET /jobs/featured': async () => ({}),
  'GET /jobs/hot': async () => ({}),
  'GET /users/profile': async () => ({}),
  'PATCH /users/profile': async () => ({ body: { headline: 'Numbers', gender: 'female' } }),
  'PATCH /users/onboarding/complete': async () => ({ body: { onboardingComplete: true } }),
  'GET /users/onboarding/status': async () => ({}),
  'POST /auth/register': async () => ({
    body: { email: `new-${seeker.email}`, password: seeker.password, role: 'employer' },
    status: 201,
  }),
  'POST /auth/login': async () => ({ body: { email: seeker.email, password: seeker.password } }),
  'POST /auth/resend-verification': async () => ({}),
  'POST /auth/verify-email': async () => ({
    body: { token: await linkIn(await theApp(), seeker.email, '/verify-email') },
  }),
  'POST /auth/forgot-password': async () => ({ body: { email: seeker.email } }),
  'POST /auth/change-password': async () => ({
    who: await another(),
    body: { currentPassword: seeker.password, newPassword: 'another password' },
  }),
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
  'POST /companies/profile': async () => ({
    who: await anEmployer(),
    body: { name: 'Lotus Works', industry: 'Retail' },
    status: 201,
  }),
  'GET /companies/profile': async () => ({ who: await anEmployer({}) }),
  'PATCH /companies/profile': async () => ({ who: await anEmployer({}), body: { city: 'Pune' } }),
  ...EMPLOYER_CALLS,
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
  ...ADMIN_CALLS,
  ...BULK_UPLOAD_CALLS,
  'GET /jobs/{id}/similar': async () => ({ params: await aLiveJob() }),
  'GET /jobs/{id}/stats': async () => ({ params: await aLiveJob() }),
  // The last: it ends the session of whoever asks.
  'POST /auth/reset-password': async () => ({
    body: {
      token: await linkIn(await theApp(), seeker.email, '/reset-password'),
      password: 'a new one',
    },
  }),
};

async function alertOf(who: Person): Promise<string> {
  const { body } = await who.rest('POST', '/api/alerts', { name: 'Tea', keywords: 'taster' });
  return String(body['id']);
}

async function jobOf(who: Person): Promise<string> {
  const { body } = await who.rest('POST', '/api/jobs', NEW_JOB);
  return String(body['id']);
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

test('every row is called here and answers as it is documented', async () => {
  expect(Object.keys(ROWS).toSorted()).toEqual(
    rows()
      .map(({ row }) => row)
      .toSorted(),
  );
  for (const [row, prepare] of Object.entries(ROWS)) {
    const [method, path] = row.split(' ') as [string, string];
    const { who = seeker, body, status = 200, params } = await prepare();
    const answer = await documented(who, method, path, body, params);
    expect(answer.status, `${row}: ${JSON.stringify(answer.body)}`).toBe(status);
  }
});

test('a guest is asked to log in exactly where the document says so', async () => {
  const app = await theApp();
  for (const { row, path, operation } of named()) {
    const [method] = row.split(' ') as [string];
    const { status } = await documented(app, method, path, method === 'GET' ? undefined : {});
    expect(status === 401, row).toBe(operation.security.length > 0);
  }
});

describe('the document', () => {
  test('is the committed one, and names every route of the table', () => {
    expect(document).toEqual(JSON.parse(readFileSync('schema/openapi.json', 'utf8')));
    expect(rows()).toHaveLength(ROUTES.length);
  });

  test('is built as OpenAPI 3.1 wants it', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d$/);
    expect(document).toMatchObject({
      info: { title: expect.any(String), version: expect.any(String) },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    });
    const ids = named().map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { row, path, operation } of named()) {
      const wanted = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const given = (operation.parameters ?? []).filter((parameter) => parameter['in'] === 'path');
      expect(
        given.map((parameter) => parameter['name']),
        row,
      ).toEqual(wanted);
      const statuses = Object.keys(operation.responses);
      expect(statuses, row).toContain('default');
      for (const status of statuses) expect(status, row).toMatch(/^([1-5]\d\d|default)$/);
      for (const response of Object.values(operation.responses)) {
        expect(response, row).toMatchObject({ description: expect.stringMatching(/\S/) });
      }
      expect(row.startsWith('GET') && operation.requestBody !== undefined, row).toBe(false);
    }
  });

  test('points only where there is something', () => {
    const references = [
      ...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g),
    ];
    for (const [, name] of references) expect(document.components.schemas).toHaveProperty(name!);
    expect(references.length).toBeGreaterThan(0);
  });

  test('describes everything that goes in and comes out', () => {
    const bare: string[] = [];
    const visit = (part: unknown, at: string) => {
      if (typeof part !== 'object' || part === null) return;
      const { properties, items } = part as { properties?: Record<string, Json>; items?: Json };
      for (const [name, property] of Object.entries(properties ?? {})) {
        const inList = at.includes('fields[]');
        if (!property['description'] && !inList) bare.push(`${at}.${name}`);
        visit(property, `${at}.${name}`);
      }
      if (items) visit(items, `${at}[]`);
    };
    for (const { row, operation } of named()) {
      visit(operation.requestBody?.content['application/json']?.schema, `${row} body`);
      for (const [status, { content }] of Object.entries(operation.responses)) {
        visit(content?.['application/json']?.schema, `${row} ${status}`);
      }
    }
    expect(bare).toEqual([]);
  });
});

test('the comparison sees what is wrong', () => {
  const schema = { type: 'object', required: ['id'], properties: { id: { type: 'string' } } };
  expect(problems(schema, {}, { id: 'x' })).toEqual([]);
  expect(problems(schema, {}, {})).toHaveLength(1);
  expect(problems(schema, {}, { id: 1 })).toHaveLength(1);
  expect(problems(schema, {}, { id: 'x', more: 1 })).toHaveLength(1);
});
