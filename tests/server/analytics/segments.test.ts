import { beforeAll, describe, expect, test } from 'vitest';
import type { AnalyticsFilter, AnalyticsQuery } from '#schema/analytics/query.ts';
import type { SegmentDefinition } from '#schema/analytics/segments.ts';
import type { SegmentNoun } from '#schema/options/segments.ts';
import { newId } from '#server/lib/ids.ts';
import { startApp, type App } from '#tests/support/app.ts';
import { answered } from './answerDirectly.ts';
import { fillMarket, NOW } from './market.ts';
import { rowsOf } from './rows/rowsDirectly.ts';

let app: App;

beforeAll(async () => {
  app = await startApp();
  await fillMarket(app);
  app.clock.moveTo(NOW);
});

async function segment(noun: SegmentNoun, definition: SegmentDefinition): Promise<string> {
  const id = newId(Date.parse(NOW));
  await app.sql(
    `insert into analytics_segments (id, name, noun, definition, is_shared, created_at, updated_at)
       values (?, 'S', ?, ?, true, now(), now())`,
    [id, noun, JSON.stringify(definition)],
  );
  return id;
}

const APPLICATIONS = { measures: ['applications'] };

async function valueOf(query: AnalyticsQuery): Promise<number | null> {
  const { rows } = await answered(app, query);
  return rows[0]?.values[0] ?? null;
}

async function byHand(sql: string): Promise<number> {
  const [row] = await app.sql<{ n: number }>(`select count(*)::int as n ${sql}`);
  return row!.n;
}

const busy = (): Promise<string> =>
  segment('company', {
    having: [
      { measure: 'applications', test: 'at_least', value: 10 },
      { measure: 'seen_rate', test: 'less_than', value: 70 },
    ],
  });

const BUSY = `select company_id from application_facts group by 1
  having count(*) >= 10 and 100.0 * count(viewed_at) / count(*) < 70`;

describe('a segment filters by', () => {
  test('a count for each company, and its opposite keeps the others', async () => {
    const id = await busy();
    const inside = await valueOf({ ...APPLICATIONS, filter: { segment: id } });
    expect(inside).toBe(await byHand(`from application_facts where company_id in (${BUSY})`));
    const outside = await valueOf({ ...APPLICATIONS, filter: { not: { segment: id } } });
    expect(inside! + outside!).toBe(await valueOf(APPLICATIONS));
    expect(inside! * outside!).toBeGreaterThan(0);
  });

  test('all measures of a question, also those read from roll-ups', async () => {
    const id = await busy();
    const { rows } = await answered(app, {
      measures: ['views', 'jobs'],
      filter: { segment: id },
    });
    expect(rows[0]!.values).toEqual([
      await byHand(
        `from job_views v join jobs j on j.id = v.job_id where j.company_id in (${BUSY})`,
      ),
      await byHand(`from jobs where deleted_at is null and company_id in (${BUSY})`),
    ]);
  });

  test('counts of a period, where no rows mean zero', async () => {
    const id = await segment('job', {
      filter: { dimension: 'remote', is: ['yes'] },
      having: [{ measure: 'applications', test: 'at_most', value: 0 }],
      range: { from: '2026-11-01', to: '2026-11-10' },
    });
    expect(await valueOf({ measures: ['jobs'], filter: { segment: id } })).toBe(
      await byHand(`from jobs j where deleted_at is null and is_remote and not exists (
        select from application_facts f where f.job_id = j.id
          and f.applied_at >= '2026-11-01T00:00+05:30' and f.applied_at < '2026-11-11T00:00+05:30')`),
    );
  });

  test('when people signed up, wherever they appear', async () => {
    const filter = {
      and: [
        { dimension: 'time', from: '2026-06-01' },
        { dimension: 'language', is: ['hi'] },
      ],
    };
    const id = await segment('person', { filter });
    const people = `select id from users where created_at >= '2026-06-01T00:00+05:30' and locale = 'hi'`;
    expect(await valueOf({ measures: ['views'], filter: { segment: id } })).toBe(
      await byHand(`from job_views where user_id in (${people})`),
    );
    expect(await valueOf({ ...APPLICATIONS, filter: { segment: id } })).toBe(
      await byHand(`from application_facts where seeker_id in (${people})`),
    );
  });

  test('the events of applications', async () => {
    const id = await segment('application', {
      filter: { dimension: 'application_status', is: ['hired'] },
    });
    expect(await valueOf({ measures: ['application_events'], filter: { segment: id } })).toBe(
      await byHand(`from application_events e join application_facts f using (application_id)
        where f.status = 'hired' and f.withdrawn_at is null`),
    );
  });

  test('the rows behind a figure, which are as many as it says', async () => {
    const query = { ...APPLICATIONS, dimensions: ['category'], filter: { segment: await busy() } };
    const { rows } = await answered(app, query);
    const group = [{ dimension: 'category', key: rows[0]!.keys[0] ?? null }];
    const { total, keys } = await rowsOf(app, { query, group });
    expect(total).toBe(rows[0]!.values[0]);
    expect(keys).toHaveLength(total);
  });
});

