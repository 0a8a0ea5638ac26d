import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Statement } from '#server/db/statement.ts';
import { allStatements } from '#server/launch/statements/allStatements.ts';
import { describeStatements, type Described } from '#server/launch/statements/describe.ts';
import { statementTypes } from '#server/launch/statements/statementTypes.ts';
import { typeText } from '#server/launch/statements/typeText.ts';
import { freshDatabase } from '#tests/support/database.ts';

let url: string;
let client: pg.Client;

beforeAll(async () => {
  // Not the worker's own: what PostgreSQL plans also depends on what other tests have left in its statistics.
  url = await freshDatabase();
  client = new pg.Client({ connectionString: url });
  await client.connect();
});
afterAll(() => client.end());

test('the committed types are what the migrated database says of every statement', async () => {
  const committed = await readFile('server/db/statementTypes.ts', 'utf8');
  expect(committed).toBe(await statementTypes(url, await allStatements()));
});

const describe = async (...texts: string[]): Promise<Described[]> => {
  const statements: Statement[] = texts.map((text, at) => ({
    name: `statement-${at}`,
    text,
    isDescribed: true,
  }));
  return describeStatements(client, statements);
};

const nullable = async (text: string): Promise<string[]> => {
  const [described] = await describe(text);
  return described!.fields.filter((field) => field.isNullable).map((field) => field.name);
};

test.each([
  ['a required column', 'select title from jobs', []],
  ['an optional column', 'select closed_at from jobs', ['closed_at']],
  [
    'the optional side of an outer join',
    'select j.id, s.user_id from jobs j left join saved_jobs s on s.job_id = j.id',
    ['user_id'],
  ],
  [
    'a full join',
    'select j.id, s.user_id from jobs j full join saved_jobs s on s.job_id = j.id',
    ['id', 'user_id'],
  ],
  [
    'a sum, of nothing perhaps',
    'select sum(views) as views, count(*) as jobs from jobs',
    ['views'],
  ],
  ['a subquery that counts', 'select (select count(*)::int from users) as total from jobs', []],
  [
    'a subquery that counts by groups',
    'select (select count(*) from users group by status limit 1) as total from jobs',
    ['total'],
  ],
  [
    'a subquery that counts only sometimes',
    'select (select count(*) from users having count(*) > 1) as total from jobs',
    ['total'],
  ],
  [
    'a case in a union',
    `select case when j.n > 1 then 'x' else 'y' end as a from (select views as n from jobs limit 1) j
       union all (select null from companies limit 1)`,
    ['a'],
  ],
  [
    'what a subquery computes',
    `select * from (select 'x' || title as a, closed_at from jobs limit 1) found`,
    ['closed_at'],
  ],
  [
    'what a subquery computes, in an outer join',
    `select u.id, found.* from users u left join (select 'x' || title as a from jobs limit 1) found on true`,
    ['a'],
  ],
  [
    'what is computed beside a union',
    `select 'x' || j.title as a, u.b from jobs j join
       (select 'y' as b, id from jobs union all select null, id from companies) u on u.id = j.id`,
    ['b'],
  ],
  ['a subquery for one value', 'select (select title from jobs limit 1) as title', ['title']],
  [
    'a union whose second part may be null',
    'select title as a from jobs union all select null',
    ['a'],
  ],
  ['a union of constants', `select 'x' as a from jobs union select null from companies`, ['a']],
  [
    'a union inside a join',
    `select j.id, u.a from jobs j join
       (select title as a, id from jobs union all select null, id from companies) u on u.id = j.id`,
    ['a'],
  ],
  ['coalesce with a constant', `select coalesce(closed_at, now()) as a from jobs`, []],
  [
    'coalesce without one',
    `select coalesce(closed_at, application_deadline) as a from jobs`,
    ['a'],
  ],
  ['a case without else', `select case when views > 1 then 'x' end as a from jobs`, ['a']],
  ['a case with else', `select case when views > 1 then 'x' else title end as a from jobs`, []],
  ['a comparison with an optional column', 'select closed_at > now() as a from jobs', ['a']],
  ['a mark that says never null', 'select sum(views) as "views!" from jobs', []],
  ['what an insert returns', `delete from jobs returning id, closed_at`, ['closed_at']],
])('the columns that may be null are found: %s', async (_, text, expected) => {
  expect(await nullable(text)).toEqual(expected);
});

test('the columns of a page of rows are nullable only if their tables say so, although an empty page has only the total', async () => {
  const page = `select (select count(*) from jobs) as "total!", found.*
    from (select 1) always left join (select id, closed_at from jobs limit $1) found on true`;
  const [described] = await describe(page);
  expect(described!.isPage).toBe(true);
  expect(await nullable(page)).toEqual(['closed_at']);
  expect(typeText([described!])).toContain('PageOf<');
});

test('a column with a list of allowed values has their type', async () => {
  const [described] = await describe('select status from applications');
  expect(described!.fields[0]!.values).toContain('shortlisted');
});

test('a column of a family of statements has the values of all its members', async () => {
  const members = ['moved_to', 'status'].map((column) => `select ${column} as a from applications`);
  const family = { name: 'family', text: members[0]!, isDescribed: true, members } as const;
  const [described] = await describeStatements(client, [family]);
  const [field] = described!.fields;
  expect(field).toMatchObject({ name: 'a', isNullable: true });
  expect(field!.values!.toSorted()).toEqual([
    'hired',
    'pending',
    'rejected',
    'reviewed',
    'shortlisted',
  ]);
});

test('a statement with an unknown column is refused by the name of the statement', async () => {
  await expect(describe('select nothing_like_this from jobs')).rejects.toThrow(
    'The statement statement-0 does not fit the database',
  );
});
