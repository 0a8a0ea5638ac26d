import { beforeAll, describe, expect, test } from 'vitest';
import { MEASURES_MAX, type AnalyticsQuery } from '#schema/analytics/query.ts';
import { Chance } from '#server/db/seeds/chance.ts';
import { rounds } from '#tests/support/suiteSize.ts';
import { startApp, type App } from '#tests/support/app.ts';
import { answered } from './answerDirectly.ts';
import { fillMarket } from './market.ts';
import { rowsOf } from './rows/rowsDirectly.ts';
import {
  ACCOUNTS,
  APPLICATIONS,
  changeSomething,
  COMPANIES,
  JOBS,
  LIVE_IDS,
  REACHED,
} from './stockWorld.ts';

/** One of the days after the market was filled, with what was counted by hand on that day. */
interface Day {
  day: string;
  jobs: Counted[];
  companies: Counted[];
  accounts: Counted[];
  applications: Counted[];
  live: string[];
}

interface Counted {
  count: number;
  standing: string;
  /** Of jobs. */
  approval?: string;
  /** The category of jobs and applications, or the role of accounts. */
  group: string | null;
}

const ZONE = 'Asia/Kolkata';
const DAYS = Array.from({ length: rounds({ quick: 8, full: 21 }) }, (_, at) =>
  new Date(Date.UTC(2026, 10, 21 + at)).toISOString().slice(0, 10),
);
/** The last millisecond of a day in India. */
const endOf = (day: string) => `${day}T18:29:59.999Z`;

/** Something that was approved, rejected or closed by a change. */
interface Reached {
  what: 'approved' | 'closed' | 'rejected' | 'company';
  id: string;
}

let app: App;
const days: Day[] = [];
const reached: (Reached & { at: Date })[] = [];
const atFirst: Reached[] = [];

beforeAll(async () => {
  app = await startApp();
  await fillMarket(app);
  const chance = new Chance('stocks');
  const read = () => app.services.database.fork().execute<Reached[]>(REACHED);
  let before = await read();
  atFirst.push(...before);
  for (const day of DAYS) {
    for (let count = 0; count < 8; count += 1) {
      const at = new Date(new Date(endOf(day)).getTime() - 86_000_000 + count * 10_500_000);
      await changeSomething(app, chance, at.toISOString());
      const after = await read();
      const known = new Set(before.map(({ what, id }) => `${what} ${id}`));
      for (const one of after)
        if (!known.has(`${one.what} ${one.id}`)) reached.push({ ...one, at });
      before = after;
    }
    days.push(await countedBy(day));
  }
  app.clock.moveTo(endOf(DAYS.at(-1)!));
});

async function countedBy(day: string): Promise<Day> {
  const em = app.services.database.fork();
  const read = <Row>(sql: string) => em.execute<Row[]>(sql.replaceAll('$now', `'${endOf(day)}'`));
  return {
    day,
    jobs: await read(JOBS),
    companies: await read(COMPANIES),
    accounts: await read(ACCOUNTS),
    applications: await read(APPLICATIONS),
    live: (await read<{ id: string }>(LIVE_IDS)).map(({ id }) => id),
  };
}

type Kind = 'jobs' | 'companies' | 'accounts' | 'applications';
type Fits = (row: Counted) => boolean;

