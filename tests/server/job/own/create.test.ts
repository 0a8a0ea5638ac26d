import { beforeAll, describe, expect, test } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';
import { scenario, type Employer } from '#tests/support/scenario.ts';
import { BODY, createJob, ownJobs, VALUES } from './jobCalls.ts';

let app: App;
let employer: Employer;

beforeAll(async () => {
  ({ app, employer } = await scenario(theApp()).employer());
});

const inDays = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000);

describe('a new job', () => {
  test.each([
    [{ isUrgent: true }, { isHot: true, isFeatured: false }],
    [{ isHot: true }, { isHot: true, isFeatured: false }],
    [{ hot: true }, { isHot: true, isFeatured: false }],
    [{ featured: true }, { isHot: false, isFeatured: true }],
  ])('stands out by any of the names of a flag: %j', async (flags, marks) => {
    const job = await createJob(employer, flags);
    expect(job).toMatchObject(marks);
    await app.sql('delete from jobs where id = ?', [job.id]);
  });

  test('is stored in normalised values and waits for approval', async () => {
    const job = await createJob(employer, { salary: '5 - 10 LPA', isUrgent: true });
    expect(job).toMatchObject({
      title: 'Chief Tea Taster',
      description: VALUES.description,
      descriptionHtml: '<p>Tastes <strong>tea</strong>.</p><p>All day.</p>',
      requirementsText: 'A tongue\nA nose',
      responsibilitiesText: '',
      benefitsText: '',
      location: 'Bangalore, Karnataka',
      state: 'Karnataka',
      type: 'FULL_TIME',
      industry: 'retail',
      category: { slug: 'sales-business-development' },
      salary: '5 - 10 LPA',
      salaryMin: 500_000,
      salaryMax: 1_000_000,
      salaryPeriod: 'YEAR',
      experienceYears: 3,
      experienceLevel: 'MID_LEVEL',
      isRemote: false,
      isFeatured: false,
      isHot: true,
      standing: 'PENDING',
      adminStatus: 'PENDING',
      status: 'ACTIVE',
      applicationDeadline: null,
      renewableFrom: null,
      company: { name: 'Lotus Works' },
    });
    expect(String(job['district'])).toMatch(/^Bengaluru/);
    const { job: publicly } = await app.graphql<{ job: object | null }>(
      'query($id: ID!) { job(id: $id) { id } }',
      { id: job.id },
    );
    expect(publicly).toBeNull();
  });

  test('pay that cannot be parsed with certainty is stored as text only', async () => {
    const job = await createJob(employer, { salary: 'As per market standards' });
    expect(job).toMatchObject({
      salary: 'As per market standards',
      salaryMin: null,
      salaryMax: null,
    });
  });

  test('an unknown place is stored as it was written', async () => {
    const job = await createJob(employer, { location: 'Malgudi, Karnataka' });
    expect(job).toMatchObject({
      location: 'Malgudi, Karnataka',
      district: null,
      state: 'Karnataka',
    });
  });

  test('scripts in its text do not run', async () => {
    const { descriptionHtml } = await createJob(employer, {
      description: 'Hello <script>alert(1)</script> <img src=x onerror=alert(1)> [x](javascript:y)',
    });
    expect(descriptionHtml).not.toMatch(/script|img|onerror|href/);
  });

  test('the shortest and the longest texts allowed', async () => {
    const text = 'x'.repeat(10_000);
    const job = await createJob(employer, { description: text, title: 't'.repeat(200) });
    expect(job.title).toHaveLength(200);
    await expect(createJob(employer, { title: 't'.repeat(201) })).toFailWith('BAD_USER_INPUT');
    await expect(createJob(employer, { description: `${text}x` })).toFailWith('BAD_USER_INPUT');
    await expect(createJob(employer, { experience: 61 })).toFailWith('BAD_USER_INPUT');
    await expect(createJob(employer, { category: 'Plumbing' })).toFailWith('BAD_USER_INPUT');
    await expect(createJob(employer, { industry: 'alchemy' })).toFailWith('BAD_USER_INPUT');
    await expect(createJob(employer, { title: 'a\u0007b' })).toFailWith('BAD_USER_INPUT');
  });
});

describe('a missing field is reported in the documented sentence', () => {
  const missing = 'Missing required fields: title, location, experience';

  test('over GraphQL', async () => {
    await expect(
      createJob(employer, { title: ' ', location: null, experience: null }),
    ).rejects.toThrow(missing);
    await expect(
      employer.graphql('mutation { createJob(input: {}) { job { id } } }'),
    ).rejects.toThrow(
      'Missing required fields: title, description, requirements, location, type, category, industry, experience',
    );
  });

  test('over REST, at each field', async () => {
    const { title: _, experience: __, ...rest } = BODY;
    const { status, body } = await employer.rest('POST', '/api/jobs', { ...rest, location: '' });
    expect(status).toBe(400);
    expect(body).toMatchObject({ message: missing, code: 'BAD_USER_INPUT' });
    const fields = (body['fields'] as { field: string }[]).map(({ field }) => field);
    expect(fields).toEqual(expect.arrayContaining(['title', 'location', 'experience']));
  });
});

