import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '#tests/support/app.ts';
import { addCompany, addJob } from '#tests/support/rows.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { appWithFiles } from '#tests/server/file/uploadApp.ts';
import { csv, prepared, ROW } from './uploadCalls.ts';

let app: App;
let admin: Person;

beforeAll(async () => {
  app = await appWithFiles();
  ({ admin } = await scenario(app).admin());
  await addCompany(app, { name: 'Lotus Works' });
  await addCompany(app, { name: 'Twin Mills' });
  await addCompany(app, { name: 'TWIN  mills' });
  for (const name of ['Lotus Works', 'Former Mills']) {
    const { id } = await addCompany(app, { name });
    await app.sql('update companies set deleted_at = now() where id = ?', [id]);
  }
});

interface Verdict {
  valid: boolean;
  total: number;
  validRows: number;
  errorCount: number;
  errors: { row: number; field: string; message: string; hint: string }[];
}

const PATH = '/api/admin/jobs/bulk-upload';

async function validate(data: readonly object[]) {
  const { status, body } = await admin.rest<Verdict>('POST', `${PATH}/validate`, {
    data,
    type: 'jobs',
  });
  expect(status).toBe(200);
  return body;
}

const result = ({ errors }: Pick<Verdict, 'errors'>) =>
  errors.map(({ row, field, message }) => `${row} ${field}: ${message}`);

/** The error of a row and its message; null for a valid row. */
const CELLS: [object, string | null][] = [
  [{}, null],
  [{ company_name: '  lotus   WORKS ' }, null],
  [{ company_name: 'Lotus Work' }, 'company_name: No company has this name'],
  [{ company_name: 'Former Mills' }, 'company_name: No company has this name'],
  [{ company_name: 'twin mills' }, 'company_name: More than one company has this name'],
  [{ company_name: '' }, 'company_name: Company name is required'],
  [{ title: ' ' }, 'title: Job title is required'],
  [{ title: 'x'.repeat(200) }, null],
  [{ title: 'x'.repeat(201) }, 'title: Job title must be at most 200 characters'],
  [
    { title: 'a\u0001b' },
    'title: Job title contains characters that cannot be used. Please type it again.',
  ],
  [{ location: 'Bombay' }, null],
  [{ location: 'Remote' }, null],
  [{ location: 'Somewhere else' }, null],
  [{ location: '' }, 'location: Location is required'],
  [{ type: 'Full-Time' }, null],
  [{ type: 'internship' }, null],
  [{ type: 'sometimes' }, 'type: Job type: please choose one of the options'],
  [{ salary: 'as agreed' }, null],
  [{ salary: '99999999999999999999 LPA' }, null],
  [{ category: 'software-development' }, null],
  [{ category: 'Gardening' }, 'category: Category: please choose one of the options'],
  [{ description: '' }, 'description: Description is required'],
  [{ requirements: null }, 'requirements: Requirements is required'],
  [{ benefits: undefined }, null],
  [{ experience_level: '' }, null],
  [{ experience_level: 'Senior Level' }, null],
  [
    { experience_level: 'guru' },
    'experience_level: Experience level: please choose one of the options',
  ],
  [{ education_level: "Bachelor's Degree" }, null],
  [
    { education_level: 'none' },
    'education_level: Education level: please choose one of the options',
  ],
  [{ is_featured: true, is_urgent: 0 }, null],
  [{ is_featured: 'Yes', is_urgent: 'n' }, null],
  [{ is_urgent: 'perhaps' }, 'is_urgent: Urgent: please answer yes or no'],
];

describe('each rule says what is wrong and how to fix it', () => {
  test.each(CELLS)('%j', async (more, wanted) => {
    const verdict = await validate([{ ...ROW, ...more }]);
    expect(result(verdict)).toEqual(wanted ? [`2 ${wanted}`] : []);
    expect(verdict.valid).toBe(wanted === null);
    for (const { hint } of verdict.errors) expect(hint).toMatch(/\.$/);
  });
});

test('all errors are counted, and the first thousand listed', async () => {
  const { errors, ...counts } = await validate(Array.from({ length: 150 }, () => ({ type: 'x' })));
  expect(counts).toEqual({ valid: false, total: 150, validRows: 0, errorCount: 1_050 });
  expect(errors).toHaveLength(1_000);
});

test('the second of two equal jobs in a file is an error', async () => {
  const again = { ...ROW, title: 'TEA taster', company_name: 'lotus works', is_urgent: 'yes' };
  const other = { ...ROW, requirements: 'Another tongue' };
  expect(result(await validate([ROW, other, again]))).toEqual(['4 title: Row 2 has the same job']);
});

