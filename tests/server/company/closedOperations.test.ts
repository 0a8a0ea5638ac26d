import { strFromU8, unzipSync } from 'fflate';
import { isObjectType, type GraphQLObjectType } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#server/lib/ids.ts';
import { openapi } from '#tests/rest/documented.ts';
import { appWithFiles } from '#tests/server/file/uploadApp.ts';
import { query } from '#tests/server/graphql/rawRequest.ts';
import { fewInQuickSuite, isFullSuite } from '#tests/support/suiteSize.ts';
import { caller } from '#tests/support/caller.ts';
import { ourWorld } from '#tests/server/isolation/ourData.ts';
import { ask, harmOf } from '#tests/server/isolation/probe.ts';
import { selectAllFields } from '#tests/server/isolation/selectAllFields.ts';
import { theirWorld, type Theirs } from '#tests/server/isolation/theirData.ts';
import { callersOf, type CallerName } from '#tests/server/rights/callers.ts';
import {
  graphqlOperations,
  restOperations,
  type ApiOperation,
} from '#tests/server/rights/operations.ts';
import { publishedSchema } from '#tests/support/publishedSchema.ts';

/** Part of everything that applicants sent, and of every note about them. */
const APPLICANT = 'antimony';

let app: Awaited<ReturnType<typeof appWithFiles>>;
let theirs: Theirs;
let operations: ApiOperation[];
let who: Awaited<ReturnType<typeof callersOf>>;

const become = (status: string) =>
  app.sql('update companies set admin_status = ?, approved_at = created_at where id = ?', [
    status,
    theirs.employer.company!.id,
  ]);

const markApplicants = () =>
  app.sql(`
    update users set first_name = '${APPLICANT}', last_name = '${APPLICANT}',
      email = '${APPLICANT}-' || id || '@people.example' where role = 'job_seeker';
    update seeker_profiles set headline = '${APPLICANT}', is_open_to_work = true;
    update applications set name = '${APPLICANT}', cover_letter = '${APPLICANT}';
    update application_notes set body = '${APPLICANT}';
    update messages set body = '${APPLICANT}' where removed_at is null;
    update interviews set title = '${APPLICANT}', place = '${APPLICANT}', note = '${APPLICANT}';
    update interview_scores set body = '${APPLICANT}';
    update candidate_contacts set message = '${APPLICANT}';
    update files set name = '${APPLICANT}.pdf' where kind in ('resume', 'attachment');
    update notifications set data = data || '{"applicantName": "${APPLICANT}"}'
      where data ? 'applicantName';
    update webhook_deliveries set body = '{"name": "${APPLICANT}"}'`);

beforeAll(async () => {
  app = await appWithFiles();
  theirs = await theirWorld(app);
  const ours = await ourWorld(app, theirs);
  who = await callersOf(app, theirs, ours);
  await who.key();
  await markApplicants();
  const given = { candidateId: ours.stranger.id, jobId: theirs.liveJob };
  // A refused field can hide the fields around it, so reads ask for little and for much.
  const graphql = fewInQuickSuite(1, [3, 2]).flatMap((depth) =>
    graphqlOperations(publishedSchema, app.url, given, depth).filter(
      ({ isRead }) => isRead || depth === 3,
    ),
  );
  // A REST path that writes runs one of the mutations above, so the quick suite skips it.
  const rest = restOperations(await openapi(app), app.url, given).filter(
    ({ isRead }) => isRead || isFullSuite,
  );
  operations = [...graphql, ...rest].toSorted((a, b) => harmOf(a) - harmOf(b));
});

const AT_ONCE = 6;
/** As many as one request may ask for. */
const MOST_NODES = 100;

/** The operations whose answers contain something of an applicant. */
async function leaks(caller: CallerName, kind: 'read' | 'write'): Promise<string[]> {
  const found = new Set<string>();
  let actor = await who[caller]();
  const asked = operations.filter(({ isRead }) => isRead === (kind === 'read'));
  const work = async (operation: ApiOperation) => {
    const ids = operation.kind
      ? fewInQuickSuite(1, theirs.ids[operation.kind].slice(0, 2))
      : [newId(Date.now())];
    for (const id of ids) {
      let { text } = await ask(operation, actor, id);
      // An earlier write may have ended the session.
      if (kind === 'write' && text.includes('"UNAUTHENTICATED"')) {
        actor = await who[caller]();
        ({ text } = await ask(operation, actor, id));
      }
      if (text.includes(APPLICANT) || text.includes('"INTERNAL"')) found.add(operation.name);
    }
  };
  const workers = Array.from({ length: kind === 'read' ? AT_ONCE : 1 }, async () => {
    for (let next = asked.shift(); next; next = asked.shift()) await work(next);
  });
  await Promise.all(workers);
  return [...found].sort();
}

/** Few enough that everything about them stays below the cost limit. */
const NODES_AT_ONCE = 10;

