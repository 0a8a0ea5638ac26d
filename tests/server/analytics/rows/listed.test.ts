import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  addressOfFigure,
  figureOfAddress,
  type AnalyticsFigureQuestion,
} from '#schema/analytics/figureRows.ts';
import { inputOfFigure } from '#schema/analytics/graphqlForm.ts';
import { theApp, type App } from '#tests/support/app.ts';
import { apiKeyOf } from '#tests/support/partners/apiKeys.ts';
import { scenario, type Employer, type Person } from '#tests/support/scenario.ts';

let app: App;
let admin: Person;
let employer: Employer;
let seeker: Person;
let jobId: string;

beforeAll(async () => {
  app = await theApp();
  const world = await scenario(app).admin().employer().job({ title: 'Welder' }).seeker();
  ({ admin, employer, seeker } = world);
  jobId = world.job.id;
  await seeker.rest('POST', '/api/applications', { jobId, coverLetter: 'Here I am.' });
});

const ROWS = `query($figure: AnalyticsFigureInput!, $first: Int, $after: String) { admin { analytics {
  rows(figure: $figure, first: $first, after: $after) {
    nodes { id label detail job { id label path } company { label path } user { id path } applicationId }
    question part parts totalCount query { measures filter { dimension is } }
    pageInfo { hasNextPage endCursor } } } } }`;

interface Link {
  id: string;
  label: string;
  path: string | null;
}
interface Rows {
  nodes: {
    id: string;
    label: string;
    detail: string | null;
    job: Link | null;
    company: Link | null;
    user: Link | null;
    applicationId: string | null;
  }[];
  question: string;
  part: string;
  parts: string[];
  totalCount: number;
  query: { measures: string[]; filter: { dimension: string; is: string[] } | null };
  pageInfo: { hasNextPage: boolean; endCursor: string };
}

async function rowsFor(
  who: Pick<Person, 'graphql'>,
  figure: AnalyticsFigureQuestion,
  page: object = {},
) {
  const variables = { figure: inputOfFigure(figure), ...page };
  const data = await who.graphql<{ admin: { analytics: { rows: Rows } } }>(ROWS, variables);
  return data.admin.analytics.rows;
}

const ofJob = (more: Partial<AnalyticsFigureQuestion> = {}): AnalyticsFigureQuestion => ({
  query: { measures: ['applications'], dimensions: ['job'] },
  group: [{ dimension: 'job', key: jobId }],
  ...more,
});

test('a row links to the job, the company and the person it is about, and the list says what it is', async () => {
  const { nodes, ...list } = await rowsFor(admin, ofJob());
  expect(nodes).toEqual([
    {
      id: nodes[0]!.applicationId,
      label: expect.any(String) as string,
      detail: 'Pending',
      job: { id: jobId, label: 'Welder', path: `/admin/jobs/${jobId}` },
      company: {
        label: expect.any(String) as string,
        path: expect.stringContaining('/admin/companies/') as string,
      },
      user: { id: seeker.id, path: `/admin/users/${seeker.id}` },
      applicationId: nodes[0]!.id,
    },
  ]);
  expect(list).toMatchObject({
    question: 'Applications, all time, where job is Welder',
    part: 'VALUE',
    totalCount: 1,
    query: { measures: ['APPLICATIONS'], filter: { dimension: 'JOB', is: [jobId] } },
  });
});

test('pages follow each other without gap or repetition', async () => {
  const { query } = { query: { measures: ['users'] } };
  const seen: string[] = [];
  let after: string | null = null;
  let total = 0;
  do {
    const { nodes, pageInfo, totalCount } = await rowsFor(admin, { query }, { first: 1, after });
    seen.push(...nodes.map(({ id }) => id));
    total = totalCount;
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after);
  expect(seen).toHaveLength(total);
  expect(new Set(seen).size).toBe(total);
});

describe('rights', () => {
  test('only administrators see rows, and a key does not see who they are about', async () => {
    await expect(rowsFor(employer, ofJob())).rejects.toThrow(/permission/);
    await expect(rowsFor(seeker, ofJob())).rejects.toThrow(/permission/);
    const key = await apiKeyOf(app, admin, ['ANALYTICS_READ']);
    const [row] = (await rowsFor(key, ofJob())).nodes;
    expect(row).toMatchObject({ label: 'A person', user: null, job: { id: jobId } });
  });

  test('a deleted account has no name and no page', async () => {
    const { seeker: leaving } = await scenario(app).seeker();
    await leaving.rest('POST', '/api/applications', { jobId, coverLetter: 'Here I am.' });
    await app.sql(`update users set deleted_at = now() where id = ?`, [leaving.id]);
    const { nodes } = await rowsFor(admin, ofJob());
    expect(nodes.find(({ user }) => user?.id === leaving.id)).toMatchObject({
      label: 'Deleted account',
      user: { path: null },
    });
  });
});

test('the file and REST have the same rows as the list', async () => {
  const figure = ofJob({ part: 'value', measure: 'applications' });
  const { nodes } = await rowsFor(admin, figure);
  const address = addressOfFigure(figure);
  const file = await fetch(`${app.url}/api/admin/analytics/export?${address}`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  const lines: string[][] = parse(await file.text(), { bom: true, relax_column_count: true });
  const at = lines.findIndex(([first]) => first === 'Time');
  expect(lines.slice(at + 1).map((line) => line.at(-1))).toEqual(nodes.map(({ id }) => id));
  const { body } = await admin.rest<{ data: { id: string }[]; totalCount: number }>(
    'GET',
    `/api/admin/analytics/rows?${address}`,
  );
  expect(body.data.map(({ id }) => id)).toEqual(nodes.map(({ id }) => id));
  expect(body.totalCount).toBe(nodes.length);
});

test.each<[string, Partial<AnalyticsFigureQuestion>, RegExp]>([
  ['a measure that is not asked', { measure: 'jobs' }, /not part of the question/],
  ['a part the measure does not have', { part: 'whole' }, /no such rows/],
  [
    'a group by something else',
    { group: [{ dimension: 'company', key: null }] },
    /only use dimensions/,
  ],
  ['a key that is no id', { group: [{ dimension: 'job', key: 'x' }] }, /not a key/],
  ['the comparison period of a question without one', { isPrevious: true }, /no comparison period/],
  [
    'a step of time that does not exist',
    {
      query: { measures: ['applications'], dimensions: ['time'], grain: 'day' },
      group: [{ dimension: 'time', key: '1999-01-01' }],
    },
    /not a time step/,
  ],
])('a list of rows is refused for %s', async (_, more, sentence) => {
  await expect(rowsFor(admin, ofJob(more))).rejects.toThrow(sentence);
});

test('an address can hold a figure, even if a key has special characters', () => {
  const figure: AnalyticsFigureQuestion = {
    query: { measures: ['searches'], dimensions: ['search_term', 'viewer_known'] },
    measure: 'searches',
    part: 'value',
    group: [
      { dimension: 'search_term', key: 'a:b, c&d=é' },
      { dimension: 'viewer_known', key: null },
    ],
    among: [[{ dimension: 'company', key: 'a,b\\c' }], [{ dimension: 'company', key: null }]],
    except: [
      [
        { dimension: 'search_term', key: 'x:y' },
        { dimension: 'viewer_known', key: 'yes' },
      ],
    ],
    steps: 3,
    isPrevious: true,
    readAt: '2026-11-20T10:30:00.497Z',
  };
  expect(figureOfAddress(new URLSearchParams(addressOfFigure(figure).toString()))).toEqual({
    figure,
  });
});
