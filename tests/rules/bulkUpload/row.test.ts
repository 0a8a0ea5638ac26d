import { expect, test } from 'vitest';
import type { BulkRowValues } from '#schema/validation/bulkRow.ts';
import {
  companyIssue,
  identityOf,
  keyOf,
  repeated,
  ROW_ISSUES,
} from '#server/modules/bulkUpload/row.rules.ts';

test('bulkUpload.row.company: a name must match exactly one company', () => {
  expect(companyIssue(['lotus'])).toBeNull();
  expect(companyIssue(undefined)).toEqual({ field: 'company_name', issue: 'companyUnknown' });
  expect(companyIssue([])).toEqual({ field: 'company_name', issue: 'companyUnknown' });
  expect(companyIssue(['lotus', 'lotus-2'])).toEqual({
    field: 'company_name',
    issue: 'companyAmbiguous',
  });
});

test('bulkUpload.row.once: a repeated row names the earlier one', () => {
  expect(repeated(7)).toEqual({ field: 'title', issue: 'repeated|row=7' });
});

test('every row error belongs to a column of the sheet', () => {
  expect(ROW_ISSUES).toMatchObject({
    surplus: { field: 'description', issue: 'surplus' },
    standing: { field: 'title', issue: 'standing' },
    unstorable: { field: 'title', issue: 'unstorable' },
  });
});

test('two rows are the same job if title, location, type, texts and company are equal', () => {
  const row = {
    title: 'Nurse',
    location: 'Pune, Maharashtra',
    type: 'full_time',
    description: 'Care',
    requirements: 'GNM',
    salary: '3 LPA',
  } as BulkRowValues;
  const key = (change: object = {}, company = 'lotus') =>
    keyOf(identityOf({ ...row, ...change }, company));
  expect(identityOf(row, 'lotus')).toEqual({
    company: 'lotus',
    title: 'Nurse',
    location: 'Pune, Maharashtra',
    type: 'full_time',
    said: 'Care\nGNM',
  });
  expect(key({ title: 'NURSE', salary: '4 LPA' })).toBe(key());
  const others = [
    key({}, 'kaveri'),
    key({ title: 'Ward nurse' }),
    key({ location: 'Thane, Maharashtra' }),
    key({ type: 'part_time' }),
    key({ description: 'Cure' }),
    key({ requirements: 'ANM' }),
    // The same letters, divided between title and location in another place.
    key({ title: 'Nur', location: 'sePune, Maharashtra' }),
  ];
  expect(new Set([key(), ...others]).size).toBe(8);
});
