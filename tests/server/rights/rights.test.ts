import { readFile } from 'node:fs/promises';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#server/lib/ids.ts';
import { openapi } from '#tests/rest/documented.ts';
import { isFullSuite } from '#tests/support/suiteSize.ts';
import { publishedSchema } from '#tests/support/publishedSchema.ts';
import { appWithFiles } from '#tests/server/file/uploadApp.ts';
import { masked } from '#tests/server/isolation/answers.ts';
import { ourWorld, type Actor } from '#tests/server/isolation/ourData.ts';
import { ask, harmOf } from '#tests/server/isolation/probe.ts';
import { theirWorld, type Theirs } from '#tests/server/isolation/theirData.ts';
import { graphqlOperations, restOperations, type ApiOperation } from './operations.ts';
import { callersOf, CALLERS, type CallerName } from './callers.ts';

type Callers = Awaited<ReturnType<typeof callersOf>>;

/** The result of a request: the caller may do it, has to log in, is refused, or finds nothing. */
async function outcome(operation: ApiOperation, name: CallerName, actor: Actor, theirs: Theirs) {
  const [id] = operation.kind ? theirs.ids[operation.kind] : [];
  const about = id ?? newId(Date.now());
  const answer = await ask(operation, actor, about);
  if (answer.text.includes('"INTERNAL"')) return `INTERNAL ${answer.text}`;
  if (answer.text.includes('"UNAUTHENTICATED"')) return 'login';
  if (answer.text.includes('"FORBIDDEN"')) return 'refused';
  if (!OUTSIDERS.includes(name) || !id || !/"NOT_FOUND"|:null\b/.test(answer.text)) return 'may';
  const missing = newId(Date.now());
  const nothing = await ask(operation, actor, missing);
  return masked(answer, id) === masked(nothing, missing) ? 'nothing' : 'may';
}

describe('the rights of every caller are those in the tables', () => {
  let who: Callers;
  let theirs: Theirs;
  let operations: ApiOperation[];
  let app: Awaited<ReturnType<typeof appWithFiles>>;
  let templates: string;

  beforeAll(async () => {
    app = await appWithFiles();
    theirs = await theirWorld(app);
    const ours = await ourWorld(app, theirs);
    who = await callersOf(app, theirs, ours);
    const given = { candidateId: ours.stranger.id, jobId: ours.openJobs[0] };
    operations = [
      ...graphqlOperations(publishedSchema, app.url, given),
      ...restOperations(await openapi(app), app.url, given),
    ].toSorted((a, b) => harmOf(a) - harmOf(b));
    const [kept] = await app.sql<{ rows: string }>(
      'select json_agg(t)::text as rows from message_templates t',
    );
    templates = kept!.rows;
  });

  // Each caller may delete them in two ways, and take their names.
  beforeEach(async () => {
    await app.sql('delete from message_templates');
    await app.sql(
      'insert into message_templates select * from json_populate_recordset(null::message_templates, ?::json)',
      [templates],
    );
  });

  test.each(isFullSuite ? [...IN_QUICK, ...IN_FULL] : IN_QUICK)('%s', async (name) => {
    const table = `./tables/${name}.txt`;
    const asked = operations.filter((operation) => isIncluded(operation, name));
    const lines: string[] = [];
    let actor = await who[name]();
    for (const operation of asked) {
      let result = await outcome(operation, name, actor, theirs);
      // An earlier write may have ended the session.
      if (result === 'login' && actor.token) {
        actor = await who[name]();
        result = await outcome(operation, name, actor, theirs);
      }
      lines.push(`${operation.name}: ${result}\n`);
    }
    const results = lines.sort().join('');
    if (asked.length === operations.length) return expect(results).toMatchFileSnapshot(table);
    const kept = (await readFile(new URL(table, import.meta.url), 'utf8')).split(/^/m);
    const names = new Set(asked.map((operation) => operation.name));
    expect(results).toBe(kept.filter((line) => names.has(line.replace(/: .*\n/, ''))).join(''));
  });
});

/** Files are served by paths that run no GraphQL operation. */
const isFile = (name: string) => name.endsWith('/export');

/**
 * A REST path runs a GraphQL operation, which is tested directly here. The path itself decides who
 * has to log in and what an API key may not do; two callers are enough to show that.
 */
const AT_REST: readonly CallerName[] = ['guest', 'key to read jobs'];
/**
 * Callers whose rights are those of another, minus what one rule takes away. That another employer
 * finds nothing, in any field and on any path, is proven in tests/server/isolation.
 */
const IN_FULL: readonly CallerName[] = [
  'suspended',
  'another employer',
  'key',
  'key of an administrator',
  'member who left',
  'hiring manager',
  'recruiter',
  // What these two may do is recorded in tests/server/answers, and what each field asks for in tests/architecture.
  'employer',
  'administrator',
];
/** These callers come first in the full suite too, because a caller's results depend on what earlier ones have changed. */
const IN_QUICK = CALLERS.filter((name) => !IN_FULL.includes(name));
/** Callers for whom the data does not exist. */
const OUTSIDERS: readonly CallerName[] = [
  'another employer',
  'member who left',
  'hiring manager of another job',
];

/** What an interviewer may change is recorded in tests/server/answers, with inputs that others may send. */
const READS_ONLY: CallerName = 'interviewer';

const isIncluded = ({ name, isRead }: ApiOperation, who: CallerName) =>
  isFullSuite ||
  ((isRead || who !== READS_ONLY) &&
    (AT_REST.includes(who) || !name.includes('/') || isFile(name)));
