import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { isInputObjectType } from 'graphql';
import { JOB_FACT_NAMES } from '#schema/fields/jobFacts.ts';
import { theApp, type App } from '#tests/support/app.ts';
import { ask } from '#tests/support/ask.ts';
import { fewInQuickSuite } from '#tests/support/suiteSize.ts';
import { caller, type Caller } from '#tests/support/caller.ts';
import { apiKeyOf } from '#tests/support/partners/apiKeys.ts';
import { publishedSchema } from '#tests/support/publishedSchema.ts';
import { scenario, type Employer, type Person } from '#tests/support/scenario.ts';
import { createAlert, runDigest } from '#tests/server/alert/alertWorld.ts';
import { putJobs, row } from '#tests/server/job/own/partner/partnerRows.ts';
import { CHANGE, misplacedWords, type Pending } from './changes.ts';

const NEXT_YEAR = new Date().getUTCFullYear() + 1;

/** The whole content, as a form and a partner send it. */
const CONTENT = {
  title: 'Chief Tea Taster',
  description: 'Tastes tea all day long, and writes about it.',
  requirements: 'A tongue\nA nose',
  responsibilities: 'Tasting\nWriting',
  benefits: 'Tea\nBiscuits',
  location: 'Bangalore, Karnataka',
  type: 'FULL_TIME',
  category: 'Sales & Business Development',
  industry: 'retail',
  salary: '4-5 LPA',
  experience: 3,
  experienceLevel: 'MID_LEVEL',
  applicationDeadline: `${NEXT_YEAR}-06-30`,
  isRemote: false,
  shift: 'DAY',
  workMode: 'OFFICE',
  noticePeriod: 'NONE',
  language: 'ENGLISH',
  openings: 2,
};

interface Edit {
  field: string;
  value: unknown;
  /** The words by which public texts would reveal it. */
  words?: string[];
  /** What the reviewer sees; without it, the edit is live at once. */
  held?: { name: string; before: string | null; after: string | null }[];
  /** The names of live edits, as administrators read them. */
  live?: string[];
  /** The same if no other field is sent. */
  liveAlone?: string[];
}

const FEE = 'Pay a registration fee of Rs 777 to zarfwords on WhatsApp.';
const held = (field: keyof typeof CONTENT, value: string, ...words: string[]): Edit => ({
  field,
  value,
  words,
  held: [{ name: field, before: String(CONTENT[field]), after: value }],
});
const withFee = (field: keyof typeof CONTENT) => held(field, FEE, 'zarfwords');
const live = (field: keyof typeof CONTENT, value: string): Edit => ({
  field,
  value,
  words: [value],
  live: [field],
});

const EDITS: Edit[] = [
  held('title', 'Zarftitle Head', 'Zarftitle'),
  held('salary', '77 LPA', '77 LPA', '7700000', '77,00,000'),
  held('location', 'Kohima, Nagaland', 'Kohima', 'Nagaland'),
  {
    field: 'isRemote',
    value: true,
    words: ['"isRemote":true'],
    held: [{ name: 'isRemote', before: 'false', after: 'true' }],
  },
  {
    field: 'workMode',
    value: 'HYBRID',
    held: [{ name: 'workMode', before: 'office', after: 'hybrid' }],
  },
  withFee('title'),
  withFee('description'),
  withFee('requirements'),
  withFee('responsibilities'),
  withFee('benefits'),
  held('salary', '900 LPA', '900 LPA'),
  held('location', 'Send Rs 777 to zarfwords', 'zarfwords'),
  live('description', 'Zarfdescription of tea.'),
  live('requirements', 'Zarfrequirements'),
  live('responsibilities', 'Zarfresponsibilities'),
  live('benefits', 'Zarfbenefits'),
  { field: 'type', value: 'INTERN', live: ['type'] },
  { field: 'category', value: 'Software Development', live: ['category'] },
  { field: 'industry', value: 'finance', live: ['industry'] },
  { field: 'experience', value: 4, live: ['experience'] },
  // Years that contradict a new level are dropped, unless they are sent along.
  {
    field: 'experienceLevel',
    value: 'SENIOR_LEVEL',
    live: ['experienceLevel'],
    liveAlone: ['experienceLevel', 'experience'],
  },
  { field: 'applicationDeadline', value: `${NEXT_YEAR}-07-31`, live: ['applicationDeadline'] },
  { field: 'shift', value: 'NIGHT', live: ['shift'] },
  { field: 'noticePeriod', value: 'ONE_MONTH', live: ['noticePeriod'] },
  { field: 'language', value: 'HINDI', live: ['language'] },
  { field: 'openings', value: 7, live: ['openings'] },
  { field: 'isFeatured', value: true, live: ['isFeatured'] },
  { field: 'isHot', value: true, live: ['isHot'] },
];

