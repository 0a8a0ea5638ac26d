import { readdir } from 'node:fs/promises';
import type { GraphQLSchema } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { few, isFullSuite } from '#tests/support/breadth.ts';
import { openapi } from '#tests/rest/documented.ts';
import { query } from '#tests/server/graphql/rawRequest.ts';
import { appWithFiles } from '#tests/server/file/uploadApp.ts';
import { publishedSchema } from '#tests/support/publishedSchema.ts';
import { answerTo, leaksIn } from './answers.ts';
import { checksum, difference, everyRow, type Rows } from './everyRow.ts';
import { forged, linkFaults, linksOf, spellings, type Link } from './fileProbes.ts';
import { graphqlQuestions } from './graphqlProbes.ts';
import { placesInSchema } from './idPlaces.ts';
import { ourWorld, type Actor, type Ours } from './ours.ts';
import { listsOf, pathsFrom, walked } from './paths.ts';
import { withoutTeeth, faultsOf, type Question } from './question.ts';
import { placesInRest, restQuestions } from './restProbes.ts';
import { forgotten, outlived } from './standsFor.ts';
import { theirWorld, type Theirs } from './theirs.ts';

let app: Awaited<ReturnType<typeof appWithFiles>>;
let schema: GraphQLSchema;
let theirs: Theirs;
let ours: Ours;
let links: Link[];
let before: Rows;
let files: string[];
/** Requests about something of theirs, by somebody whose it is not. */
let probes = 0;

beforeAll(async () => {
  app = await appWithFiles();
  theirs = await theirWorld(app);
  ours = await ourWorld(app, theirs);
  schema = publishedSchema;
  links = await linksOf(theirs);
  before = await everyRow(app);
  files = await readdir(app.folder, { recursive: true });
});

const actors = () => Object.entries(ours.actors);
/** Those with something of their own, and a guest; an employer without a company sees less than the rival. */
const lookers = () => actors().filter(([name]) => isFullSuite || name !== 'novice');

/** Every question that takes an id; a second one is filled with what is our own. */
async function questions(): Promise<{ graphql: Question[]; rest: Question[] }> {
  const [one, other] = ours.openJobs;
  const person = { candidateId: ours.stranger.id };
  return {
    graphql: graphqlQuestions(schema, app.url, { ...person, jobId: one }),
    rest: restQuestions(await openapi(app), app.url, { ...person, jobId: other }),
  };
}

const AT_ONCE = 6;