/** The types of the nodes that show something of an applicant, out of all rows of the database. */
async function leakingNodes(): Promise<string[]> {
  const found = new Set<string>();
  const token = (await who.employer()).token!;
  for (const [type, ids] of await visibleNodes(token)) {
    for (const depth of [1, 2]) {
      const fields = `... on ${type.name} ${selectAllFields(type, depth)}`;
      const document = `query($ids: [ID!]!) { nodes(ids: $ids) { __typename ${fields} } }`;
      for (let at = 0; at < ids.length; at += NODES_AT_ONCE) {
        const some = ids.slice(at, at + NODES_AT_ONCE);
        const { text } = await query(app.url, document, { ids: some }, token);
        expect(text).not.toContain('"COST_LIMIT"');
        if (text.includes(APPLICANT)) found.add(type.name);
      }
    }
  }
  return [...found].sort();
}

/** All rows that are nodes for this caller, by type. */
async function visibleNodes(token: string): Promise<Map<GraphQLObjectType, string[]>> {
  const employer = caller(app.url, { authorization: `Bearer ${token}` });
  const byType = new Map<GraphQLObjectType, string[]>();
  const all = [...theirs.ids.anything];
  while (all.length > 0) {
    const ids = all.splice(0, MOST_NODES);
    const { nodes } = await employer.graphql<{ nodes: ({ __typename: string } | null)[] }>(
      'query($ids: [ID!]!) { nodes(ids: $ids) { __typename } }',
      { ids },
    );
    for (const [at, node] of nodes.entries()) {
      const type = publishedSchema.getType(node?.__typename ?? '');
      if (isObjectType(type)) byType.set(type, [...(byType.get(type) ?? []), ids[at]!]);
    }
  }
  return byType;
}

/** The export that every user can download of their own data. */
async function ownData(): Promise<string> {
  const { exportMyData } = await theirs.employer.graphql<{ exportMyData: { url: string } }>(
    'mutation { exportMyData { url } }',
  );
  const bytes = await (await fetch(new URL(exportMyData.url, app.url))).arrayBuffer();
  const files = Object.values(unzipSync(new Uint8Array(bytes)));
  return files.map((file) => strFromU8(file)).join('\n');
}

const COLLEAGUES = ['recruiter', 'hiring manager', 'interviewer'] as const;

/** Rows with a company's decisions about applicants, and rows that give access to them. */
const decisions = () =>
  app.sql(`
    select 'application' as kind, a::text as row from applications a
    union all select 'event', e::text from application_events e
    union all select 'note', n::text from application_notes n
    union all select 'contact', c::text from candidate_contacts c
    union all select 'mail', s::text from company_status_mails s
    union all select 'key', k.id || k.key_hash::text from api_keys k
    union all select 'webhook', w.id || w.secret from webhooks w order by 1, 2`);

test('an approved company sees its applicants', { tags: ['full'] }, async () => {
  expect(await leaks('employer', 'read')).toEqual([
    'GET /applications',
    'GET /applications/export',
    'GET /applications/{applicationId}/interviews',
    'GET /applications/{applicationId}/messages',
    'GET /applications/{id}',
    'GET /conversations',
    'GET /interviews',
    'GET /interviews/{id}',
    'GET /interviews/{id}/feedback',
    'GET /notifications',
    'query candidates',
    'query conversation',
    'query viewer application',
    'query viewer applications',
    'query viewer conversations',
    'query viewer interview',
    'query viewer interviews',
    'query viewer notifications',
    'query viewer offers',
    'query viewer teamActivity',
    'query viewer webhook',
    'query viewer webhooks',
  ]);
  expect(await leakingNodes()).toEqual([
    'Application',
    'ConversationMessage',
    'Interview',
    'Notification',
    'Offer',
  ]);
  expect(await ownData()).toContain(APPLICANT);
});

describe.each(fewInQuickSuite(1, ['suspended', 'rejected', 'pending']))(
  'an approved company that becomes %s',
  (status) => {
    beforeAll(() => become(status));

    test('reads nothing about applicants through any field', async () => {
      expect(await leaks('employer', 'read')).toEqual([]);
      expect(await leakingNodes()).toEqual([]);
    });

    test.each(COLLEAGUES)('has a %s who reads nothing', { tags: ['full'] }, async (colleague) => {
      expect(await leaks(colleague, 'read')).toEqual([]);
    });

    test('gets no names of applicants with its own data', async () => {
      expect(await ownData()).not.toContain(APPLICANT);
    });
  },
);

test('a closed company decides nothing, with any operation or API key', async () => {
  await become('suspended');
  const before = await decisions();
  for (const caller of ['key', ...(isFullSuite ? COLLEAGUES : []), 'employer'] as const)
    expect(await leaks(caller, 'write')).toEqual([]);
  const after = await decisions();
  // A closed company may only delete its webhooks.
  expect(after).toEqual(expect.arrayContaining(before.filter(({ kind }) => kind !== 'webhook')));
  expect(before).toEqual(expect.arrayContaining(after));
});