let app: App;
let employer: Employer;
let admin: Person;
let seeker: Person;
let guest: Caller;
let key: Caller;

const lower = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      ['type', 'experienceLevel', 'shift', 'workMode', 'noticePeriod', 'language'].includes(name)
        ? String(value).toLowerCase()
        : value,
    ]),
  );

interface Target {
  id: string;
  externalId: string;
}
type Way = (target: Target, edit: Edit) => Promise<unknown>;

const UPDATE = 'mutation($input: UpdateJobInput!) { updateJob(input: $input) { job { id } } }';
const update = (who: Caller, id: string, values: object) =>
  who.graphql(UPDATE, { input: { id, ...values } });

async function rest(who: Caller, method: string, path: string, body: object) {
  const answer = await who.rest(method, path, body);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
}

/** The ways to edit that send no other field. */
const ALONE = ['an API key', 'REST'];
const liveNames = ({ live = [], liveAlone = live }: Edit, way: string) =>
  ALONE.includes(way) ? liveAlone : live;

const given = ({ field, value }: Edit) => ({ [field]: value });

const WAYS: Record<string, Way> = {
  'the form': ({ id }, edit) => update(employer, id, { ...CONTENT, ...given(edit) }),
  'an API key': ({ id }, edit) => update(key, id, given(edit)),
  'a row of many': async ({ externalId }, edit) => {
    const rows = [row(externalId, lower({ ...CONTENT, ...given(edit) }))];
    const [result] = await putJobs(key, rows);
    if (result!.outcome !== 'UPDATED') throw new Error(JSON.stringify(result));
  },
  REST: ({ id }, edit) => rest(employer, 'PATCH', `/api/jobs/${id}`, lower(given(edit))),
  'a partner call': ({ externalId }, edit) =>
    rest(key, 'PUT', `/api/partner/jobs/${externalId}`, lower({ ...CONTENT, ...given(edit) })),
};

const PUBLIC = `title description descriptionHtml requirementsText responsibilitiesText
  benefitsText location district state type industry salary salaryMin salaryMax salaryPeriod experienceYears
  experienceLevel applicationDeadline isRemote isFeatured isHot shift workMode noticePeriod language openings summary place skills
  category { slug } pendingChange { id }`;

/** One request may name a field this many times. */
const MOST_ALIASES = 5;

/** The answers of `job` for these ids. */
async function eachJob<Shown>(who: Caller, ids: readonly string[], fields: string, around = '') {
  const found: Shown[] = [];
  for (let at = 0; at < ids.length; at += MOST_ALIASES) {
    const some = ids.slice(at, at + MOST_ALIASES);
    const heads = some.map((_id, place) => `$id${place}: ID!`).join(' ');
    const jobs = some
      .map((_id, place) => `job${place}: job(id: $id${place}) { ...shown }`)
      .join(' ');
    const data = await who.graphql<Record<string, Shown> & { admin?: Record<string, Shown> }>(
      `query(${heads}) { ${around ? `${around} { ${jobs} }` : jobs} }
       fragment shown on ${around ? 'AdminJob' : 'Job'} { ${fields} }`,
      Object.fromEntries(some.map((id, place) => [`id${place}`, id])),
    );
    const answered = data.admin ?? data;
    found.push(...some.map((_id, place) => answered[`job${place}`]!));
  }
  return found;
}

