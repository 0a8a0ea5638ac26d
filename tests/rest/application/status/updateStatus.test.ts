import { beforeAll, describe, expect, test } from 'vitest';
import { documented } from '#tests/rest/documented.ts';
import { apply } from '#tests/server/application/applicationCalls.ts';
import { idOf, moveTo } from '#tests/server/application/stage/stageWorld.ts';
import { theApp, type App } from '#tests/support/app.ts';
import { addJob } from '#tests/support/rows.ts';
import { scenario, type Employer, type Person } from '#tests/support/scenario.ts';

let app: App;
let employer: Employer;
let seeker: Person;
let job: { id: string };

beforeAll(async () => {
  ({ app, employer, seeker, job } = await scenario(theApp()).employer().seeker().job());
});

const STATUS = '/applications/{id}/status';
const read = async (path: string, who: Person = employer) => {
  const authorization = `Bearer ${who.token}`;
  const answer = await fetch(`${app.url}/api${path}`, { headers: { authorization } });
  return {
    status: answer.status,
    headers: answer.headers,
    text: Buffer.from(await answer.arrayBuffer()).toString(),
  };
};

test('an employer reads the documented names, changes the status, and reads the result', async () => {
  const { id } = await apply(seeker, job, { coverLetter: 'Here I am.', expectedSalary: '6 LPA' });
  const { body } = await documented(employer, 'GET', '/applications');
  expect(body).toMatchObject({
    total: 1,
    applications: [
      {
        id,
        status: 'pending',
        appliedAt: expect.any(String),
        expectedSalary: '6 LPA',
        coverLetter: 'Here I am.',
        resume: null,
        applicant: { firstName: 'Asha', lastName: 'Rao', email: seeker.email },
        job: { title: 'Software Engineer', company: { name: 'Lotus Works' } },
      },
    ],
  });
  const params = { id };
  const moved = await documented(employer, 'PATCH', STATUS, { status: 'Shortlisted' }, params);
  expect(moved).toMatchObject({ status: 200, body: { id, status: 'shortlisted' } });
  const stale = { status: 'rejected', from: 'pending' };
  expect(await documented(employer, 'PATCH', STATUS, stale, params)).toMatchObject({
    status: 409,
    body: { code: 'CONFLICT', current: 'shortlisted' },
  });
  for (const wrong of [{}, { status: '' }, { status: 'fired' }, { status: 7 }]) {
    expect(await documented(employer, 'PATCH', STATUS, wrong, params)).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'status' }] },
    });
  }
});

describe('the list', () => {
  test('is filtered and paged by its query parameters', async () => {
    const many = await addJob(app, employer.company!.id, { title: 'Welder' });
    for (const firstName of ['Devi', 'Bina', 'Chandra']) {
      const { someone } = await scenario(app).seeker({ as: 'someone', firstName });
      await apply(someone, many);
    }
    const names = async (query: string) => {
      const { body, status } = await employer.rest<{ applications?: { name: string }[] }>(
        'GET',
        `/api/applications?jobId=${many.id}${query}`,
      );
      return body.applications?.map(({ name }) => name.split(' ')[0]) ?? status;
    };
    expect(await names('')).toEqual(['Chandra', 'Bina', 'Devi']);
    expect(await names('&sort=name&limit=2')).toEqual(['Bina', 'Chandra']);
    expect(await names('&sort=name&limit=2&page=2')).toEqual(['Devi']);
    expect(await names('&search=bina&status=pending,hired')).toEqual(['Bina']);
    expect(await names('&status=hired')).toEqual([]);
    expect(await names('&status=all')).toHaveLength(3);
    expect(await names('&status=fired')).toBe(400);
    expect(await names('&appliedTo=2000-01-01')).toEqual([]);
    expect(await names('&appliedTo=soon')).toBe(400);
  });
});

