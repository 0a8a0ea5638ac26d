import { beforeAll, describe, expect, test } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';
import { addCompany } from '#tests/support/rows.ts';
import { addJobs } from '#tests/server/search/market.ts';

interface List {
  jobs: Record<string, unknown>[];
  total: number;
  totalPages: number;
  page: number;
}

let app: App;

beforeAll(async () => {
  app = await theApp();
  const company = await addCompany(app, { name: 'Lotus Works' });
  const plain = Array.from({ length: 11 }, (_, at) => ({ title: `Clerk ${at}` }));
  await addJobs(app, company.id, [
    {
      title: 'Java Developer',
      type: 'part_time',
      location: 'Pune, Maharashtra',
      category_id: '01900000-0000-7000-8000-000000000001',
      salary: '6 LPA',
      salary_min: 600_000,
      salary_max: 600_000,
      is_featured: true,
      is_remote: true,
      experience_level: 'mid_level',
    },
    { title: 'Nurse', is_hot: true, type: 'intern' },
    ...plain,
  ]);
});

const list = async (query = '') => {
  const { status, body } = await app.rest<List>('GET', `/api/jobs${query}`);
  expect(status).toBe(200);
  return body;
};
const titles = ({ jobs }: List) => jobs.map((job) => job['title']);

test('a list contains jobs, total, totalPages and page', async () => {
  const { jobs, ...rest } = await list();
  expect(jobs).toHaveLength(12);
  expect(rest).toEqual({ total: 13, totalIsExact: true, totalPages: 2, page: 1 });
  const second = await list('?page=2');
  expect([second.jobs.length, second.page]).toEqual([1, 2]);
  expect(await list('?page=50')).toMatchObject({ jobs: [], total: 13, page: 50 });
});

test('a job has its documented names', async () => {
  const { jobs } = await list('?search=java');
  expect(jobs[0]).toMatchObject({
    title: 'Java Developer',
    company: { name: 'Lotus Works' },
    type: 'part_time',
    experienceLevel: 'mid_level',
    salary: '6 LPA',
    salaryMin: 600_000,
    salaryMax: 600_000,
    category: 'Software Development',
    isFeatured: true,
    featured: true,
    hot: false,
    isRemote: true,
    location: 'Pune, Maharashtra',
    status: 'active',
    adminStatus: 'approved',
    views: 0,
    applicationsCount: 0,
  });
});

describe('the query parameters', () => {
  test.each(['part_time', 'part-time', 'Part Time', 'PART_TIME'])('type=%s', async (type) => {
    expect(titles(await list(`?type=${encodeURIComponent(type)}`))).toEqual(['Java Developer']);
  });

  test.each(['intern', 'internship'])('type=%s', async (type) => {
    expect(titles(await list(`?type=${type}`))).toEqual(['Nurse']);
  });

  test('remote is accepted as a type, and all means every type', async () => {
    expect(titles(await list('?type=remote'))).toEqual(['Java Developer']);
    expect((await list('?type=all')).total).toBe(13);
    expect((await list('?type=')).total).toBe(13);
    const { status, body } = await app.rest('GET', '/api/jobs?type=nonsense');
    expect([status, body]).toMatchObject([
      400,
      { code: 'BAD_USER_INPUT', fields: [{ field: 'type' }] },
    ]);
  });

  test.each([
    'software-development',
    'Software Development',
    '01900000-0000-7000-8000-000000000001',
  ])('category=%s', async (category) => {
    expect(titles(await list(`?category=${encodeURIComponent(category)}`))).toEqual([
      'Java Developer',
    ]);
  });

  /** A value of each parameter that only some or none of the jobs have. */
  const NARROWING: Record<string, string> = {
    search: 'search=java',
    location: 'location=Goa',
    withinKm: 'location=Thane&withinKm=200',
    category: 'category=marketing',
    type: 'type=intern',
    experience: 'experience=mid_level',
    experienceYears: 'experienceYears=1',
    salary: 'salary=lakh_8_12',
    payFrom: 'payFrom=700000',
    payTo: 'payTo=500000',
    verified: 'verified=true',
    quickResponders: 'quickResponders=true',
    shift: 'shift=night',
    workMode: 'workMode=hybrid',
    noticePeriod: 'noticePeriod=one_month',
    language: 'language=tamil',
  };

  test('each filter of the OpenAPI document narrows the list', async () => {
    const { body } = await app.rest<{
      paths: Record<string, { get: { parameters: { name: string; in: string }[] } }>;
    }>('GET', '/api/openapi.json');
    const { parameters } = body.paths['/jobs']!.get;
    const names = parameters.filter((one) => one.in === 'query').map(({ name }) => name);
    const filters = names.filter((name) => !['sort', 'page', 'limit'].includes(name));
    expect(filters.toSorted()).toEqual(Object.keys(NARROWING).toSorted());
    const found = await Promise.all(Object.values(NARROWING).map((query) => list(`?${query}`)));
    expect(found.map(({ total }) => total)).toEqual([
      1, 0, 1, 0, 1, 1, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ]);
  });

  test.each(['0', '-1', '101', 'abc', '1.5', ''])('limit=%s is ignored', async (limit) => {
    expect((await list(`?limit=${limit}`)).jobs).toHaveLength(12);
  });

  test('a valid limit and page are applied', async () => {
    const found = await list('?limit=5&page=3');
    expect(found).toMatchObject({ total: 13, totalPages: 3, page: 3 });
    expect(found.jobs).toHaveLength(3);
    expect((await list('?page=0')).page).toBe(1);
    expect((await list('?page=many')).page).toBe(1);
  });

  test('words and places work in any spelling, with any characters', async () => {
    expect(titles(await list('?search=jva%20develper&location=poona'))).toEqual(['Java Developer']);
    for (const wild of ['%00', '%5C', '%25', '%F0%9F%92%BC', 'a'.repeat(500), '%27%3B--']) {
      expect((await app.rest('GET', `/api/jobs?search=${wild}`)).status).toBe(200);
    }
  });
});

test('featured and hot jobs have separate lists', async () => {
  const featured = await app.rest<List>('GET', '/api/jobs/featured');
  expect(titles(featured.body)).toEqual(['Java Developer']);
  const hot = await app.rest<List>('GET', '/api/jobs/hot?limit=5');
  expect(titles(hot.body)).toEqual(['Nurse']);
});
