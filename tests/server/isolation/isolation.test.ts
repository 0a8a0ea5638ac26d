import { readdir } from 'node:fs/promises';
import type { GraphQLSchema } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { fewInQuickSuite, isFullSuite } from '#tests/support/suiteSize.ts';
import { openapi } from '#tests/rest/documented.ts';
import { query } from '#tests/server/graphql/rawRequest.ts';
import { appWithFiles } from '#tests/server/file/uploadApp.ts';
import { publishedSchema } from '#tests/support/publishedSchema.ts';
import { answerTo, leaksIn } from './answers.ts';
import { checksum, difference, everyRow, type Rows } from './databaseRows.ts';
import { forged, linkFaults, linksOf, spellings, type Link } from './fileProbes.ts';
import { graphqlProbes } from './graphqlProbes.ts';
import { placesInSchema } from './idPlaces.ts';
import { ourWorld, type Actor, type Ours } from './ourData.ts';
import { listsOf, pathsFrom, walked } from './paths.ts';
import { findVacuousProbes, faultsOf, type Probe } from './probe.ts';
import type { OwnIds } from './requiredInputs.ts';
import { placesInRest, restProbes } from './restProbes.ts';
import { missingTargets, staleTargets } from './idTargets.ts';
import { theirWorld, type Theirs } from './theirData.ts';

let app: Awaited<ReturnType<typeof appWithFiles>>;
let schema: GraphQLSchema;
let theirs: Theirs;
let ours: Ours;
let links: Link[];
let before: Rows;
let files: string[];
/** The number of requests made for another user's data. */
let requestCount = 0;

beforeAll(async () => {
  app = await appWithFiles();
  theirs = await theirWorld(app);
  ours = await ourWorld(app, theirs);
  schema = publishedSchema;
  links = await linksOf(theirs, theirs.ids.application[0]!);
  before = await everyRow(app);
  files = await readdir(app.folder, { recursive: true });
});

const actors = () => Object.entries(ours.actors);
/** The callers with data, and a guest. An employer without a company sees less than the rival. */
const readers = () => actors().filter(([name]) => isFullSuite || name !== 'novice');

/** Every probe that takes an id; further ids are filled in with the caller's own. */
async function allProbes(own: OwnIds = ours.own): Promise<{ graphql: Probe[]; rest: Probe[] }> {
  const [one, other] = ours.openJobs;
  return {
    graphql: graphqlProbes(schema, app.url, { jobId: one, ...own }),
    rest: restProbes(await openapi(app), app.url, { jobId: other, ...own }),
  };
}

const AT_ONCE = 6;
/** As many as one request may ask for. */
const MOST_NODES = 100;

