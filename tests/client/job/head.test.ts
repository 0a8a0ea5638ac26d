import { SchemaLink } from '@apollo/client/link/schema';
import type { IResolvers } from '@graphql-tools/utils';
import { beforeAll, expect, test } from 'vitest';
import { createApollo } from '#client/lib/apollo.ts';
import type { PageMeta } from '#client/lib/page.ts';
import { loadWords, translatorOf } from '#client/lib/words.ts';
import { loader, meta } from '#client/pages/jobs/JobDetailsPage.tsx';
import { jobSchema, NURSE } from './jobWorld.tsx';

const ID = NURSE.id;
const LINE = {
  path: '/job-details/:jobId',
  page: 'jobs/JobDetailsPage',
  access: 'public',
} as const;
const AREAS = ['jobs', 'jobFacts', 'company'] as const;

beforeAll(() => loadWords('en', AREAS));

interface Loaded {
  data: object;
  status: number;
  head: PageMeta;
  asked: string[];
}

/** The result of the loader, and the head made from it. */
async function load(world: { job?: object | null; gone?: object | null; fails?: boolean }) {
  const { job = null, gone = null, fails } = world;
  const asked: string[] = [];
  const found =
    (thing: object | null) =>
    (_root: unknown, { id }: { id: string }) => {
      asked.push(id);
      if (fails) throw new Error('The line is cut.');
      return thing;
    };
  const resolvers: IResolvers = { Query: { job: found(job), goneJob: found(gone) } };
  const client = createApollo({ link: new SchemaLink({ schema: jobSchema({ resolvers }) }) });
  const request = new Request(`https://kaamyab.example/job-details/${ID}`);
  const answer = await loader({ client, params: { jobId: ID }, request });
  const wrapped = answer as { data?: object; init?: { status: number } | null };
  const data = wrapped.init ? wrapped.data! : answer;
  const words = translatorOf('en', AREAS);
  const head = meta({ words, data, params: { jobId: ID }, line: LINE });
  return { data, status: wrapped.init?.status ?? 200, head, asked } satisfies Loaded;
}

const JOB = {
  ...NURSE,
  description: 'You care for people.',
  district: 'Mysuru',
  state: 'Karnataka',
};

test('an open job is found by search engines under its title, company and place', async () => {
  const { status, head, asked } = await load({ job: JOB });
  expect(status).toBe(200);
  expect(new Set(asked)).toEqual(new Set([ID]));
  expect(head).toMatchObject({
    title: 'Staff Nurse at Kaveri Hospitals, Mysuru, Karnataka',
    description: 'You care for people.',
    canonical: `/job-details/${NURSE.id}`,
    type: 'article',
  });
  expect(head).not.toHaveProperty('noindex');
  expect(head).not.toHaveProperty('image');
  expect(head.jsonLd).toMatchObject([{ '@type': 'JobPosting', title: 'Staff Nurse' }]);
});

test('the image is the company’s logo, and the origin is that of the request', async () => {
  const company = { ...NURSE.company, logoUrl: '/files/logo.png' };
  const { head, data } = await load({ job: { ...JOB, company } });
  expect(head.image).toBe('/files/logo.png');
  expect(data).toMatchObject({ origin: 'https://kaamyab.example' });
});

test('a remote job without a place says so in its title; one with neither names the company', async () => {
  const remote = await load({ job: { ...JOB, place: '', location: '', isRemote: true } });
  expect(remote.head.title).toBe('Staff Nurse at Kaveri Hospitals, Remote');
  const nowhere = await load({ job: { ...JOB, location: '', place: '' } });
  expect(nowhere.head.title).toBe('Staff Nurse at Kaveri Hospitals');
});

test('a long description is cut after a whole word', async () => {
  const long = await load({ job: { ...JOB, description: `One\n\n two ${'care '.repeat(60)}` } });
  expect(long.head.description).toMatch(/^One two (care )+care…$/);
  expect(long.head.description!.length).toBeLessThanOrEqual(156);
  expect(long.head.description!.length).toBeGreaterThan(145);
  const text = 'x'.repeat(155);
  expect((await load({ job: { ...JOB, description: text } })).head.description).toBe(text);
});

test('a job that has ended answers 410 and leaves the search engines', async () => {
  const { status, head } = await load({ job: { ...JOB, standing: 'EXPIRED' } });
  expect(status).toBe(410);
  expect(head).toMatchObject({
    title: 'Staff Nurse at Kaveri Hospitals, Mysuru, Karnataka',
    noindex: true,
  });
  expect(head).not.toHaveProperty('jsonLd');
});

test('a removed job answers 410, one that never existed 404', async () => {
  expect(await load({ gone: { id: ID, similar: [] } })).toMatchObject({
    status: 410,
    head: { title: 'This job is no longer available', noindex: true },
  });
  expect(await load({})).toMatchObject({
    status: 404,
    head: { title: 'Job Not Found', noindex: true },
  });
});

test('a browser without a response shows the failure, not a missing job', async () => {
  expect(await load({ fails: true })).toMatchObject({
    status: 200,
    data: { origin: null, job: null },
    head: { title: 'Failed to load job details', noindex: true },
  });
});
