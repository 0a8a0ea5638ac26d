import 'reflect-metadata';
import { expect, test } from 'vitest';
import { columnsIn } from '#server/modules/bulkUpload/bulkUpload.service.ts';
import { annotatedFile } from '#server/modules/bulkUpload/file/annotatedFile.service.ts';

type Services = Parameters<typeof annotatedFile>[0];

const ID = '0190a5d2-0000-7000-8000-00000000000a';

test('a file of many rows has each of them once', async () => {
  const rows = Array.from({ length: 1_234 }, (_, at) => ({
    row: at + 2,
    data: { title: `Cook ${at}` },
    issues: [],
  }));
  const read = async (_statement: unknown, values: [string, number?, number?]) => {
    const [, after, limit = 0] = values;
    if (after === undefined) return [{ fileName: '', storageKey: null }];
    return rows.filter(({ row }) => row > after).slice(0, limit);
  };
  const services = { database: { read } } as unknown as Services;
  const { name, file } = (await annotatedFile(services, ID, 'en'))!;
  expect(name).toBe('jobs-errors.csv');
  const parts = [];
  for await (const part of file) parts.push(part);
  const titles = parts.join('').match(/Cook \d+/g);
  expect(titles).toEqual(rows.map(({ data }) => data.title));
});

test('an upload has the columns of all of its rows, in the order of the template', () => {
  expect(columnsIn([{ title: 'Cook' }, { benefits: 'Meals', location: 'Pune' }])).toEqual([
    'title',
    'location',
    'benefits',
  ]);
});
