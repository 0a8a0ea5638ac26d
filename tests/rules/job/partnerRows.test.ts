import 'reflect-metadata';
import { expect, test } from 'vitest';
import { checkRows } from '#server/modules/job/partner/checkRows.service.ts';

const ROW = {
  title: 'Staff Nurse',
  description: 'You care for people in a hospital with two hundred beds.',
  requirements: 'GNM or B.Sc. Nursing',
  location: 'Pune, Maharashtra',
  type: 'full_time',
  category: 'nursing_health_care',
  industry: 'healthcare',
  experience: 1,
};

test('the first of two rows with the same external id counts, even if it is refused', async () => {
  const ctx = { locale: 'en', t: (key: string) => key } as never;
  const rows = await checkRows(ctx, [
    { ...ROW, externalId: 'a' },
    { ...ROW, externalId: ' a ' },
    { ...ROW, externalId: 'b', title: '' },
    { ...ROW, externalId: 'b' },
  ]);
  const fieldsOf = rows.map(({ externalId, errors }) => [
    externalId,
    errors?.map(({ field }) => field),
  ]);
  expect(fieldsOf).toEqual([
    ['a', undefined],
    ['a', ['externalId']],
    ['b', ['title', 'root']],
    ['b', ['externalId']],
  ]);
});
