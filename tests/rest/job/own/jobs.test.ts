import { beforeAll, describe, expect, test } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';
import { scenario, type Employer } from '#tests/support/scenario.ts';
import { documented, type Json } from '#tests/rest/documented.ts';
import { BODY } from '#tests/server/job/own/jobCalls.ts';

let app: App;
let employer: Employer;

beforeAll(async () => {
  ({ app, employer } = await scenario(theApp()).employer());
});

const post = (more: Json = {}) => documented(employer, 'POST', '/jobs', { ...BODY, ...more });
const patch = (id: string, body: Json) => documented(employer, 'PATCH', '/jobs/{id}', body, { id });

describe('POST /jobs', () => {
  test('takes the documented payload and responds with the documented names', async () => {
    const { status, body } = await post({
      benefits: 'Tea\nMore tea',
      salary: '5 - 10 LPA',
      experience: 0,
      applicationDeadline: new Date(app.clock.now().getTime() + 86_400_000).toISOString(),
      isRemote: true,
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      title: 'Chief Tea Taster',
      company: { name: 'Lotus Works' },
      type: 'full_time',
      category: 'Sales & Business Development',
      industry: 'retail',
      salary: '5 - 10 LPA',
      salaryMin: 500_000,
      salaryMax: 1_000_000,
      experience: 0,
      experienceLevel: 'entry_level',
      isRemote: true,
      featured: false,
      hot: false,
      isFeatured: false,
      status: 'active',
      adminStatus: 'pending',
      standing: 'pending',
      benefits: 'Tea\nMore tea',
      views: 0,
      applicationsCount: 0,
    });
  });

  test.each([
    ['isUrgent', { isUrgent: true }, { hot: true, isHot: true }],
    ['hot', { hot: 'true' }, { hot: true }],
    ['featured', { featured: true }, { featured: true, isFeatured: true, hot: false }],
    ['isFeatured', { isFeatured: true }, { featured: true }],
  ])('%s is a flag', async (_, given, expected) =>
    expect((await post(given)).body).toMatchObject(expected),
  );

  test.each([
    [{ type: 'internship' }, { type: 'intern' }],
    [{ type: 'Full Time' }, { type: 'full_time' }],
    [{ experience: 'Fresher' }, { experience: 0 }],
    [{ experience: '4' }, { experience: 4 }],
    [{ category: 'finance-banking' }, { category: 'Finance & Banking' }],
    [{ industry: 'E-commerce' }, { industry: 'e_commerce' }],
    [{ applicationDeadline: null }, { applicationDeadline: null }],
    [{ title: '  Any   title may be posted ' }, { title: 'Any title may be posted' }],
  ])('takes %o', async (given, expected) =>
    expect(await post(given)).toMatchObject({ status: 201, body: expected }),
  );

  test.each([
    [{ type: 'eternal' }, 'type'],
    [{ experience: 2.5 }, 'experience'],
    [{ experience: -1 }, 'experience'],
    [{ applicationDeadline: '2020-01-01' }, 'applicationDeadline'],
    [{ isRemote: 'perhaps' }, 'isRemote'],
    [{ title: { length: 5 } }, 'title'],
  ])('refuses %o at its field', async (given, field) => {
    const { status, body } = await post(given);
    expect(status).toBe(400);
    expect(body['fields']).toMatchObject([{ field }]);
  });

  test('names the missing fields', async () => {
    const { status, body } = await documented(employer, 'POST', '/jobs', { title: 'Only this' });
    expect(status).toBe(400);
    expect(body['message']).toBe(
      'Missing required fields: description, requirements, location, type, category, industry, experience',
    );
  });
});

describe('GET /jobs/my-jobs', () => {
  test('returns an object with jobs, one page at a time', async () => {
    const { employer: who } = await scenario(app).employer();
    for (const title of ['Baker', 'Cook', 'Driver'])
      await who.rest('POST', '/api/jobs', { ...BODY, title });
    const { status, body } = await documented(who, 'GET', '/jobs/my-jobs');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      jobs: [{ title: 'Driver' }, { title: 'Cook' }, { title: 'Baker' }],
      total: 3,
      figures: { total: 3, featured: 0, hot: 0, applications: 0, views: 0 },
    });
    const titles = async (query: string) => {
      const answer = await who.rest('GET', `/api/jobs/my-jobs?${query}`);
      return ((answer.body['jobs'] ?? []) as { title: string }[]).map(({ title }) => title);
    };
    expect(await titles('sort=title&limit=2&page=2')).toEqual(['Driver']);
    expect(await titles('search=coo')).toEqual(['Cook']);
    expect(await titles('show=live')).toEqual([]);
    expect((await who.rest('GET', '/api/jobs/my-jobs?show=some')).status).toBe(400);
  });

  test('is not read as a job id, and is for employers only', async () => {
    const { seeker } = await scenario(app).seeker();
    expect((await documented(app, 'GET', '/jobs/my-jobs')).status).toBe(401);
    expect((await documented(seeker, 'GET', '/jobs/my-jobs')).status).toBe(403);
  });
});

describe('PATCH and DELETE /jobs/{id}', () => {
  test('change only the flags, or any of the editable fields', async () => {
    const id = String((await post()).body['id']);
    expect((await patch(id, { featured: true })).body).toMatchObject({
      featured: true,
      hot: false,
      title: 'Chief Tea Taster',
    });
    expect((await patch(id, { hot: true })).body).toMatchObject({ featured: true, hot: true });
    expect((await patch(id, { featured: false })).body).toMatchObject({ featured: false });
    const edited = await patch(id, {
      title: 'Tea Buyer',
      experienceLevel: 'Senior Level',
      type: 'part-time',
      salary: '',
      category: 'Logistics & Saas',
      isRemote: true,
    });
    expect(edited).toMatchObject({
      status: 200,
      body: {
        title: 'Tea Buyer',
        experienceLevel: 'senior_level',
        type: 'part_time',
        salary: '',
        category: 'Logistics & Saas',
        isRemote: true,
        requirements: 'A tongue\nA nose',
      },
    });
    expect((await patch(id, { title: '' })).status).toBe(400);
    expect((await patch(id, {})).status).toBe(200);
  });

  test('a deleted job is not found', async () => {
    const id = String((await post()).body['id']);
    const remove = () => documented(employer, 'DELETE', '/jobs/{id}', undefined, { id });
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(404);
    expect((await patch(id, { hot: true })).status).toBe(404);
  });
});