test('errors are in the language of the caller', async () => {
  const answer = await fetch(`${app.url}${PATH}/validate`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${admin.token}`,
      'content-type': 'application/json',
      'accept-language': 'es',
    },
    body: JSON.stringify({ data: [{ ...ROW, company_name: 'Nadie' }] }),
  });
  expect(await answer.json()).toMatchObject({
    errors: [{ message: 'No hay ninguna empresa con este nombre' }],
  });
});

/** As a CSV line. */
const written = (cell: unknown) =>
  typeof cell === 'string' ? cell : cell === undefined || cell === null ? '' : JSON.stringify(cell);

test('a file, a check of rows and an upload of rows give the same errors row by row', async () => {
  const rows = CELLS.map(([more], at) => ({
    ...ROW,
    requirements: `A tongue, and ${at}`,
    ...more,
  }));
  const verdict = await validate(rows);
  const text = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, written(cell)])),
  );
  const file = await prepared(app, admin, csv(text));
  expect(result(file)).toEqual(result(verdict));
  const { status, body } = await admin.rest<
    Verdict & { successful: number; failed: number; id: string }
  >('POST', `${PATH}/upload`, { data: rows, type: 'jobs' });
  expect(status).toBe(200);
  expect(result(body)).toEqual(result(verdict));
  const refused = new Set(verdict.errors.map(({ row }) => row)).size;
  expect(body).toMatchObject({ successful: rows.length - refused, failed: refused });
  expect(verdict).toMatchObject({ total: rows.length, validRows: rows.length - refused });
  const jobs = await app.sql<{ status: string }>(
    'select admin_status as status from jobs where bulk_upload_id = ?',
    [body.id],
  );
  expect(jobs).toHaveLength(rows.length - refused);
  expect(new Set(jobs.map(({ status: found }) => found))).toEqual(new Set(['approved']));
  const one = await admin.rest('GET', `${PATH}/uploads/${body.id}`);
  expect(one.body).toMatchObject({
    id: body.id,
    status: 'complete',
    fileName: '',
    successful: rows.length - refused,
    failed: refused,
    uploadedBy: { name: 'Asha Rao' },
  });
  const list = await admin.rest('GET', `${PATH}/uploads?limit=5`);
  expect(list.body).toMatchObject({
    data: [{ id: body.id }],
    totalCount: 1,
    page: 1,
    limit: 5,
    totalPages: 1,
  });
});

test('an upload of only invalid rows creates no jobs and is marked as failed', async () => {
  const { body } = await admin.rest('POST', `${PATH}/upload`, { data: [{}], type: 'jobs' });
  expect(body).toMatchObject({ successful: 0, failed: 1 });
  const one = await admin.rest('GET', `${PATH}/uploads/${String(body['id'])}`);
  expect(one.body).toMatchObject({ status: 'failed', total: 1 });
});

test('data that is not a list of rows is rejected', async () => {
  const ask = async (body: object) => (await admin.rest('POST', `${PATH}/validate`, body)).status;
  expect(await ask({})).toBe(400);
  expect(await ask({ data: [] })).toBe(400);
  expect(await ask({ data: 'rows' })).toBe(400);
  expect(await ask({ data: ['row'] })).toBe(400);
  expect(await ask({ data: [ROW], type: 'users' })).toBe(400);
  expect(await ask({ data: Array.from({ length: 10_001 }, () => ({})) })).toBe(400);
});

test('a request with a megabyte of rows is accepted from administrators only', async () => {
  const data = Array.from({ length: 1_000 }, (_, at) => ({
    ...ROW,
    title: `Taster ${at}`,
    description: 'x'.repeat(1_000),
  }));
  expect(await validate(data)).toMatchObject({ valid: true, total: 1_000 });
  const { seeker } = await scenario(app).seeker();
  expect((await seeker.rest('POST', `${PATH}/validate`, { data: [] })).status).toBe(403);
  expect((await app.rest('POST', `${PATH}/validate`, { data: [] })).status).toBe(401);
});

test('no row changes a job that exists, whichever of its fields differ', async () => {
  const [{ id: companyId }] = (await app.sql<{ id: string }>(
    `select id from companies where name = 'Lotus Works' and deleted_at is null`,
  )) as [{ id: string }];
  const { id } = await addJob(app, companyId, { title: ROW.title });
  const jobs = () => app.sql('select j::text as job from jobs j where id = ?', [id]);
  const before = await jobs();
  const other = { location: 'Remote', type: 'internship', category: 'Sales', is_featured: 'yes' };
  const rows = Object.keys(ROW).map((name) => ({
    ...ROW,
    id,
    [name]: other[name as keyof typeof other] ?? `${ROW[name as keyof typeof ROW]} x`,
  }));
  const { status } = await admin.rest('POST', `${PATH}/upload`, { data: rows, type: 'jobs' });
  expect(status).toBe(200);
  expect(await jobs()).toEqual(before);
});