/** What each measure counts. */
const MEANINGS: Record<string, { of: Kind; fits: Fits }> = {
  stock_jobs: { of: 'jobs', fits: () => true },
  stock_live_jobs: { of: 'jobs', fits: ({ standing }) => standing === 'live' },
  stock_pending_jobs: { of: 'jobs', fits: ({ approval }) => approval === 'pending' },
  stock_expired_jobs: { of: 'jobs', fits: ({ standing }) => standing === 'expired' },
  stock_closed_jobs: { of: 'jobs', fits: ({ standing }) => standing === 'closed' },
  stock_companies: { of: 'companies', fits: () => true },
  stock_approved_companies: { of: 'companies', fits: ({ standing }) => standing === 'approved' },
  stock_pending_companies: { of: 'companies', fits: ({ standing }) => standing === 'pending' },
  stock_accounts: { of: 'accounts', fits: () => true },
  stock_job_seekers: { of: 'accounts', fits: ({ group }) => group === 'job_seeker' },
  stock_suspended_accounts: { of: 'accounts', fits: ({ standing }) => standing === 'suspended' },
  stock_applications: { of: 'applications', fits: () => true },
  stock_pending_applications: {
    of: 'applications',
    fits: ({ standing }) => standing === 'pending',
  },
  stock_shortlisted_applications: {
    of: 'applications',
    fits: ({ standing }) => standing === 'shortlisted',
  },
  stock_open_applications: {
    of: 'applications',
    fits: ({ standing }) => standing !== 'rejected' && standing !== 'hired',
  },
  stock_employers: { of: 'accounts', fits: ({ group }) => group === 'employer' },
};
const DIMENSIONS: Record<Kind, { standing: string; group: string | null }> = {
  jobs: { standing: 'job_standing', group: 'category' },
  companies: { standing: 'company_approval', group: null },
  accounts: { standing: 'user_status', group: 'role' },
  applications: { standing: 'application_status', group: 'category' },
};

const sumOf = (rows: readonly Counted[], fits: Fits) =>
  rows.filter(fits).reduce((sum, { count }) => sum + count, 0);

/** The answer as it was counted by hand, without groups of zero. */
function byHand(measure: string, dimensions: readonly string[], shown: readonly Day[]) {
  const { of, fits } = MEANINGS[measure]!;
  const { standing } = DIMENSIONS[of];
  return shown.flatMap((day) => {
    const sums = new Map<string, number>();
    for (const row of day[of].filter(fits)) {
      const keyOf = (dimension: string) =>
        dimension === 'time' ? day.day : dimension === standing ? row.standing : row.group;
      const key = JSON.stringify(dimensions.map(keyOf));
      sums.set(key, (sums.get(key) ?? 0) + row.count);
    }
    return [...sums].filter(([, count]) => count > 0).map(([key, count]) => `${key} ${count}`);
  });
}

const nonZero = (rows: readonly { keys: unknown[]; values: (number | null)[] }[]) =>
  rows.flatMap(({ keys, values }) => (values[0] ? [`${JSON.stringify(keys)} ${values[0]}`] : []));

async function expectAsCounted(measure: string, dimensions: string[], shown: readonly Day[]) {
  const query: AnalyticsQuery = {
    measures: [measure],
    dimensions,
    range: { from: shown[0]!.day, to: shown.at(-1)!.day },
    timeZone: ZONE,
    grain: 'day',
    totals: true,
  };
  const answer = await answered(app, query);
  const days = dimensions.includes('time') ? shown : [shown.at(-1)!];
  expect(nonZero(answer.rows).toSorted(), JSON.stringify(query)).toEqual(
    byHand(measure, dimensions, days).toSorted(),
  );
  const { of, fits } = MEANINGS[measure]!;
  expect(answer.totals!.values, 'the total is the stock at the end').toEqual([
    sumOf(shown.at(-1)![of], fits),
  ]);
}

