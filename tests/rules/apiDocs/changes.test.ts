import { expect, test } from 'vitest';
import { changesBetween, changesTable } from '#server/launch/apiDocs/changes.ts';
import { unannouncedChanges, undated } from '#server/launch/check/unannouncedChanges.ts';

const BEFORE = `
  type Query { job(id: ID!): Job old(word: String): Old }
  type Job { id: ID! title: String! pay: Int @deprecated(reason: "Ask for salary, since 2026-12-01, until 2027-06-30.") }
  type Old { id: ID! }
  enum Kind { ONE TWO }
`;
const AFTER = `
  type Query { "One." job(id: ID!, lang: String): Job jobs: [Job!]! kind: Kind }
  type Job { id: ID! title: String @deprecated(reason: "Ask for name.") salary: String }
  type Fresh { id: ID! word: String }
  enum Kind { ONE TWO THREE }
`;
const OLD = 'type Query { old(word: String): Old } type Old { id: ID! word: String }';
const OLD_ANNOUNCED = OLD.replace(
  ': Old }',
  ': Old @deprecated(reason: "Gone, since 2026-12-01, until 2027-06-30.") now: Int }',
);

test('partners see what was added, changed, deprecated and removed', async () => {
  const { added, changed, deprecated, removed } = await changesBetween(BEFORE, AFTER);
  const all = (lines: string[]) => lines.join('\n');
  expect(all(added)).toMatch(/'jobs'/);
  expect(all(added)).toMatch(/'THREE'/);
  expect(all(added)).toMatch(/'Fresh'/);
  expect(all(added)).not.toMatch(/'word'/);
  expect(all(changed)).toMatch(/Job.title/);
  expect(all(deprecated)).toMatch(/Job.title/);
  expect(all(removed)).toMatch(/'pay'/);
  expect(all(removed)).toMatch(/'Old'/);
});

test('the newest release comes first, and an invisible one says that nothing changed', async () => {
  const markdown = await changesTable([
    { date: '2026-11-22', text: BEFORE },
    { date: '2026-12-01', text: AFTER },
    { date: '2026-12-02', text: AFTER.replace('"One."', '"Just one."') },
  ]);
  expect(markdown.match(/^## .*$/gm)).toEqual(['## 2026-12-02', '## 2026-12-01', '## 2026-11-22']);
  expect(markdown).toMatch(/## 2026-12-02\n\nNothing/);
  expect(markdown).toMatch(/### Removed\n\n- /);
});

test('a released element is removed on the announced day, and not before', async () => {
  const after = BEFORE.replace(/ pay: .*"\)/, '');
  expect(await unannouncedChanges(BEFORE, after, '2027-06-30')).toEqual([]);
  expect(await unannouncedChanges(BEFORE, after, '2027-06-29')).toEqual([
    "Job.pay: Field 'pay' (deprecated) was removed from object type 'Job'",
  ]);
});

test('an element whose removal was never announced stays as it is', async () => {
  const broken = async (from: string, to: string) =>
    (await unannouncedChanges(BEFORE, BEFORE.replace(from, to), '2099-01-01')).map(
      (line) => line.split(':')[0],
    );
  expect(await broken('title: String!', '')).toEqual(['Job.title']);
  expect(await broken('title: String!', 'title: String')).toEqual(['Job.title']);
  expect(await broken('job(id: ID!)', 'job(id: ID!, lang: String!)')).toEqual(['Query.job.lang']);
  expect(await broken('(word: String)', '')).toEqual(['Query.old.word']);
  expect(await broken('TWO', '')).toEqual(['Kind.TWO']);
  expect(await broken('title: String!', 'title: String! name: String')).toEqual([]);
});

test('a type is removed together with every field that leads to it', async () => {
  const after = 'type Query { now: Int }';
  expect(await unannouncedChanges(OLD_ANNOUNCED, after, '2027-06-30')).toEqual([]);
  expect(await unannouncedChanges(OLD_ANNOUNCED, after, '2027-01-01')).toHaveLength(2);
});

test('every deprecation gives half a year’s notice', () => {
  const changesFor = (reason: string) =>
    undated(`type Query { a: Int @deprecated(reason: "${reason}") b: Int }`);
  expect(changesFor('Ask for b, since 2026-12-01, until 2027-06-01.')).toEqual([]);
  expect(changesFor('Ask for b, since 2026-12-01, until 2027-05-31.')).toHaveLength(1);
  expect(changesFor('Ask for b.')).toEqual(['Query.a: "Ask for b."']);
});
