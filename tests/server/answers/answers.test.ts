import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { skipDrawing } from '#tests/support/drawnDocuments.ts';
import { marketToChange } from '#tests/server/seed/seededMarket.ts';
import { changesSince, keepChanges, undoChanges } from './changes.ts';
import { compiledAnswer } from './compiledAnswer.ts';
import { leaveCopiesOfDeleted, leaveLookalikes } from './lookalikes.ts';
import { deleteSome, openMarket, stopCountingIds, type Market } from './market.ts';
import { mutate, MUTATIONS, type Write, type Writes } from './mutations.ts';
import { LIMITS, otherRefusalsOf, refusalsOf } from './limits.ts';
import { PAGED_LISTS, pagingMistakes } from './listPages.ts';
import { KINDS, recordNodes } from './nodes.ts';
import { Names } from './names.ts';
import { parametersOfRest, type ParametersOfPath } from './parametersOfRest.ts';
import { addedRows, readsOfFields, readsOfFilters, readsOfPages, type Read } from './reads.ts';
import { readsOfPaths, type RestRead } from './readsOfRest.ts';
import { recordParameters, recordPath, recordPersonalData, recordRead } from './recordRead.ts';
import { freshNames, inOrder, recordWrite } from './recordWrite.ts';
import { countEverything, recordTask, RUNS } from './tasks.ts';
import { account } from './writes/account.ts';
import { administration } from './writes/administration.ts';
import { applications } from './writes/applications.ts';
import { companies } from './writes/companies.ts';
import { conversations } from './writes/conversations.ts';
import { figures } from './writes/figures.ts';
import { jobs } from './writes/jobs.ts';

const AREAS: Readonly<Record<string, Writes>> = {
  account,
  jobs,
  applications,
  conversations,
  companies,
  administration,
  figures,
};
const ALL: Writes = Object.fromEntries(Object.values(AREAS).flatMap(Object.entries<Write>));

/** Mutations that add the rows to read, a minute apart. */
const ADDED = [
  'saveReport',
  'pinReport',
  'scheduleReport',
  'noteChartEvent',
  'saveSegment',
  'saveFigureAlert',
  'createApiKey',
  'testWebhook',
  'inviteToTeam',
  'createStage',
  'addApplicationNote',
  'rateApplication',
  'tagApplication',
  'saveApplicationView',
  'saveStatusMail',
  'saveMessageTemplate',
  'saveOfferTemplate',
  'sendOffer',
  'bookInterview',
  'markConversationRead',
  'reportMessage',
  'reportJob',
  'updateJob: what is reviewed',
  'updateCompany: what is reviewed',
  'requestVerification',
  'saveJobDraft',
  'putJob',
  'hideCompany',
  'dismissJob',
  'createAlert',
  'updateJobStatus: reject',
  'suspendUser: until it is lifted',
  'uploadBulkRows',
  'recountNow',
  'deleteJob: one that people applied for',
  'deleteUser: one who was rejected',
];

let market: Market;
let names: Names;

// Outside a hook, because filling the market may take longer than a hook may.
const url = await marketToChange();

beforeAll(async () => {
  skipDrawing();
  market = await openMarket(url);
  await keepChanges(market.app);
  for (const title of ADDED) await add(title, ALL[title]!);
  await leaveLookalikes(market);
  market.app.clock.stopAt(market.now);
  names = await Names.of(market.app);
});
afterAll(stopCountingIds);

test('every mutation is sent', () => {
  const sent = new Set(Object.keys(ALL).map((title) => title.split(':')[0]));
  expect(MUTATIONS.filter((name) => !sent.has(name))).toEqual([]);
});

describe('what mutations answer and change', () => {
  test.each(Object.keys(AREAS))('%s', async (area) => {
    const records: string[] = [];
    for (const [title, write] of Object.entries(AREAS[area]!))
      records.push(await recordWrite(market, names, title, write));
    await expect(records.join('\n')).toMatchFileSnapshot(`./recorded/changes/${area}.txt`);
  });
});

test.each(LIMITS)('the limit of $title counts only what it is about', async (limit) => {
  const [own, ...others] = await refusalsOf(market, limit, ALL[limit.title]!);
  expect(own!.rules).toEqual([expect.stringMatching(/room$/)]);
  expect(others).toEqual(others.map(({ other }) => ({ other, rules: [] })));
});

