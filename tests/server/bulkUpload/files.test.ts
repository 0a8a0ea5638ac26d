import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '#tests/support/app.ts';
import { addCompany } from '#tests/support/rows.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { appWithFiles, upload as send } from '#tests/server/file/uploadApp.ts';
import { csv, prepared, ROW, rowsFor, uploaded } from './uploadCalls.ts';

let app: App;
let admin: Person;

beforeAll(async () => {
  app = await appWithFiles();
  ({ admin } = await scenario(app).admin());
  await addCompany(app, { name: 'Lotus Works' });
  await addCompany(app, { name: 'Café  Mañana' });
});

/** Reads the first row by column name. */
async function firstRow(bytes: Buffer | string) {
  const upload = await prepared(app, admin, bytes);
  const { nodes } = await rowsFor(admin, upload.id);
  const cells = nodes[0]!.cells;
  const row = Object.fromEntries(upload.columns.map((column, at) => [column, cells[at]]));
  return { upload, row };
}

const wide = (text: string, mark = '\ufeff') => Buffer.from(mark + text, 'utf16le');
const CAFE = { ...ROW, title: 'Barista – Häuser', company_name: 'café mañana' };
const CP1252 = Buffer.from(csv([CAFE]).replace('–', '\u0096'), 'latin1');

/** The same row in the dialects of different programs. */
const WRITTEN: Record<string, Buffer | string> = {
  plainly: csv([CAFE]),
  'with a mark': `\ufeff${csv([CAFE])}`,
  'with LF': csv([CAFE], undefined, '\n'),
  'with CR': csv([CAFE], undefined, '\r'),
  'with LF and CRLF': csv([CAFE]).replace('\r\n', '\n'),
  'in UTF-16, little end first': wide(csv([CAFE])),
  'in UTF-16, big end first': wide(csv([CAFE])).swap16(),
  'in UTF-16 without a mark': wide(csv([CAFE]), ''),
  'in UTF-16 without a mark, big end first': wide(csv([CAFE]), '').swap16(),
  'in Windows-1252': CP1252,
  'with blank lines': `\r\n${csv([CAFE]).replaceAll('\r\n', '\r\n\r\n')}\r\n`,
  'with blank columns and rows': csv([CAFE]).replaceAll('\r\n', ',,\r\n') + ',,,\r\n'.repeat(3),
  'with other heads': csv([CAFE])
    .replace('title', ' Job Title ')
    .replace('company_name', 'COMPANY')
    .replace('is_urgent', 'Is-Urgent'),
  'with quotes around everything': csv([CAFE])
    .trim()
    .split('\r\n')
    .map((line) => (line.includes('"') ? line : `"${line.replaceAll(',', '","')}"`))
    .join('\r\n'),
};

describe('a row is read correctly', () => {
  test.each(Object.entries(WRITTEN))('written %s', async (_, bytes) => {
    const { upload, row } = await firstRow(bytes);
    expect(upload).toMatchObject({ total: 1, valid: 1, errors: [], unknownColumns: [] });
    expect(row).toEqual(CAFE);
  });

  test.each([';', '\t', '|'])('with %j as delimiter', async (delimiter) => {
    const cells = Object.values({ ...CAFE, location: 'Pune', salary: '5,5 - 10 LPA' });
    const text = [Object.keys(CAFE), cells].map((row) => row.join(delimiter)).join('\r\n');
    for (const bytes of [text, wide(text), `sep=${delimiter}\r\n${text}`]) {
      const { upload, row } = await firstRow(bytes);
      expect(upload.errors).toEqual([]);
      expect(row['salary']).toBe('5,5 - 10 LPA');
    }
  });

  test('with quotes, commas and line breaks in a cell', async () => {
    const description = 'Says "hello, world";\n\n- one\n- two, three';
    const { row } = await firstRow(csv([{ ...ROW, description }]));
    expect(row['description']).toBe(description);
  });

  test('with blanks before a quote, and quotes that mean inches', async () => {
    const text = csv([{ ...ROW, title: 'X', salary: 'Y' }])
      .replace('X', ' "Maker, of frames"')
      .replace('Y', '15" frames');
    const { row } = await firstRow(text);
    expect(row).toMatchObject({ title: 'Maker, of frames', salary: '15" frames' });
  });

  test('unknown columns are reported, except those of an annotated file', async () => {
    const columns = ['Nr.', ...Object.keys(ROW), 'error', 'Hint', 'Title'];
    const { upload } = await firstRow(csv([ROW], columns));
    expect(upload).toMatchObject({ valid: 1, unknownColumns: ['Nr.', 'Title'] });
  });
});

test('rows are numbered as records, even if their cells contain line breaks', async () => {
  const rows = [ROW, { ...ROW, description: 'a\nb\nc' }, {}, { ...ROW, type: 'x' }];
  const { errors, total } = await prepared(app, admin, csv(rows, undefined, '\n'));
  // The third row is blank: it is skipped but still counted.
  expect(total).toBe(3);
  expect(errors.map(({ row, field }) => `${row} ${field}`)).toEqual(['5 type']);
});