async function inTurns<Case>(cases: readonly Case[], work: (one: Case) => Promise<string[]>) {
  const left = [...cases];
  const found: string[] = [];
  const worker = async () => {
    for (let next = left.shift(); next; next = left.shift()) found.push(...(await work(next)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return found;
}

const ACTORS = ['rival', 'guest', 'novice', 'stranger'] as const;

/** One of us asks every question about everything of theirs that it could be about. */
function faults(asked: readonly Question[], name: (typeof ACTORS)[number]) {
  // A question with another option is asked only by the one who gets furthest.
  const worth = asked.filter(({ isAgain }) => !isAgain || name === 'rival');
  return inTurns(worth, async (question) => {
    const hidden = theirs.ids.anything;
    const actor: [string, Actor] = [name, ours.actors[name]];
    const found = await faultsOf(question, actor, theirs.ids[question.kind], hidden);
    probes += found.tried;
    return found.faults;
  });
}

test('every place for an id has been thought of, and there is something to try it with', async () => {
  const places = [...placesInSchema(schema), ...placesInRest(await openapi(app))];
  expect(forgotten(places)).toEqual([]);
  expect(outlived(places)).toEqual([]);
  for (const [kind, ids] of Object.entries(theirs.ids)) expect(ids, kind).not.toEqual([]);
});

describe('what is somebody else’s cannot be told from what is not there', () => {
  test.each(few(2, ACTORS))('over GraphQL, for the %s', async (name) => {
    expect(await faults((await questions()).graphql, name)).toEqual([]);
  });

  test.each(few(2, ACTORS))('over REST, for the %s', async (name) => {
    expect(await faults((await questions()).rest, name)).toEqual([]);
  });

  test('nor by a link that was changed, whoever follows it', async () => {
    const made = links.flatMap((link) => forged(link, ours.link, ours.rival.id));
    const found = await inTurns(actors(), ([, who]) => linkFaults(app, made, who));
    probes += made.length * actors().length;
    expect(found).toEqual([]);
  });

  test('nor by an upload that was issued to them, however it is named', async () => {
    const { resume, logos } = theirs;
    const named = [
      ...spellings(app, resume.id, resume.url).map((resumeName) => ({ resume: resumeName })),
      ...[logos.shown, logos.spare].flatMap((id) =>
        spellings(app, id, `/uploads/logos/${id}`).map((logo) => ({ logo })),
      ),
    ];
    const taken = await inTurns(named, async (given) => {
      const answer =
        'logo' in given
          ? await ours.rival.rest('PATCH', '/api/companies/profile', given)
          : await ours.stranger.rest('POST', '/api/applications', {
              ...given,
              jobId: ours.openJobs[0],
            });
      probes += 1;
      const isRefused = answer.status === 400 && answer.body['code'] === 'BAD_USER_INPUT';
      return isRefused ? [] : [`${JSON.stringify(given)}: ${JSON.stringify(answer.body)}`];
    });
    expect(taken).toEqual([]);
  });
});

/** Where they are after the first entry of such a list of theirs. */
async function cursorsOf(document: string): Promise<string[]> {
  const owners = [theirs.employer, theirs.applicant];
  const first = owners.map(({ token }) => query(app.url, document, { first: 1 }, token));
  const texts = (await Promise.all(first)).map(({ text }) => text);
  return texts.flatMap((text) => /"endCursor":"([^"]+)"/.exec(text)?.[1] ?? []);
}

describe('nothing of theirs is found', () => {
  test('on any way through the graph', async () => {
    const cases = pathsFrom(schema, theirs).flatMap((path) =>
      lookers()
        .filter(([name]) => name !== 'guest' || !path.name.startsWith('viewer.'))
        .map(([name, { token }]) => ({ path, name, token })),
    );
    const found = await inTurns(cases, async ({ path, name, token }) => {
      const text = await walked(app, path, token);
      const leaks = leaksIn({ text }, theirs.ids.anything);
      probes += 1;
      return leaks.length > 0 ? [`${name}: ${path.name} tells ${leaks.join(' ')}`] : [];
    });
    expect(found).toEqual([]);
  });

  test('in any list of the documented paths', async () => {
    const { paths } = await openapi(app);
    const lists = Object.keys(paths).filter((path) => paths[path]!['get'] && !path.includes('{'));
    const cases = lists.flatMap((path) => lookers().map(([name, who]) => ({ path, name, who })));
    const found = await inTurns(cases, async ({ path, name, who }) => {
      const headers: Record<string, string> = who.token
        ? { authorization: `Bearer ${who.token}` }
        : {};
      const leaks = leaksIn(
        await answerTo(`${app.url}/api${path}`, { headers }),
        theirs.ids.anything,
      );
      probes += 1;
      return leaks.length > 0 ? [`${name}: GET ${path} tells ${leaks.join(' ')}`] : [];
    });
    expect(found).toEqual([]);
  });

  test('behind the place where they are in a list of theirs', async () => {
    const found = await inTurns(listsOf(schema), async ({ name, document }) => {
      const cursors = await cursorsOf(document);
      const faultsHere = cursors.length > 0 ? [] : [`${name}: they have none to go on from`];
      const cases = lookers()
        .filter(([looker]) => looker !== 'guest' || isFullSuite)
        .flatMap(([looker, { token }]) => cursors.map((after) => ({ looker, token, after })));
      for (const { looker, token, after } of cases) {
        const { text } = await query(app.url, document, { first: 50, after }, token ?? undefined);
        const leaks = leaksIn({ text }, theirs.ids.anything);
        probes += 1;
        if (leaks.length > 0) faultsHere.push(`${looker}: ${name} tells ${leaks.join(' ')}`);
      }
      return faultsHere;
    });
    expect(found).toEqual([]);
  });
});

test('and all that has changed nothing, of anybody', async () => {
  const after = await everyRow(app);
  expect(difference(before, after)).toEqual([]);
  expect(checksum(after)).toBe(checksum(before));
  expect(await readdir(app.folder, { recursive: true })).toEqual(files);
  expect(probes).toBeGreaterThan(1_000);
});

/** Those that nobody is answered otherwise, and why. */
const TOOTHLESS: Readonly<Record<string, string>> = {
  'createCompany.input.logo': 'nobody has a logo before a company',
  'POST /companies/profile logo': 'nobody has a logo before a company',
  'DELETE /saved-jobs/{jobId} jobId': 'what is on no list is off the list',
  'pinReport.input.dashboardId': 'it goes on a new one besides; tried in tests/server/report',
  changeMatchingApplications: 'nothing fits the words; tried in batches.test.ts',
  'undoApplications.input.also': 'there is no batch beside it; tried in batches.test.ts',
};

/** Checks that the questions above could find a leak at all. */
test(
  'each of these questions is one that their own people are answered',
  { tags: ['full'] },
  async () => {
    const { graphql, rest } = await questions();
    const asked = [...graphql, ...rest].filter(({ isAgain }) => !isAgain);
    const shown = { ...theirs.shown, person: [ours.stranger.id] };
    const found = await withoutTeeth(asked, { ...theirs, shown });
    const excused = Object.keys(TOOTHLESS);
    expect(found.filter((name) => !excused.some((start) => name.startsWith(start)))).toEqual([]);
  },
);