describe('the export', () => {
  test('contains exactly the filtered rows, and no formula', async () => {
    const { works } = await scenario(app).employer({ as: 'works' });
    const jobs = [
      await addJob(app, works.company!.id, { title: 'Fitter' }),
      await addJob(app, works.company!.id, { title: 'Turner' }),
    ];
    const names = ['=HYPERLINK("http://evil.example")', '+1', '-2+3', '@SUM(A1)', 'Rao, "R"'];
    for (const [n, name] of names.entries()) {
      const { someone } = await scenario(app).seeker({ as: 'someone' });
      await apply(someone, jobs[n === 4 ? 1 : 0]!, { name, coverLetter: 'One\nTwo' });
    }
    const all = await read('/applications/export?sort=oldest', works);
    expect(all.status).toBe(200);
    expect(all.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(all.headers.get('content-disposition')).toMatch(/^attachment; filename="applications-/);
    expect(all.text.startsWith('\ufeffName,Email,Phone,Job,Status,')).toBe(true);
    expect(all.text).toContain(`\r\n"'=HYPERLINK(""http://evil.example"")",`);
    for (const harmless of [`\r\n'+1,`, `\r\n'-2+3,`, `\r\n'@SUM(A1),`, `\r\n"Rao, ""R""",`]) {
      expect(all.text).toContain(harmless);
    }
    expect(all.text.match(/"One\nTwo"/g)).toHaveLength(5);
    const some = await read(`/applications/export?jobId=${jobs[1]!.id}&status=pending`, works);
    expect(some.text.match(/\r\n/g)).toHaveLength(2);
    expect(some.text).toContain('Turner,Pending,');
    await app.sql(
      `update applications set withdrawn_at = now(), withdrawal_told_at = now() where job_id = ?`,
      [jobs[1]!.id],
    );
    const withdrawn = await read('/applications/export?withdrawn=true', works);
    expect(withdrawn.text.match(/\r\n/g)).toHaveLength(2);
    expect(withdrawn.text).toContain('Turner,Withdrawn,');
    const others = await read('/applications/export?withdrawn=false', works);
    expect(others.text).not.toContain('Withdrawn,');
    expect(others.text.match(/\r\n/g)!.length).toBeGreaterThan(2);
    const listed = await works.rest<{ total: number }>('GET', '/api/applications?withdrawn=false');
    expect(listed.body.total).toBe(4);
    expect((await read('/applications/export?search=nobody', works)).text).toMatch(/^[^\n]*\r\n$/);
  });

  test('of a stage contains only the applications in it', async () => {
    const { works, other } = await scenario(app).employer({ as: 'works' }).seeker({ as: 'other' });
    const wanted = await addJob(app, works.company!.id, {});
    await apply(seeker, wanted, { name: 'Bina' });
    const { id } = await apply(other, wanted, { name: 'Devi' });
    const stageId = await idOf(works, 'Interview');
    await moveTo(works, id, stageId);
    const { text } = await read(`/applications/export?stageId=${stageId}`, works);
    expect(text.match(/\r\n(?:Bina|Devi),/g)).toEqual(['\r\nDevi,']);
  });

  test('is for employers only', async () => {
    expect((await app.rest('GET', '/api/applications/export')).status).toBe(401);
    expect((await seeker.rest('GET', '/api/applications/export')).status).toBe(403);
    expect((await employer.rest('GET', '/api/applications/export?sort=x')).status).toBe(400);
  });

  test('continues beyond a thousand rows', async () => {
    const { works } = await scenario(app).employer({ as: 'works' });
    const { id } = await addJob(app, works.company!.id, {});
    await app.sql(
      `with people as (insert into users (id, email, first_name, last_name, role, created_at, updated_at)
         select gen_random_uuid(), 'p' || n || '-' || ?, 'P', n::text, 'job_seeker', now(), now()
         from generate_series(1, 2005) n returning id, email, last_name)
       insert into applications (id, job_id, seeker_id, name, email, status_changed_at, applied_at)
       select gen_random_uuid(), ?, id, 'P ' || last_name, email, now(), date_trunc('minute', now()) from people`,
      [works.id, id],
    );
    const { text } = await read('/applications/export', works);
    const ids = text.match(/[0-9a-f-]{36}\r\n/g)!;
    expect(new Set(ids).size).toBe(2_005);
    expect(ids).toHaveLength(2_005);
  });
});