describe('a past day is reported exactly as it was counted by hand that day', () => {
  test.each([
    ['stock_live_jobs', ['time']],
    ['stock_jobs', ['time', 'job_standing', 'category']],
    ['stock_companies', ['company_approval', 'time']],
    ['stock_accounts', ['time', 'role', 'user_status']],
    ['stock_applications', ['time', 'application_status']],
    ['stock_live_jobs', ['category']],
  ])('%s by %j', (measure, dimensions) => expectAsCounted(measure, dimensions, days));

  test('every stock at the end of the last day', async () => {
    const last = days.at(-1)!;
    const names = Object.keys(MEANINGS);
    for (const measures of [names.slice(0, MEASURES_MAX), names.slice(MEASURES_MAX)]) {
      const range = { from: last.day, to: last.day };
      const { rows } = await answered(app, { measures, range, timeZone: ZONE });
      const counted = measures.map((name) => sumOf(last[MEANINGS[name]!.of], MEANINGS[name]!.fits));
      expect(rows[0]!.values, measures.join()).toEqual(counted);
    }
  });

  test('random stocks, dimensions and periods', { tags: ['full'] }, async () => {
    const chance = new Chance('questions');
    for (let round = 0; round < 60; round += 1) {
      const measure = chance.pick(Object.keys(MEANINGS));
      const { standing, group } = DIMENSIONS[MEANINGS[measure]!.of];
      const possible = ['time', standing, ...(group ? [group] : [])];
      const first = chance.whole(0, days.length - 1);
      const last = chance.whole(first, days.length - 1);
      await expectAsCounted(
        measure,
        possible.filter(() => chance.fraction() < 0.6),
        days.slice(first, last + 1),
      );
    }
  });
});

test.each([
  'stock_live_jobs',
  'stock_pending_jobs',
  'stock_approved_companies',
  'stock_accounts',
  'stock_open_applications',
])('%s and its change compare the ends of two periods', async (measure) => {
  const { of, fits } = MEANINGS[measure]!;
  const { rows } = await answered(app, {
    measures: [measure, `${measure}_growth`],
    range: { from: DAYS[4], to: DAYS[6] },
    compare: 'previous_period',
    timeZone: ZONE,
  });
  const [before, now] = [sumOf(days[3]![of], fits), sumOf(days[6]![of], fits)];
  expect(rows[0]!.previous![0]).toBe(before);
  expect(rows[0]!.values).toEqual([now, expect.closeTo((100 * (now - before)) / before, 6)]);
});

test('approvals, rejections and closings are counted on their day, and only the first approval of a job', async () => {
  const em = app.services.database.fork();
  const there = new Map(
    (
      await em.execute<{ id: string; made: string }[]>(
        `select id::text, created_at::text as made from jobs where deleted_at is null
         union all select id::text, created_at::text from companies where deleted_at is null`,
      )
    ).map(({ id, made }) => [id, new Date(made)]),
  );
  const kept = reached.filter(({ id }) => there.has(id));
  const wasApproved = new Set(
    atFirst.filter(({ what }) => what === 'approved').map(({ id }) => id),
  );
  const approved = kept.filter(({ what, id }, at) => {
    const isFirst = kept.findIndex((one) => one.what === 'approved' && one.id === id) === at;
    return what === 'approved' && isFirst && !wasApproved.has(id);
  });
  const closed = kept.filter(({ what }) => what === 'closed');
  const rejected = kept.filter(({ what }) => what === 'rejected');
  const companies = kept.filter(({ what }) => what === 'company');
  const hours = approved
    .map(({ id, at }) => (at.getTime() - there.get(id)!.getTime()) / 3_600_000)
    .toSorted((one, other) => one - other);
  const middle = (hours.length - 1) / 2;
  const median = (hours[Math.floor(middle)]! + hours[Math.ceil(middle)]!) / 2;
  const p90 = (hours.length - 1) * 0.9;
  const [below, above] = [hours[Math.floor(p90)]!, hours[Math.ceil(p90)]!];
  const { rows } = await answered(app, {
    measures: [
      'jobs_approved',
      'jobs_closed',
      'jobs_rejected',
      'companies_approved',
      'time_to_approval',
      'time_to_approval_median',
      'time_to_approval_p90',
    ],
    range: { from: DAYS[0]!, to: DAYS.at(-1)! },
    timeZone: ZONE,
  });
  expect(Math.min(approved.length, rejected.length)).toBeGreaterThan(1);
  expect(rows[0]!.values).toEqual([
    approved.length,
    closed.length,
    rejected.length,
    companies.length,
    expect.closeTo(hours.reduce((sum, one) => sum + one, 0) / hours.length, 6),
    expect.closeTo(median, 6),
    expect.closeTo(below + (above - below) * (p90 - Math.floor(p90)), 6),
  ]);
});