test('a segment that a question cannot reach is refused by name', async () => {
  const id = await segment('person', { filter: { dimension: 'language', is: ['hi'] } });
  await expect(answered(app, { measures: ['jobs'], filter: { segment: id } })).rejects.toThrow(
    'The segment “S” cannot filter',
  );
  await expect(answered(app, { ...APPLICATIONS, filter: { segment: newId(0) } })).rejects.toThrow(
    'We could not find a segment',
  );
});

describe('people', () => {
  const byGender = async (filter?: AnalyticsFilter) => {
    const query = { measures: ['applicants'], dimensions: ['seeker_gender'] };
    const { rows } = await answered(app, { ...query, ...(filter && { filter }) });
    return new Map(rows.map(({ keys, values }) => [keys[0], values[0] ?? 0]));
  };

  test('in two segments that differ by a few people cannot be distinguished', async () => {
    await app.sql(`update seeker_profiles set education = 'master'`);
    await app.sql(
      `update seeker_profiles set education = 'phd' where user_id in (
         select a.seeker_id from applications a order by a.seeker_id limit 1)`,
    );
    const all = await segment('person', {
      filter: { dimension: 'seeker_education', is: ['master', 'phd'] },
    });
    const butOne = await segment('person', {
      filter: { dimension: 'seeker_education', is: ['master'] },
    });
    const [more, less] = [await byGender({ segment: all }), await byGender({ segment: butOne })];
    expect(less.size).toBeGreaterThan(0);
    for (const [gender, count] of more) {
      const difference = count - (less.get(gender) ?? count);
      expect(difference === 0 || difference >= 5, `${gender}: ${difference}`).toBe(true);
    }
    const asked = (id: string) => valueOf({ measures: ['applicants'], filter: { segment: id } });
    expect(await asked(all)).toBe(await asked(butOne));
  });

  test('are not singled out by dates or counts in questions about attributes', async () => {
    const early = await segment('person', { filter: { dimension: 'time', to: '2026-06-01' } });
    await expect(byGender({ segment: early })).rejects.toThrow('single out one person');
    const eager = await segment('person', {
      having: [{ measure: 'applications', test: 'at_least', value: 3 }],
    });
    await expect(byGender({ segment: eager })).rejects.toThrow('single out one person');
    expect(await valueOf({ measures: ['applicants'], filter: { segment: eager } })).toBe(
      await byHand(
        `from (select seeker_id from application_facts group by 1 having count(*) >= 3) many`,
      ),
    );
    await expect(byGender({ segment: await busy() })).rejects.toThrow('single out one person');
    const remote = await segment('job', { filter: { dimension: 'remote', is: ['yes'] } });
    const [inside, whole] = [await byGender({ segment: remote }), await byGender()];
    expect(inside.size).toBeGreaterThan(0);
    for (const [gender, count] of inside) expect(count).toBeLessThanOrEqual(whole.get(gender)!);
    const mixed = await segment('person', {
      filter: { dimension: 'has_applied', is: ['yes'] },
      having: [{ measure: 'views', test: 'at_least', value: 3 }],
    });
    await expect(
      answered(app, { measures: ['users'], filter: { segment: mixed } }),
    ).rejects.toThrow('cannot also use dates or counts');
  });

  test('who never applied have no list', async () => {
    const never = await segment('person', {
      filter: {
        and: [
          { dimension: 'role', is: ['job_seeker'] },
          { dimension: 'has_applied', is: ['no'] },
        ],
      },
    });
    await app.sql(
      `insert into users (id, email, first_name, role, status, created_at, updated_at)
         select gen_random_uuid(), 'new' || n || '@market.example', 'N', 'job_seeker', 'active', '${NOW}', '${NOW}'
         from generate_series(1, 7) n`,
    );
    // That there is only one administrator must not hide the number of job seekers.
    await app.sql(
      `update users set role = 'employer' where role = 'admin'
         and id <> (select id from users where role = 'admin' order by id limit 1)`,
    );
    const query = { measures: ['users'], filter: { segment: never } };
    expect(await valueOf(query)).toBe(
      await byHand(
        `from users u where deleted_at is null and role = 'job_seeker'
           and not exists (select from applications a where a.seeker_id = u.id)`,
      ),
    );
    await expect(rowsOf(app, { query })).toFailWith('BAD_USER_INPUT');
  });
});

test('“Others” lists the rows of all groups that are not shown', async () => {
  const query = { ...APPLICATIONS, dimensions: ['company'] };
  const { rows } = await answered(app, query);
  const groups = rows.map(({ keys }) => [{ dimension: 'company', key: keys[0] ?? null }]);
  const rest = rows.slice(3).reduce((sum, { values }) => sum + values[0]!, 0);
  expect(rest).toBeGreaterThan(0);
  const except = await rowsOf(app, { query, except: groups.slice(0, 3) });
  expect(except.total).toBe(rest);
  const among = await rowsOf(app, { query, among: groups.slice(3) });
  expect(among.keys).toEqual(except.keys);
});
