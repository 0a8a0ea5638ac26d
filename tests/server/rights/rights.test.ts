import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#server/lib/ids.ts';
import { openapi } from '#tests/rest/documented.ts';
import { isFullSuite } from '#tests/support/breadth.ts';
import { publishedSchema } from '#tests/support/publishedSchema.ts';
import { appWithFiles } from '#tests/server/file/uploadApp.ts';
import { masked } from '#tests/server/isolation/answers.ts';
import { ourWorld } from '#tests/server/isolation/ours.ts';
import { ask, harmOf } from '#tests/server/isolation/question.ts';
import { theirWorld, type Theirs } from '#tests/server/isolation/theirs.ts';
import { graphqlDoors, restDoors, type Door } from './doors.ts';
import { people, PEOPLE, type Somebody } from './people.ts';

type People = Awaited<ReturnType<typeof people>>;

/** What becomes of somebody at a door: they may, have to log in, are refused, or find nothing of others. */
async function outcome(door: Door, name: Somebody, who: People, theirs: Theirs) {
  const [id] = door.kind ? theirs.ids[door.kind] : [];
  const about = id ?? newId(Date.now());
  const answer = await ask(door, await who[name](), about);
  if (answer.text.includes('"INTERNAL"')) return `INTERNAL ${answer.text}`;
  if (answer.text.includes('"UNAUTHENTICATED"')) return 'login';
  if (answer.text.includes('"FORBIDDEN"')) return 'refused';
  if (name !== 'another employer' || !id) return 'may';
  const missing = newId(Date.now());
  const nothing = await ask(door, await who[name](), missing);
  const isSame = masked(answer, id) === masked(nothing, missing);
  return isSame && /"NOT_FOUND"|:null\b/.test(answer.text) ? 'nothing' : 'may';
}

describe('who may do what is what the tables say', () => {
  let who: People;
  let theirs: Theirs;
  let doors: Door[];

  beforeAll(async () => {
    const app = await appWithFiles();
    theirs = await theirWorld(app);
    const ours = await ourWorld(app, theirs);
    who = await people(app, theirs, ours);
    const given = { candidateId: ours.stranger.id, jobId: ours.openJobs[0] };
    doors = [
      ...graphqlDoors(publishedSchema, app.url, given),
      ...restDoors(await openapi(app), app.url, given),
    ].toSorted((a, b) => harmOf(a) - harmOf(b));
  });

  test.each(isFullSuite ? PEOPLE : PEOPLE.filter((name) => !IN_FULL.includes(name)))(
    '%s',
    async (name) => {
      const table = `./tables/${name}.txt`;
      const asked = doors.filter((door) => isAsked(door, name));
      const lines: string[] = [];
      for (const door of asked)
        lines.push(`${door.name}: ${await outcome(door, name, who, theirs)}\n`);
      const told = lines.sort().join('');
      if (asked.length === doors.length) return expect(told).toMatchFileSnapshot(table);
      const kept = await readFile(new URL(table, import.meta.url), 'utf8');
      expect(told).toBe(kept.replaceAll(REST_LINE, ''));
    },
  );
});

const REST_LINE = /^[A-Z]+ \/.*\n/gm;

/**
 * A REST path runs an operation of GraphQL, which is asked directly here. What the path decides by itself, before it
 * runs, is who has to log in, what a key may not, and that nothing of others is found: three people show that.
 */
const AT_REST: readonly Somebody[] = ['guest', 'key to read jobs', 'another employer'];
/** Their rights are those of others, less something that one rule takes away. */
const IN_FULL: readonly Somebody[] = ['suspended', 'key', 'key of an administrator'];

const isAsked = ({ name }: Door, who: Somebody) =>
  isFullSuite || AT_REST.includes(who) || !name.includes('/');