test('the last time step ends now, and the future has no stock', async () => {
  const { rows, totals } = await answered(app, {
    measures: ['stock_live_jobs'],
    dimensions: ['time'],
    grain: 'week',
    range: { from: DAYS.at(-1)!, to: '2026-12-31' },
    compare: 'previous_period',
    timeZone: ZONE,
    totals: true,
  });
  const now = sumOf(days.at(-1)!.jobs, MEANINGS['stock_live_jobs']!.fits);
  expect(rows.map(({ values }) => values[0])).toEqual([now, ...rows.slice(1).map(() => null)]);
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.map(({ previous }) => previous![0])).toEqual([
    totals!.previous![0],
    ...rows.slice(1).map(() => null),
  ]);
  expect(totals!.values).toEqual([now]);
  const future = { range: { from: '2027-01-01', to: '2027-01-31' } };
  const later = await answered(app, { measures: ['stock_live_jobs'], ...future });
  expect(later.rows[0]!.values).toEqual([null]);
});

test('the rows behind a stock are those of that moment, including rows that are gone by now', async () => {
  const now = days.at(-1)!.live;
  // The random market nearly always has such a day.
  const day = days.slice(0, 6).find(({ live }) => live.some((id) => !now.includes(id))) ?? days[0];
  const query = { measures: ['stock_live_jobs'], dimensions: ['time'], timeZone: ZONE };
  const range = { from: DAYS[0]!, to: DAYS[5]! };
  const group = [{ dimension: 'time', key: day!.day }];
  const { total, keys } = await rowsOf(app, { query: { ...query, range, grain: 'day' }, group });
  expect(keys.map(({ id }) => id).toSorted()).toEqual(day!.live.toSorted());
  expect(total).toBe(day!.live.length);
});

test('spans follow each other without a gap, also when a job and its company change at once', async () => {
  const em = () => app.services.database.fork();
  const [pair] = await em().execute<{ job: string; company: string }[]>(
    `select j.id as job, c.id as company from jobs j join companies c on c.id = j.company_id
     where j.deleted_at is null and j.admin_status = 'approved' and c.deleted_at is null limit 1`,
  );
  for (let round = 0; round < 6; round += 1) {
    const at = `timestamptz '2026-12-12' + interval '${round} hours'`;
    const [status, company] = round % 2 ? ['active', 'approved'] : ['closed', 'suspended'];
    await Promise.all([
      em().execute(
        `update jobs set status = '${status}', updated_at = ${at} where id = '${pair!.job}'`,
      ),
      em().execute(
        `update companies set admin_status = '${company}', updated_at = ${at} where id = '${pair!.company}'`,
      ),
    ]);
  }
  const broken = `select job_id from (select *, lead(starts_at) over (partition by job_id order by starts_at) as next
    from job_standings) spans where next <> ends_at and next < ends_at or next is null and ends_at < 'infinity'
      and exists (select from jobs j where j.id = job_id and j.deleted_at is null)`;
  expect(await em().execute(broken)).toEqual([]);
  const present = `select count(*)::int as count from job_standings g join jobs j on j.id = g.job_id
    join companies c on c.id = j.company_id where g.ends_at = 'infinity' and c.id = '${pair!.company}'
      and j.deleted_at is null and g.approval = 'approved' and g.standing = 'suspended'`;
  expect(await em().execute(present)).toEqual([{ count: 0 }]);
});

test('a stock says since when it is exact, if the question goes further back', async () => {
  const em = app.services.database.fork();
  await em.execute(`insert into standings_since values ('jobs', '2026-11-25')`);
  const ask = (from: string) =>
    answered(app, {
      measures: ['stock_jobs'],
      dimensions: ['time'],
      range: { from, to: DAYS.at(-1)! },
    });
  expect((await ask('2026-11-20')).exactFrom).toEqual(new Date('2026-11-25'));
  expect((await ask('2026-11-26')).exactFrom).toBeNull();
});