test.each(LIMITS.filter(({ alsoBy }) => alsoBy))(
  'the limit of $title also applies to other requests that add to $table',
  async (limit) => {
    const refusals = await otherRefusalsOf(market, limit, ALL);
    const refused = [expect.stringMatching(/room$/)];
    expect(refusals).toEqual(limit.alsoBy!.map((title) => [title, refused]));
  },
);

describe('what background tasks change', () => {
  test.each(Object.keys(RUNS))('%s', async (group) => {
    const records: string[] = [];
    for (const [name, run] of Object.entries(RUNS[group]!))
      records.push(await recordTask(market, names, name, run));
    // A task that finds nothing to do proves nothing.
    expect(records.filter((record) => record.includes('\nchanges nothing'))).toEqual([]);
    await expect(records.join('\n')).toMatchFileSnapshot(`./recorded/changes/tasks-${group}.txt`);
  });
});

describe('what is read', () => {
  let added: ReadonlyMap<string, string>;
  let lists: Record<string, Read[]>;
  let paths: RestRead[];
  let parameters: ParametersOfPath[];

  beforeAll(async () => {
    for (const title of ADDED) await add(title, ALL[title]!);
    await deleteSome(market);
    await leaveCopiesOfDeleted(market);
    await countEverything(market);
    added = freshNames(inOrder(await changesSince(market.app, '0'), names));
    const known = await addedRows(market);
    const pages = await readsOfPages(market, known);
    const by = (...who: string[]) => pages.filter(({ as }) => who.includes(as));
    lists = {
      guest: by('guest'),
      seeker: by('seeker', 'applicant'),
      employer: by('employer', 'recruiter', 'manager', 'interviewer'),
      administrator: by('admin'),
      fields: readsOfFields(market),
      filters: readsOfFilters(market),
    };
    paths = readsOfPaths(market, known);
    parameters = parametersOfRest(market, known);
  });
  afterAll(() => undoChanges(market.app));

  test.each(['guest', 'seeker', 'employer', 'administrator', 'fields', 'filters'])(
    '%s',
    async (list) => {
      const records: string[] = [];
      for (const read of lists[list]!) {
        const record = await recordRead(market, names.record(added), read);
        if (record) records.push(record);
        if (list !== 'fields' || !record || record.includes('\nrefused: ')) continue;
        const compiled = await recordRead(market, names.record(added), read, compiledAnswer);
        expect(compiled, 'as a compiled query').toBe(record);
      }
      await expect(records.join('\n')).toMatchFileSnapshot(`./recorded/answers/${list}.txt`);
    },
  );

  test('every list has the same entries page by page as in one piece, in each of its orders', async () => {
    const mistakes: string[] = [];
    let lists = 0;
    for (const list of PAGED_LISTS) {
      const found = await pagingMistakes(market, list);
      if (found) lists += 1;
      mistakes.push(...(found ?? []));
    }
    expect(mistakes).toEqual([]);
    expect(lists).toBeGreaterThan(20);
  });

  test('what is found by its id', async () => {
    const records: string[] = [];
    for (const kind of KINDS) records.push(await recordNodes(market, names.record(added), kind));
    await expect(records.join('\n')).toMatchFileSnapshot('./recorded/answers/nodes.txt');
  });

  test('paths', async () => {
    const records: string[] = [];
    const headers = new Map<string, string[]>();
    const noteHeaders = (text: string, path: string) =>
      headers.set(text, [...(headers.get(text) ?? []), path]);
    for (const path of paths)
      records.push(await recordPath(market, names.record(added), path, noteHeaders));
    for (const [text, those] of headers) records.push(`## Headers of ${those.join(', ')}\n${text}`);
    await expect(records.join('\n')).toMatchFileSnapshot('./recorded/answers/paths.txt');
  });

  test('parameters of paths', async () => {
    const records: string[] = [];
    for (const path of parameters)
      records.push(await recordParameters(market, names.record(added), path));
    await expect(records.join('\n')).toMatchFileSnapshot('./recorded/answers/parameters.txt');
  });

  test.each(['seeker', 'employer'] as const)('personal data of the %s', async (who) => {
    const record = await recordPersonalData(market, names, added, who);
    await expect(record).toMatchFileSnapshot(`./recorded/answers/personalData-${who}.txt`);
  });
});

async function add(title: string, { as, before, input }: Write): Promise<void> {
  market.app.clock.forward({ minutes: 1 });
  const earlier = await before?.(market);
  const { errors } = await mutate(
    market,
    as,
    title.split(':')[0]!,
    await input?.(market, earlier as never),
  );
  if (errors) throw new Error(`${title} was refused: ${JSON.stringify(errors)}`);
}