describe('the deadline', () => {
  test("a day counts until its end in the site's time zone", async () => {
    await app.settings({ timeZone: 'Asia/Kolkata' });
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(
      app.clock.now(),
    );
    const end = new Date(`${today}T23:59:59.999+05:30`).toISOString();
    for (const given of [today, `${today}T00:00:00.000Z`]) {
      const { applicationDeadline, renewableFrom } = await createJob(employer, {
        applicationDeadline: given,
      });
      expect(applicationDeadline).toBe(end);
      expect(Date.parse(renewableFrom!)).toBe(Date.parse(end) - 7 * 86_400_000);
    }
  });

  test('a date with a time is stored as it is', async () => {
    const moment = inDays(9.5).toISOString();
    const { applicationDeadline } = await createJob(employer, { applicationDeadline: moment });
    expect(applicationDeadline).toBe(moment);
  });

  test.each(['2020-01-01', 'yesterday', '2026-02-30'])('%s is refused', async (given) => {
    const refused = createJob(employer, { applicationDeadline: given });
    await expect(refused).toFailWith('BAD_USER_INPUT');
  });

  test('one that has just passed is refused with an error at the field', async () => {
    const given = inDays(-0.001).toISOString();
    const { status, body } = await employer.rest('POST', '/api/jobs', {
      ...BODY,
      applicationDeadline: given,
    });
    expect(status).toBe(400);
    expect(body['fields']).toEqual([
      {
        field: 'applicationDeadline',
        message: 'Application deadline cannot be in the past',
      },
    ]);
  });
});

describe('who may post', () => {
  test('only employers', async () => {
    const { seeker, admin } = await scenario(app).seeker().admin();
    await expect(createJob(seeker)).toFailWith('FORBIDDEN');
    await expect(createJob(admin)).toFailWith('FORBIDDEN');
    await expect(createJob(app)).toFailWith('UNAUTHENTICATED');
    expect((await app.rest('POST', '/api/jobs', BODY)).status).toBe(401);
    expect((await seeker.rest('POST', '/api/jobs', BODY)).status).toBe(403);
  });

  test('only with a company', async () => {
    const { employer: alone } = await scenario(app).employer({ company: null });
    await expect(createJob(alone)).toBreakRule('job.post.company');
    await expect(createJob(alone)).rejects.toThrow('No company found for this user');
    expect((await ownJobs(alone)).figures.total).toBe(0);
  });

  test('only from a confirmed address, while the site requires it', async () => {
    const { employer: unsure } = await scenario(app).employer({ emailVerified: false });
    await expect(createJob(unsure)).toBreakRule('job.post.verified-address');
    await app.settings({ requireEmailVerification: false });
    expect((await createJob(unsure)).standing).toBe('PENDING');
    await app.settings({ requireEmailVerification: true });
  });
});

describe('approval', () => {
  test('is automatic if the site is set up so and the company is approved', async () => {
    const { waiting } = await scenario(app).employer({
      as: 'waiting',
      company: { status: 'pending' },
    });
    await app.settings({ autoApproveJobs: true });
    expect(await createJob(employer)).toMatchObject({ standing: 'LIVE', adminStatus: 'APPROVED' });
    expect(await createJob(waiting)).toMatchObject({
      standing: 'PENDING',
      adminStatus: 'PENDING',
    });
    await app.settings({ autoApproveJobs: false });
  });

  test.each([
    ['a fee', { benefits: 'Rs 2000 registration fee.' }],
    ['a phone number in a question', { questions: [{ kind: 'TEXT', text: 'Call 98765 43210?' }] }],
    ['far too much pay', { salary: '90 LPA', experience: 0 }],
  ])('is never automatic for a job with %s', async (_, values) => {
    await app.settings({ autoApproveJobs: true });
    const job = await createJob(employer, values);
    await app.settings({ autoApproveJobs: false });
    expect(job).toMatchObject({ standing: 'PENDING', adminStatus: 'PENDING' });
  });

  test('is requested from every administrator by notification', async () => {
    const { admin } = await scenario(app).admin();
    const bell = async () =>
      (
        await admin.graphql<{
          viewer: { notifications: { nodes: { title: string; body: string; link: string }[] } };
        }>('{ viewer { notifications(first: 50) { nodes { title body link } } } }')
      ).viewer.notifications.nodes;
    await createJob(employer, { title: 'Bell Ringer' });
    expect(await bell()).toEqual([
      {
        title: 'A job is waiting for approval',
        body: 'Bell Ringer at Lotus Works',
        link: '/admin/jobs',
      },
    ]);
    await app.settings({ autoApproveJobs: true });
    await createJob(employer, { title: 'Bell Hanger' });
    await app.settings({ autoApproveJobs: false });
    expect(await bell()).toHaveLength(1);
    await expect(createJob(employer, { title: '' })).toFailWith('BAD_USER_INPUT');
    expect(await bell()).toHaveLength(1);
  });
});