describe('an unreadable file gives a single error', () => {
  const failure = (bytes: Buffer | string) =>
    prepared(app, admin, bytes).then(
      () => '',
      (error: Error) => error.message,
    );

  test('if it is not a table', async () => {
    const words = 'Failed to parse CSV file. Please check the format.';
    expect(await failure(Buffer.from('PK\u0003\u0004\0\0\0\0 sheet\0\0\0'))).toBe(words);
    expect(await failure(`${csv([ROW])}"never closed,`)).toBe(words);
  });

  test('if it has no columns, or too few', async () => {
    expect(await failure('hello\r\nworld\r\n')).toBe(
      'The file is missing these columns: title, company_name, location, type, category, description, requirements.',
    );
    const columns = Object.keys(ROW).filter((name) => name !== 'location');
    expect(await failure(csv([ROW], columns))).toBe('The file is missing this column: location.');
  });

  test('if it has no rows, or too many', async () => {
    expect(await failure(csv([]))).toBe('The file has a header but no rows.');
    const line = csv([ROW]).split('\r\n')[1]!;
    const long = `${Object.keys(ROW).join(',')}\r\n${`${line}\r\n`.repeat(10_001)}`;
    expect(await failure(long)).toBe('Rows can have at most 10000 entries');
  });
});

describe('the upload endpoint', () => {
  test('accepts only CSV, and only from administrators', async () => {
    const { seeker, employer } = await scenario(app)
      .seeker()
      .employer({ company: { name: 'Banyan Works' } });
    const bytes = Buffer.from(csv([ROW]));
    for (const who of [seeker, employer])
      expect((await send(app, who, 'bulk-jobs', bytes, { name: 'jobs.csv' })).status).toBe(403);
    expect((await send(app, null, 'bulk-jobs', bytes, { name: 'jobs.csv' })).status).toBe(401);
    const pdf = await send(app, admin, 'bulk-jobs', bytes, { name: 'jobs.pdf' });
    expect(pdf).toMatchObject({
      status: 400,
      body: { message: 'Please select a valid CSV file.' },
    });
    const empty = await send(app, admin, 'bulk-jobs', Buffer.alloc(0), { name: 'jobs.csv' });
    expect(empty.status).toBe(400);
  });

  test('does not let anyone use the file of another user', async () => {
    const { other } = await scenario(app).admin({ as: 'other' });
    const { body } = await send(app, other, 'bulk-jobs', Buffer.from(csv([ROW])), {
      name: 'jobs.csv',
    });
    await expect(
      admin.graphql(
        'mutation($fileId: ID!) { prepareBulkUpload(input: { fileId: $fileId }) { upload { id } } }',
        { fileId: body.fileId },
      ),
    ).toFailWith('NOT_FOUND');
  });
});

describe('the annotated file', () => {
  const get = async (path: string, token?: string) => {
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    const answer = await fetch(app.url + path, { headers });
    return { status: answer.status, headers: answer.headers, bytes: await answer.bytes() };
  };

  test('has two additional columns, and can be fixed and uploaded again', async () => {
    const rows = [ROW, { ...ROW, title: '=1+1', type: 'x', description: '- one\n- two' }];
    const text = csv(rows, [...Object.keys(ROW), 'Nr.']).replaceAll(',', ';');
    const { id, annotatedFileUrl } = await prepared(app, admin, text);
    const { status, headers, bytes } = await get(annotatedFileUrl);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toContain('jobs-errors.csv');
    const result = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    expect(result.startsWith('\ufefftitle;company_name;')).toBe(true);
    const lines = result.split('\r\n');
    expect(lines[0]).toMatch(/;Nr\.;error;hint$/);
    expect(lines[1]).toMatch(/;;;$/);
    expect(result).toContain(`'=1+1`);
    expect(result).toContain('type: Job type: please choose one of the options');
    const fixed = await firstRow(Buffer.from(result.replace(';x;', ';contract;')));
    expect(fixed.upload).toMatchObject({ valid: 2, unknownColumns: ['Nr.'] });
    const jobs = await uploaded(app, admin, Buffer.from(result.replace(';x;', ';contract;')));
    expect(jobs.successful).toBe(2);
    const [made] = await app.sql<object>(
      'select title, description from jobs where bulk_upload_id = ? and type = ?',
      [jobs.id, 'contract'],
    );
    expect(made).toEqual({ title: '=1+1', description: '- one\n- two' });
    expect((await get(`/api/admin/jobs/bulk-upload/uploads/${id}/file`)).status).toBe(401);
    const path = `/api/admin/jobs/bulk-upload/uploads/${id}/file`;
    expect((await get(path, admin.token)).status).toBe(200);
    expect((await get(annotatedFileUrl.replace(id, jobs.id))).status).toBe(404);
    app.clock.forward({ minutes: 6 });
    expect((await get(annotatedFileUrl)).status).toBe(404);
  });

  test('the template is a valid upload', async () => {
    const { status, headers, bytes } = await get(
      '/api/admin/jobs/bulk-upload/job-upload-template.csv',
    );
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toContain('filename="job-upload-template.csv"');
    const upload = await prepared(app, admin, Buffer.from(bytes));
    expect(upload).toMatchObject({ total: 2, valid: 2, columns: Object.keys(ROW) });
  });
});