/** Everything that shows jobs to anyone. */
async function publicTexts(ids: string[]): Promise<string> {
  const paths = [
    '/feeds/jobs.xml',
    '/feeds/jobs.json',
    '/feeds/jobs.atom',
    '/sitemap.xml',
    '/api/jobs?limit=100',
    '/api/jobs/featured',
    '/api/jobs/hot',
    ...ids.flatMap((id) => [`/api/jobs/${id}`, `/api/jobs/${id}/similar`]),
  ];
  const texts = await Promise.all(
    paths.map(async (path) => (await ask(`${app.url}${path}`)).text()),
  );
  const lists = await guest.graphql(`{
    jobs(first: 100) { nodes { id title salary location isRemote place company { name } } }
    remote: jobs(first: 100, filter: { remote: true }) { nodes { id isRemote } }
    titles: jobSuggestions(text: "zarf") { __typename }
    companies(first: 5) { nodes { name jobs(first: 50) { nodes { title salary location isRemote } } } } }`);
  await runDigest(app);
  const mails = (await app.mails(seeker.email)).map(({ text }) => text);
  return [...texts, JSON.stringify(lists), ...mails].join('\n');
}

beforeAll(async () => {
  ({ app, employer, admin, seeker } = await scenario(theApp()).employer().admin().seeker());
  guest = caller(app.url);
  key = await apiKeyOf(app, employer, ['JOBS_READ', 'JOBS_WRITE']);
  await app.sql('update companies set website = ? where id = ?', [
    'https://lotus.example',
    employer.company!.id,
  ]);
});

// A company may highlight only a few jobs, and each way highlights some.
afterEach(() => app.sql('update jobs set is_featured = false, is_hot = false'));

test('every field that a job can be sent with is edited here', () => {
  const fields = ['UpdateJobInput', 'PartnerJobInput'].flatMap((name) => {
    const type = publishedSchema.getType(name);
    return isInputObjectType(type) ? Object.keys(type.getFields()) : [];
  });
  // tests/server/screening edits the questions.
  const names = ['id', 'externalId', 'featured', 'hot', 'isUrgent', 'questions'];
  const edited = new Set([...EDITS.map(({ field }) => field), ...names]);
  expect(fields.filter((name) => !edited.has(name))).toEqual([]);
  expect(JOB_FACT_NAMES.filter((name) => !edited.has(name))).toEqual([]);
});

describe.each(fewInQuickSuite(1, Object.entries(WAYS)))('through %s', (name, way) => {
  test('each field of an approved job, changed alone', async () => {
    await app.settings({ autoApproveJobs: true });
    const rows = EDITS.map((_, at) => row(`${name.replaceAll(' ', '-')}-${at}`, lower(CONTENT)));
    const put = await putJobs(key, rows);
    const targets = put.map(({ job, externalId, errors }) => {
      if (!job) throw new Error(JSON.stringify(errors));
      return { id: job.id, externalId };
    });
    await app.settings({ autoApproveJobs: false });
    for (const word of ['Zarftitle', 'zarfwords'])
      await createAlert(seeker, { keywords: word, name: `${name} ${word}` });
    const ids = targets.map(({ id }) => id);
    const before = await eachJob(guest, ids, PUBLIC);
    for (const [at, edit] of EDITS.entries()) await way(targets[at]!, edit);
    const changed = await eachJob<{ pendingChange: Pending | null }>(employer, ids, CHANGE);
    const shown = await eachJob(guest, ids, PUBLIC);
    const live = await eachJob<{ changedSinceApproval: string[] }>(
      admin,
      ids,
      'changedSinceApproval',
      'admin',
    );
    const found: unknown[] = [];
    for (const [at, edit] of EDITS.entries()) {
      const wanted = {
        fields: edit.held ?? [],
        isSame: Boolean(edit.held),
        since: liveNames(edit, name),
      };
      const got = {
        fields: changed[at]!.pendingChange?.fields ?? [],
        isSame: JSON.stringify(shown[at]) === JSON.stringify(before[at]),
        since: live[at]!.changedSinceApproval,
      };
      if (JSON.stringify(got) !== JSON.stringify(wanted))
        found.push(`${edit.field} = ${String(edit.value)}: ${JSON.stringify(got)}`);
    }
    const texts = await publicTexts(ids);
    const edits = EDITS.map(({ field, held, words = [] }) => ({
      field,
      isHeld: Boolean(held),
      words,
    }));
    found.push(...misplacedWords(texts, edits));
    expect(found).toEqual([]);
  });
});
