import { beforeAll, describe, expect, test } from 'vitest';
import { FACETS_WEIGHT, SEARCH_WEIGHT } from '#schema/options/apiLimits.ts';
import { theApp, type App } from '#tests/support/app.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { post, query, send, type Answer } from './rawRequest.ts';
import { aJob } from './testJobs.ts';

interface Cost {
  requested: number;
  actual: number;
  limit: number | null;
  remaining: number | null;
}

let app: App;
let seeker: Person;

beforeAll(async () => {
  ({ app, seeker } = await scenario(theApp()).seeker());
  for (let at = 0; at < 3; at += 1) await aJob(app, `job ${at}`, { ago: at });
});

const costIn = ({ body }: Answer) => (body['extensions'] as { cost: Cost }).cost;
const costOf = async (document: string, variables?: object, token?: string) =>
  costIn(await query(app.url, document, variables, token));

describe('a response reports its cost', () => {
  test('a point for each field of each returned object', async () => {
    expect(await costOf('{ site { name supportEmail } }')).toEqual({
      requested: 3,
      actual: 3,
      limit: null,
      remaining: null,
    });
    const LIST = '{ jobs(first: 10) { totalCount nodes { id title company { id name } } } }';
    // The search; jobs, totalCount, nodes; and for each job three fields and two of its company.
    expect(await costOf(LIST)).toMatchObject({
      requested: SEARCH_WEIGHT + 3 + 10 * 5,
      actual: SEARCH_WEIGHT + 3 + 3 * 5,
    });
  });

  test('the requested cost counts the possible objects: by page size, by ids, or by the usual length of a list', async () => {
    const first = 'query($n: Int!) { jobs(first: $n) { edges { cursor node { id } } } }';
    expect(await costOf(first, { n: 100 })).toMatchObject({
      requested: SEARCH_WEIGHT + 2 + 100 * 3,
    });
    expect(await costOf('{ jobs { nodes { id } } }')).toMatchObject({
      requested: SEARCH_WEIGHT + 2 + 12,
    });
    const ids = ['x', 'y', 'z'];
    expect(await costOf('query($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids })).toEqual({
      requested: 1 + 3,
      actual: 1,
      limit: null,
      remaining: null,
    });
    expect(await costOf('{ categories { id title } }')).toMatchObject({ requested: 1 + 10 * 2 });
  });

  test('the most expensive of several types counts, and skipped fields do not', async () => {
    const several = `{ node(id: "x") { id ... on Job { title location } ... on Company { name } } }`;
    expect(await costOf(several)).toMatchObject({ requested: 1 + 3, actual: 1 });
    const left = 'query($no: Boolean!) { site { name } jobs @include(if: $no) { nodes { id } } }';
    expect(await costOf(left, { no: false })).toMatchObject({ requested: 2, actual: 2 });
    const spread = '{ site { ...A ...A } } fragment A on Site { name }';
    expect(await costOf(spread)).toMatchObject({ requested: 3, actual: 2 });
  });

  test(
    'the actual cost never exceeds the requested cost, however long a list turns out',
    { tags: ['full'] },
    async () => {
      const SESSIONS = '{ viewer { sessions { id current } } }';
      const person = { email: seeker.email, password: seeker.password };
      for (let at = 0; at < 12; at += 1) await app.rest('POST', '/api/auth/login', person);
      const cost = await costOf(SESSIONS, {}, seeker.token);
      expect(cost).toMatchObject({ requested: 2 + 10 * 2, actual: 2 + 10 * 2 });
    },
  );

  test('a refused request costs nothing, and reports so in the same place', async () => {
    const nothing = { requested: 0, actual: 0, limit: null, remaining: null };
    const url = `${app.url}/graphql`;
    const refused = [
      ...['{', '{ viewr }', '{ __schema { types { name } } }'].map((it) => query(app.url, it)),
      ...['[{"query":"{__typename}"}]', '{}', '{'].map((body) => post(url, body)),
      send(`${url}?query={__typename}`),
    ];
    for (const answer of await Promise.all(refused)) expect(costIn(answer)).toEqual(nothing);
  });

  test('counting the filters of a search costs more than the search', async () => {
    const facets = '{ facets { category { value count } } }';
    const { requested } = await costOf(`{ jobs(first: 1) ${facets} }`);
    expect(requested).toBeGreaterThan(SEARCH_WEIGHT + FACETS_WEIGHT);
    const twenty = Array.from({ length: 20 }, (_, at) => `l${at}: jobs(first: 1) ${facets}`);
    const { status, body } = await query(app.url, `{ ${twenty.join(' ')} }`);
    expect(status).toBe(400);
    expect(body.errors?.[0]).toMatchObject({ extensions: { code: 'COST_LIMIT' } });
  });

  test('the refusal of a request that is too expensive names its cost', async () => {
    const lists = Array.from(
      { length: 10 },
      (_, at) => `l${at}: jobs(first: 100) { nodes { id title location isRemote isHot } }`,
    );
    const { status, body } = await query(app.url, `{ ${lists.join(' ')} }`);
    expect(status).toBe(400);
    expect(body.errors?.[0]).toMatchObject({
      message: `The query costs ${10 * (SEARCH_WEIGHT + 502)} points, but the limit is 6000. Request less at once.`,
      extensions: { code: 'COST_LIMIT' },
    });
  });
});
