import { beforeAll, expect, test } from 'vitest';
import { queryOfAddress } from '#schema/analytics/readAddress.ts';
import { LOCALES } from '#schema/options/locales.ts';
import { theApp, type App } from '#tests/support/app.ts';
import { caller } from '#tests/support/caller.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { ask } from '#tests/server/analytics/analyticsCalls.ts';
import { fillMarket, NOW } from '#tests/server/analytics/market.ts';
import { saveReport } from './reportWorld.ts';

let app: App;
let asha: Person;

beforeAll(async () => {
  app = await theApp();
  app.clock.moveTo(NOW);
  await fillMarket(app);
  await app.sql(
    `insert into common_searches (kind, text) select distinct 'words', lower(words) from searches where words <> ''`,
  );
  ({ asha } = await scenario().admin({ as: 'asha' }));
});

interface Template {
  key: string;
  name: string;
  question: string;
  chart: string;
  address: string;
}

async function templates(locale = 'en'): Promise<Template[]> {
  const headers = { authorization: `Bearer ${asha.token}`, 'accept-language': locale };
  const data = await caller(app.url, headers).graphql<{
    admin: { analytics: { templates: Template[] } };
  }>('{ admin { analytics { templates { key name question chart address } } } }');
  return data.admin.analytics.templates;
}

const SPARSE = ['answers', 'skills', 'opened', 'emails', 'api', 'reported'];

test('each template has an answerable question', async () => {
  const found = await templates();
  expect(found.length).toBeGreaterThan(12);
  for (const { key, address, chart } of found) {
    const read = queryOfAddress(new URLSearchParams(address));
    if (!('query' in read)) throw new Error(`${key}: ${read.problems.join(', ')}`);
    expect(read.chart?.toUpperCase(), key).toBe(chart);
    const { rows } = await ask(asha, read.query);
    // The market of this test has no messages, interviews and the like.
    if (!SPARSE.includes(key)) expect(rows, key).not.toEqual([]);
  }
});

test('each language has its own texts, and no two are alike', async () => {
  const [english, ...others] = await Promise.all(LOCALES.map((locale) => templates(locale)));
  expect(english!.map(({ key, question }) => [key, question])).toMatchInlineSnapshot(`
    [
      [
        "growth",
        "Users, jobs and applications, monthly, last 12 months",
      ],
      [
        "categories",
        "Applications by category, last 90 days, top 15",
      ],
      [
        "map",
        "Live jobs by state",
      ],
      [
        "pay",
        "Pay (median) and pay (90th percentile) by category, last 12 months",
      ],
      [
        "outcome",
        "Job views, applications, applications seen, approved applications and hired applications, last 90 days",
      ],
      [
        "hiring",
        "Job seekers → job seekers with a complete profile → job seekers who applied → job seekers who had an interview → job seekers who were hired, last 90 days",
      ],
      [
        "from_posting",
        "Jobs → jobs ever approved → jobs with an application → filled jobs, last 90 days",
      ],
      [
        "speed",
        "Time to first view (median), time to first view (90th percentile), time to decision (median) and time to decision (90th percentile), weekly, last 12 weeks",
      ],
      [
        "filling",
        "Time to fill (median) and time to fill by category, last 12 months",
      ],
      [
        "silence",
        "Pending applications, applications and decision rate by company, last 90 days, top 25",
      ],
      [
        "searches",
        "Searches and results per search by search term, last 30 days, where search term is given, top 25",
      ],
      [
        "in_vain",
        "Searches by search term, last 30 days, where search term is given and found nothing is Yes, top 25",
      ],
      [
        "sources",
        "Job views and jobs viewed by source, last 30 days, compared with the previous period",
      ],
      [
        "returning",
        "Active users and visits by visitor's role, weekly, last 12 weeks",
      ],
      [
        "answers",
        "Applicants' questions, answer rate and time to answer (median) by company, last 90 days, top 25",
      ],
      [
        "interviews",
        "Booked interviews, interviews held and missed interviews, weekly, last 12 weeks",
      ],
      [
        "skills",
        "Live jobs asking for skills and job seekers with skills by skill asked for or offered, top 15",
      ],
      [
        "opened",
        "Jobs opened from searches and place of opened jobs (median) by search term, last 30 days, where search term is given, top 25",
      ],
      [
        "emails",
        "Emails, emails failed and failure rate of emails by kind of email, last 30 days",
      ],
      [
        "api",
        "API calls, API error rate and share of API calls refused by limits by company, last 30 days, top 25",
      ],
      [
        "reported",
        "Open reports about jobs and reports about jobs by reason of a report, last 90 days",
      ],
    ]
  `);
  for (const result of others) {
    for (const [at, { key, name, question }] of result.entries()) {
      expect(name, key).not.toBe(english![at]!.name);
      expect(question, key).not.toBe(english![at]!.question);
    }
  }
});

const QUESTIONS: [expected: string, query: object][] = [
  [
    'Applications and hired applications by category, monthly, last 90 days, where state is Karnataka or Kerala',
    {
      measures: ['APPLICATIONS', 'HIRES'],
      dimensions: ['TIME', 'CATEGORY'],
      grain: 'MONTH',
      range: { last: 90, unit: 'DAY' },
      filter: { dimension: 'STATE', is: ['Karnataka', 'Kerala'] },
    },
  ],
  ['Jobs', { measures: ['JOBS'] }],
  [
    'Jobs, over time, today',
    { measures: ['JOBS'], dimensions: ['TIME'], range: { last: 1, unit: 'DAY' } },
  ],
  [
    'Jobs by state, 2026-11-01 to 2026-11-15, compared with the previous period, top 5',
    {
      measures: ['JOBS'],
      dimensions: ['STATE'],
      range: { from: '2026-11-01', to: '2026-11-15' },
      compare: 'PREVIOUS_PERIOD',
      limit: 5,
    },
  ],
  [
    'Searches by search term, this month, where (search term contains “nurse” or search term begins with “night”) and not (found nothing is Yes)',
    {
      measures: ['SEARCHES'],
      dimensions: ['SEARCH_TERM'],
      range: { last: 1, unit: 'MONTH' },
      filter: {
        and: [
          {
            or: [
              { dimension: 'SEARCH_TERM', contains: 'nurse' },
              { dimension: 'SEARCH_TERM', startsWith: 'night' },
            ],
          },
          { not: { dimension: 'FOUND_NOTHING', is: ['yes'] } },
        ],
      },
    },
  ],
  [
    'Pay (median) by job type, where pay band is 3-5 lakh or more and district is given',
    {
      measures: ['PAY_MEDIAN'],
      dimensions: ['JOB_TYPE'],
      filter: {
        and: [
          { dimension: 'PAY_BAND', from: 'lakh_3_5' },
          { dimension: 'DISTRICT', empty: false },
        ],
      },
    },
  ],
];

test.each(QUESTIONS)('%s', async (expected, query) => {
  const { question } = await saveReport(asha, { query, chart: 'TABLE' });
  expect(question).toBe(expected);
});

test('a company in a filter is shown by its name', async () => {
  const [company] = await app.sql<{ id: string; name: string }>(
    'select id, name from companies where deleted_at is null order by id limit 1',
  );
  const filter = { dimension: 'COMPANY', is: [company!.id] };
  const { question } = await saveReport(asha, { query: { measures: ['JOBS'], filter } });
  expect(question).toBe(`Jobs, where company is ${company!.name}`);
});