async function runAFewAtOnce<Case>(cases: readonly Case[], work: (one: Case) => Promise<string[]>) {
  const left = [...cases];
  const found: string[] = [];
  const worker = async () => {
    for (let next = left.shift(); next; next = left.shift()) found.push(...(await work(next)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return found;
}

const ACTORS = ['rival', 'guest', 'novice', 'stranger'] as const;

/** One of our callers sends every probe with each of their ids that it takes. */
function faults(asked: readonly Probe[], name: (typeof ACTORS)[number]) {
  // A variant of a probe is sent only by the caller with the most rights.
  const worth = asked.filter(({ isVariant }) => !isVariant || name === 'rival');
  return runAFewAtOnce(worth, async (probe) => {
    const hidden = theirs.ids.anything;
    const actor: [string, Actor] = [name, ours.actors[name]];
    const found = await faultsOf(probe, actor, theirs.ids[probe.kind], hidden);
    requestCount += found.tried;
    return found.faults;
  });
}

test('every place that takes an id is in the table, and there is data to try it with', async () => {
  const places = [...placesInSchema(schema), ...placesInRest(await openapi(app))];
  expect(missingTargets(places)).toEqual([]);
  expect(staleTargets(places)).toEqual([]);
  for (const [kind, ids] of Object.entries(theirs.ids)) expect(ids, kind).not.toEqual([]);
});

describe("another user's data looks the same as data that does not exist", () => {
  test.each(fewInQuickSuite(2, ACTORS))('over GraphQL, for the %s', async (name) => {
    expect(await faults((await allProbes()).graphql, name)).toEqual([]);
  });

  test('as nodes, all of them, for any caller', async () => {
    const { anything } = theirs.ids;
    const found = await runAFewAtOnce(actors(), async ([name, { token }]) => {
      const faultsHere: string[] = [];
      for (let at = 0; at < anything.length; at += MOST_NODES) {
        const ids = anything.slice(at, at + MOST_NODES);
        const document = 'query($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }';
        const { text } = await query(app.url, document, { ids }, token ?? undefined);
        const { data } = JSON.parse(text) as { data?: { nodes: unknown[] } };
        const isNothing = data?.nodes.length === ids.length && data.nodes.every((one) => !one);
        if (!isNothing) faultsHere.push(`${name}: ${text}`);
      }
      return faultsHere;
    });
    expect(found).toEqual([]);
  });

  test.each(fewInQuickSuite(2, ACTORS))('over REST, for the %s', async (name) => {
    expect(await faults((await allProbes()).rest, name)).toEqual([]);
  });

  test('by a forged link, for any caller', async () => {
    const made = links.flatMap((link) => forged(link, ours.link, ours.rival.id));
    const found = await runAFewAtOnce(actors(), ([, who]) => linkFaults(app, made, who));
    requestCount += made.length * actors().length;
    expect(found).toEqual([]);
  });

  test('by an upload of theirs, however it is named', async () => {
    const { resume, logos } = theirs;
    const named = [
      ...spellings(app, resume.id, resume.url).map((resumeName) => ({ resume: resumeName })),
      ...[logos.shown, logos.spare].flatMap((id) =>
        spellings(app, id, `/uploads/logos/${id}`).map((logo) => ({ logo })),
      ),
    ];
    const taken = await runAFewAtOnce(named, async (given) => {
      const answer =
        'logo' in given
          ? await ours.rival.rest('PATCH', '/api/companies/profile', given)
          : await ours.stranger.rest('POST', '/api/applications', {
              ...given,
              jobId: ours.openJobs[0],
            });
      requestCount += 1;
      const isRefused = answer.status === 400 && answer.body['code'] === 'BAD_USER_INPUT';
      return isRefused ? [] : [`${JSON.stringify(given)}: ${JSON.stringify(answer.body)}`];
    });
    expect(taken).toEqual([]);
  });
});

/** The owners' cursors after the first entry of such a list. */
async function cursorsOf(document: string): Promise<string[]> {
  const owners = [theirs.employer, theirs.applicant];
  const first = owners.map(({ token }) => query(app.url, document, { first: 1 }, token));
  const texts = (await Promise.all(first)).map(({ text }) => text);
  return texts.flatMap((text) => /"endCursor":"([^"]+)"/.exec(text)?.[1] ?? []);
}

describe('none of their data is found', () => {
  test('on any path through the graph', async () => {
    const cases = pathsFrom(schema, theirs).flatMap((path) =>
      readers()
        .filter(([name]) => name !== 'guest' || !path.name.startsWith('viewer.'))
        .map(([name, { token }]) => ({ path, name, token })),
    );
    const found = await runAFewAtOnce(cases, async ({ path, name, token }) => {
      const text = await walked(app, path, token);
      const leaks = leaksIn({ text }, theirs.ids.anything);
      requestCount += 1;
      return leaks.length > 0 ? [`${name}: ${path.name} returns ${leaks.join(' ')}`] : [];
    });
    expect(found).toEqual([]);
  });

  test('in any documented list', async () => {
    const { paths } = await openapi(app);
    const lists = Object.keys(paths).filter((path) => paths[path]!['get'] && !path.includes('{'));
    const cases = lists.flatMap((path) => readers().map(([name, who]) => ({ path, name, who })));
    const found = await runAFewAtOnce(cases, async ({ path, name, who }) => {
      const headers: Record<string, string> = who.token
        ? { authorization: `Bearer ${who.token}` }
        : {};
      const leaks = leaksIn(
        await answerTo(`${app.url}/api${path}`, { headers }),
        theirs.ids.anything,
      );
      requestCount += 1;
      return leaks.length > 0 ? [`${name}: GET ${path} returns ${leaks.join(' ')}`] : [];
    });
    expect(found).toEqual([]);
  });

  test('after one of their cursors, in any list', async () => {
    const found = await runAFewAtOnce(listsOf(schema), async ({ name, document }) => {
      const cursors = await cursorsOf(document);
      const faultsHere =
        cursors.length > 0 ? [] : [`${name}: they have no cursor to continue from`];
      const cases = readers()
        .filter(([reader]) => reader !== 'guest' || isFullSuite)
        .flatMap(([reader, { token }]) => cursors.map((after) => ({ reader, token, after })));
      for (const { reader, token, after } of cases) {
        const { text } = await query(app.url, document, { first: 50, after }, token ?? undefined);
        const leaks = leaksIn({ text }, theirs.ids.anything);
        requestCount += 1;
        if (leaks.length > 0) faultsHere.push(`${reader}: ${name} returns ${leaks.join(' ')}`);
      }
      return faultsHere;
    });
    expect(found).toEqual([]);
  });
});

test('none of these requests has changed any data', async () => {
  const after = await everyRow(app);
  expect(difference(before, after)).toEqual([]);
  expect(checksum(after)).toBe(checksum(before));
  expect(await readdir(app.folder, { recursive: true })).toEqual(files);
  expect(requestCount).toBeGreaterThan(1_000);
});

const REPLACED = 'it is only compared with the open offer of the application';

/** Probes that return nothing even to the owner, and why. */
const VACUOUS: Readonly<Record<string, string>> = {
  'createCompany.input.logo': 'a logo requires a company',
  'POST /companies/profile logo': 'a logo requires a company',
  'DELETE /saved-jobs/{jobId} jobId': 'removing a job that is not saved succeeds',
  'changeJobsStatus.input.seen.id': 'it only narrows what `ids` says',
  'unhideCompany.input.companyId': 'it succeeds for a company that was not hidden',
  'dismissJob.input.jobId': 'only seekers dismiss jobs, and only public ones',
  'undismissJob.input.jobId': 'its answer names no job that was not dismissed',
  'jobFit.jobId': 'only seekers compare themselves, and only with live jobs',
  'saveFigureAlert.input': 'it needs an amount that fits its kind; tried in tests/server/report',
  'pinReport.input.dashboardId': 'it is pinned to a new one as well; tried in tests/server/report',
  'requestVerification.input.documentId CIN': 'by then the document proves the GSTIN',
  'viewer.offerPreview.input.replacesId': 'a preview does not look at it',
  'sendOffer.input.replacesId': REPLACED,
  'POST /applications/{applicationId}/offers replacesId': REPLACED,
  'POST /applications/{applicationId}/offers/preview replacesId': REPLACED,
  'archiveStage.input.moveToId':
    'it is read if applications are in the stage; tried in tests/server/application',
  'saveSegment.input.filter.segment APPLICATION': 'a segment cannot be made of others',
  'saveSegment.input.id APPLICATION': 'a segment keeps its kind',
  'DELETE /message-templates/{id} id': 'the mutation has deleted it by then',
  'DELETE /offer-templates/{id} id': 'the mutation has deleted it by then',
  'deleteSegment.input.replaceWith': 'no question uses the segment; tried in tests/server/report',
  'viewer.otherCompany.id': 'the owner works for one company; tried in tests/server/team',
  changeMatchingApplications: 'no application matches the words; tried in batches.test.ts',
  'POST /decisions/matching': 'no application matches the words; tried in batches.test.ts',
  'undoApplications.input.also': 'there is no second batch; tried in batches.test.ts',
};

/** Checks that the probes above could detect a leak at all. */
test('every probe returns data to the owner of the id', { tags: ['full'] }, async () => {
  const { graphql, rest } = await allProbes({ candidateId: ours.stranger.id, ...theirs.own });
  const asked = [...graphql, ...rest].filter(({ isVariant }) => !isVariant);
  const shown = { ...theirs.shown, person: [ours.stranger.id] };
  const found = await findVacuousProbes(asked, { ...theirs, shown });
  const excused = Object.keys(VACUOUS);
  expect(found.filter((name) => !excused.some((start) => name.startsWith(start)))).toEqual([]);
});
