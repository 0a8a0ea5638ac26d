import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { theApp } from '#tests/support/app.ts';
import { apiKeyOf } from '#tests/support/partners/apiKeys.ts';
import { caller } from '#tests/support/caller.ts';
import { scenario, type Employer } from '#tests/support/scenario.ts';
import { BODY } from '#tests/server/job/own/jobCalls.ts';

let employer: Employer;

beforeAll(async () => {
  ({ employer } = await scenario(theApp()).employer());
});

const at = (externalId: string) => `/api/partner/jobs/${encodeURIComponent(externalId)}`;

describe('a job by its external id', () => {
  test('is created, then updated or left unchanged, read and deleted', async () => {
    const path = at('Büro 7/कार्य');
    const missing = await employer.rest('GET', path);
    expect(missing.status).toBe(404);
    expect(missing.body['message']).toBe('We could not find a job with this external ID.');
    const made = await employer.rest('PUT', path, { ...BODY, experience: '3 years' });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      outcome: 'created',
      externalId: 'Büro 7/कार्य',
      type: 'full_time',
      experience: 3,
      standing: 'pending',
    });
    const again = await employer.rest('PUT', path, BODY);
    expect(again.status).toBe(200);
    expect(again.body).toEqual({ ...made.body, outcome: 'unchanged' });
    const changed = await employer.rest('PUT', path, { ...BODY, title: 'Another' });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({ outcome: 'updated', title: 'Another' });
    const { body: found } = await employer.rest('GET', path);
    expect({ outcome: 'updated', ...found }).toEqual(changed.body);
    expect((await employer.rest('DELETE', path)).status).toBe(204);
    expect((await employer.rest('DELETE', path)).status).toBe(404);
    expect((await employer.rest('GET', path)).status).toBe(404);
  });

  test('is found by the same address, however much white space its external id contains', async () => {
    const path = at('W  1\t2');
    const made = await employer.rest('PUT', path, BODY);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ externalId: 'W 1 2' });
    expect((await employer.rest('GET', path)).body).toMatchObject({ id: made.body['id'] });
    expect((await employer.rest('DELETE', path)).status).toBe(204);
  });

  test('reports invalid fields as a form does, and accepts the longest external id allowed', async () => {
    const refused = await employer.rest('PUT', at('A-1'), {
      ...BODY,
      type: 'sometimes',
      title: '',
    });
    expect(refused.status).toBe(400);
    expect(refused.body['fields']).toEqual(
      expect.arrayContaining([expect.objectContaining({ field: 'type' })]),
    );
    const longest = 'क'.repeat(100);
    expect((await employer.rest('PUT', at(longest), BODY)).status).toBe(201);
    expect((await employer.rest('GET', at(longest))).body['externalId']).toBe(longest);
    expect((await employer.rest('PUT', at('x'.repeat(101)), BODY)).status).toBe(400);
  });
});

describe('many jobs at once', () => {
  test('get a result per row, even for values of the wrong type', async () => {
    const jobs = [
      { ...BODY, externalId: 1, experience: '2', isRemote: 'yes', ours: { not: 'known' } },
      { ...BODY, externalId: 'M-2', experience: 'a few' },
      { title: 'Nothing else' },
      { ...BODY, externalId: 'M-3', type: 'Full-Time', category: 'nowhere' },
      { ...BODY, externalId: 'M-4', experience: null },
    ];
    const { status, body } = await employer.rest<{
      results: {
        externalId: string;
        outcome: string;
        job: Record<string, unknown> | null;
        errors: { field: string }[];
      }[];
    }>('POST', '/api/partner/jobs/bulk', { jobs });
    expect(status).toBe(200);
    const results = body.results.map(({ externalId, outcome, errors }) => ({
      externalId,
      outcome,
      fields: errors.map(({ field }) => field),
    }));
    expect(results).toMatchObject([
      { externalId: '1', outcome: 'created', fields: [] },
      { externalId: 'M-2', outcome: 'refused', fields: ['experience'] },
      { externalId: '', outcome: 'refused' },
      { externalId: 'M-3', outcome: 'refused', fields: ['category'] },
      { externalId: 'M-4', outcome: 'refused' },
    ]);
    expect(body.results[0]!.job).toMatchObject({ isRemote: true, experience: 2 });
    expect(results[2]!.fields).toContain('externalId');
  });

  test('can be a hundred with long texts, in a body too large for any other path', async () => {
    const jobs = Array.from({ length: 100 }, (_, number) => ({
      ...BODY,
      externalId: `long-${number}`,
      description: 'word '.repeat(1_500),
    }));
    const { status, body } = await employer.rest<{ results: { outcome: string }[] }>(
      'POST',
      '/api/partner/jobs/bulk',
      { jobs },
    );
    expect(status).toBe(200);
    expect(new Set(body.results.map(({ outcome }) => outcome))).toEqual(new Set(['created']));
    const { seeker } = await scenario().seeker();
    expect((await seeker.rest('POST', '/api/partner/jobs/bulk', { jobs })).status).toBe(403);
    const app = await theApp();
    expect((await app.rest('POST', '/api/partner/jobs/bulk', { jobs })).status).toBe(401);
  });
});

test('a repeated call with the same idempotency key returns the first response: created, not unchanged', async () => {
  const app = await theApp();
  const authorization = `Bearer ${employer.token}`;
  const again = caller(app.url, { authorization, 'idempotency-key': randomUUID() });
  const body = { jobs: [{ ...BODY, externalId: 'I-1' }] };
  const path = '/api/partner/jobs/bulk';
  const first = await again.rest('POST', path, body);
  const second = await again.rest('POST', path, body);
  expect(second.body).toEqual(first.body);
  expect(second.headers.get('idempotency-replayed')).toBe('true');
  expect((await employer.rest('POST', path, body)).body).toMatchObject({
    results: [{ outcome: 'unchanged' }],
  });
});

test('an API key can do this with its scope, and not without', async () => {
  const app = await theApp();
  const reader = await apiKeyOf(app, employer, ['JOBS_READ']);
  const writer = await apiKeyOf(app, employer, ['JOBS_WRITE']);
  expect((await writer.rest('PUT', at('K-1'), BODY)).status).toBe(201);
  expect((await writer.rest('GET', at('K-1'))).status).toBe(403);
  expect((await reader.rest('GET', at('K-1'))).body).toMatchObject({ externalId: 'K-1' });
  expect((await reader.rest('PUT', at('K-1'), BODY)).status).toBe(403);
  const bulk = [
    'POST',
    '/api/partner/jobs/bulk',
    { jobs: [{ ...BODY, externalId: 'K-2' }] },
  ] as const;
  expect((await writer.rest(...bulk)).status).toBe(200);
  expect((await reader.rest(...bulk)).status).toBe(403);
});
