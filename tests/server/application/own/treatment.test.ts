import { beforeEach, describe, expect, test } from 'vitest';
import { countResponses } from '#server/modules/company/responses/countResponses.service.ts';
import { theApp, type App } from '#tests/support/app.ts';
import { scenario, type Employer } from '#tests/support/scenario.ts';
import { applicants, setStatus, type Case } from '../status/statusWorld.ts';
import { rate, treatmentOf, undoWithdrawal, withdraw } from './ownCalls.ts';

let app: App;
let employer: Employer;

beforeEach(async () => {
  ({ app, employer } = await scenario(theApp()).employer());
});

const NEW = { rating: null, comment: null, isChangeable: true };

async function rejected(count: number): Promise<Case[]> {
  const cases = await applicants(app, employer, count);
  for (const { id } of cases) await setStatus(app, id, 'rejected');
  return cases;
}

async function figures() {
  const { viewer } = await employer.graphql<{ viewer: { treatment: object | null } }>(
    '{ viewer { treatment { ratings treatedWell average } } }',
  );
  return viewer.treatment;
}

describe('the question of how an applicant was treated', () => {
  test('is asked after the end, and can be answered differently for 30 days', async () => {
    const [{ seeker, id }] = (await applicants(app, employer, 1)) as [Case];
    expect(await treatmentOf(seeker, id)).toBeNull();
    await expect(rate(seeker, id, 5)).toBreakRule('application.treatment.ended');
    await setStatus(app, id, 'hired');
    expect(await treatmentOf(seeker, id)).toEqual(NEW);
    const first = await rate(seeker, id, 2, 'Slow.');
    expect(first).toEqual({ rating: 2, comment: 'Slow.', isChangeable: true });
    await earlier(id, 29);
    expect(await rate(seeker, id, 4)).toEqual({ rating: 4, comment: null, isChangeable: true });
    await earlier(id, 2);
    expect(await treatmentOf(seeker, id)).toEqual({
      rating: 4,
      comment: null,
      isChangeable: false,
    });
    await expect(rate(seeker, id, 5)).toBreakRule('application.treatment.changeable');
  });

  test('is asked 30 days after the job has ended without an answer', async () => {
    const [{ seeker, id }] = (await applicants(app, employer, 1)) as [Case];
    const ends = (days: number) =>
      app.sql(
        `update jobs set application_deadline = ?::timestamptz - make_interval(days => ?)
         where id = (select job_id from applications where id = ?)`,
        [app.clock.now(), days, id],
      );
    await ends(29);
    expect(await treatmentOf(seeker, id)).toBeNull();
    await ends(31);
    expect(await treatmentOf(seeker, id)).toEqual(NEW);
    const closed = (days: number) =>
      app.sql(
        `update jobs set application_deadline = null, status = 'closed',
           closed_at = ?::timestamptz - make_interval(days => ?)
         where id = (select job_id from applications where id = ?)`,
        [app.clock.now(), days, id],
      );
    await closed(29);
    expect(await treatmentOf(seeker, id)).toBeNull();
    await closed(31);
    expect(await treatmentOf(seeker, id)).toEqual(NEW);
  });

  test('is asked after a withdrawal; undoing that removes the answer', async () => {
    const [{ seeker, id }] = (await applicants(app, employer, 1)) as [Case];
    await withdraw(seeker, id);
    await rate(seeker, id, 1);
    await undoWithdrawal(seeker, id);
    expect(await treatmentOf(seeker, id)).toBeNull();
    const left = 'select 1 from treatment_ratings where application_id = ?';
    expect(await app.sql(left, [id])).toEqual([]);
  });

  test('is answered only by the applicant, and not shown to the company', async () => {
    const [{ seeker, id }] = (await rejected(1)) as [Case];
    const { other } = await scenario(app).seeker({ as: 'other' });
    await expect(rate(other, id, 1)).toFailWith('NOT_FOUND');
    await rate(seeker, id, 1, 'Rude.');
    await expect(treatmentOf(employer, id)).toFailWith('FORBIDDEN');
    await expect(rate(seeker, id, 6)).toFailWith('BAD_USER_INPUT');
  });
});

describe('the answers', () => {
  test('are shown to the company in groups of five, so that no single answer can be worked out', async () => {
    const cases = await rejected(6);
    const ratings = [5, 4, 4, 2, 1, 5];
    for (const [index, { seeker, id }] of cases.entries()) {
      expect(await figures()).toEqual(index < 5 ? null : FIRST_FIVE);
      await rate(seeker, id, ratings[index]!);
      app.clock.forward({ seconds: 1 });
    }
    expect(await figures()).toEqual(FIRST_FIVE);
  });

  test('are part of the public figures of a company, once there are ten', async () => {
    const cases = await rejected(10);
    for (const [index, { seeker, id }] of cases.entries()) {
      await rate(seeker, id, index < 3 ? 2 : 4);
      if (index === 8) expect(await counted()).toMatchObject({ ratings: null, treatedWell: null });
    }
    expect(await counted()).toMatchObject({ ratings: 10, treatedWell: 7 });
  });

  test('are read by administrators without a name', async () => {
    const [{ seeker, id }] = (await rejected(1)) as [Case];
    const { admin } = await scenario(app).admin();
    await rate(seeker, id, 2, 'They never called back.');
    const { admin: shown } = await admin.graphql<{ admin: { company: { company: object } } }>(
      `query($id: ID!) { admin { company(id: $id) { company { treatmentComments { rating comment } } } } }`,
      { id: employer.company!.id },
    );
    expect(shown.company.company).toEqual({
      treatmentComments: [{ rating: 2, comment: 'They never called back.' }],
    });
  });
});

const FIRST_FIVE = { ratings: 5, treatedWell: 3, average: 3.2 };

const earlier = (id: string, days: number) =>
  app.sql(
    `update treatment_ratings set first_rated_at = first_rated_at - make_interval(days => ?)
     where application_id = ?`,
    [days, id],
  );

/** What everyone reads about the company, as if its applications were three weeks old. */
async function counted() {
  await app.sql(`update applications set applied_at = applied_at - interval '21 days'
    where applied_at > now() - interval '7 days'`);
  await countResponses(app.services);
  const { jobs } = await app.graphql<{ jobs: { nodes: { company: { responses: object } }[] } }>(
    '{ jobs(first: 1) { nodes { company { responses { ratings treatedWell } } } } }',
  );
  return jobs.nodes[0]!.company.responses;
}
