import { describe, expect, test } from 'vitest';
import { activityFilterSchema, activityListSchema } from '#schema/validation/activity.ts';
import { activityExportSchema, companyListSchema } from '#schema/validation/adminActions.ts';
import * as users from '#schema/validation/adminUsers.ts';
import {
  changeJobsStatusSchema,
  moderateSchema,
  searchedByAdminSchema,
} from '#schema/validation/moderation.ts';
import { sentences } from '../sentences.ts';

const ids = (count: number) => Array.from({ length: count }, (_, at) => `id${at}`);

describe('a moderation decision', () => {
  test('names the object and the status the administrator saw', () => {
    expect(moderateSchema.parse({ id: 'j', status: 'Approved', from: 'PENDING' })).toEqual({
      id: 'j',
      status: 'approved',
      from: 'pending',
    });
    expect(sentences(moderateSchema, { id: ' ', status: 'x', from: 'x' })).toEqual({
      id: 'Job is required',
      status: 'Status: please choose one of the options',
      from: 'Status: please choose one of the options',
    });
  });

  test('applies to one to a hundred jobs', () => {
    const errorsFor = (count: number) =>
      sentences(changeJobsStatusSchema, { ids: ids(count), action: 'approve' });
    expect([0, 1, 100, 101].map(errorsFor)).toEqual([
      { ids: 'Jobs: at least one is required' },
      {},
      {},
      { ids: 'Jobs can have at most 100 entries' },
    ]);
  });

  test('lists are searched by words and industry', () => {
    expect(searchedByAdminSchema.parse({ search: ' tea ', industry: 'Finance' })).toEqual({
      search: 'tea',
      industry: 'finance',
    });
    expect(sentences(searchedByAdminSchema, { search: 7, industry: 'x' })).toEqual({
      search: 'Search must be text',
      industry: 'Industry: please choose one of the options',
    });
    expect(sentences(companyListSchema, { search: 7, status: 'x' })).toEqual({
      search: 'Search must be text',
      status: 'Status: please choose one of the options',
    });
  });
});

describe('actions on users', () => {
  test('apply to one to a hundred users', () => {
    const errorsFor = (count: number) => sentences(users.verifyUsersSchema, { ids: ids(count) });
    expect([0, 1, 100, 101].map(errorsFor)).toEqual([
      { ids: 'Users: at least one is required' },
      {},
      {},
      { ids: 'Users can have at most 100 entries' },
    ]);
    expect(sentences(users.suspendUsersSchema, {})).toEqual({ ids: 'Users must be a list' });
    expect(sentences(users.suspendOneSchema, { until: 'then' })).toEqual({
      id: 'User is required',
    });
  });

  test('a suspension lasts at most ten years', () => {
    const errorsFor = (duration: unknown) => sentences(users.suspendUserSchema, { duration });
    expect([null, '', 1, 5_256_000].map(errorsFor)).toEqual([{}, {}, {}, {}]);
    expect(errorsFor(5_256_001)).toEqual({ duration: 'Duration must be between 1 and 5256000' });
  });

  test('a last name can be emptied, a first name and an email address cannot', () => {
    expect(users.changeUserSchema.parse({ id: 'u', lastName: null })).toEqual({
      id: 'u',
      lastName: '',
    });
    expect(users.changeUserSchema.parse({ id: 'u' })).toEqual({ id: 'u' });
    const refused = { id: 'u', firstName: ' ', email: ' ', role: 'x' };
    expect(sentences(users.changeUserSchema, refused)).toEqual({
      firstName: 'First name is required',
      email: 'Email is required',
      role: 'Role: please choose one of the options',
    });
  });

  test('lists are filtered by words, role and status', () => {
    expect(users.searchedUsersSchema.parse({ search: ' asha ' })).toEqual({ search: 'asha' });
    expect(sentences(users.searchedUsersSchema, { search: 7 })).toEqual({
      search: 'Search must be text',
    });
    expect(sentences(users.userListSchema, { role: 'x', status: 'x' })).toEqual({
      role: 'Role: please choose one of the options',
      status: 'Status: please choose one of the options',
    });
  });
});

test('a page has one to a hundred entries', () => {
  const limitOf = (limit: unknown) => companyListSchema.parse({ limit }).limit;
  expect([1, 100, 0, -1, 101, 1.5, 'x'].map(limitOf)).toEqual([1, 100, 10, 10, 10, 10, 10]);
});

describe('the export of the activity log', () => {
  const errorsFor = (given: object) => sentences(activityExportSchema, given);

  test('is CSV or JSON', () => {
    expect(activityExportSchema.parse({ format: 'json' }).format).toBe('json');
    expect(activityExportSchema.parse({ format: 'csv' }).format).toBe('csv');
    expect(errorsFor({ format: 'xml' })).toEqual({
      format: 'Format: please choose one of the options',
    });
  });

  test('can start or end with the log itself', () => {
    expect(errorsFor({ startDate: '2026-11-02' })).toEqual({});
    expect(errorsFor({ endDate: '2026-11-02' })).toEqual({});
  });
});

describe('the activity log', () => {
  const words = { search: '', action: '', actorId: '', subjectKind: '', subjectId: '' };
  const order = 'The end date cannot be before the start date';

  test('is filtered by words from a URL, which are never rejected', () => {
    const given = { search: ' a ', action: 'b', actorId: 'c', subjectKind: 'd', subjectId: 'e' };
    expect(activityFilterSchema.parse(given)).toEqual({ ...given, search: 'a' });
    expect(activityListSchema.parse({})).toEqual({ ...words, page: 1, limit: 10 });
    const text = 'Search must be text';
    const wrong = { search: 7, action: 7, actorId: 7, subjectKind: 7, subjectId: 7 };
    expect(sentences(activityFilterSchema, wrong)).toEqual({
      search: text,
      action: text,
      actorId: text,
      subjectKind: text,
      subjectId: text,
    });
  });

  test('has a start day that is not after the end day', () => {
    const filter = (from?: string, to?: string) => sentences(activityFilterSchema, { from, to });
    expect(filter('2026-11-01', '2026-11-01')).toEqual({});
    expect(filter('2026-11-02', '2026-11-01')).toEqual({ to: order });
    expect(filter('2026-11-02')).toEqual({});
    expect(filter(undefined, '2026-11-01')).toEqual({});
    expect(filter('x', 'x')).toEqual({
      from: 'Start date must be a date, written YYYY-MM-DD',
      to: 'End date must be a date, written YYYY-MM-DD',
    });
  });

  test('is paged the same way for programs', () => {
    const page = (startDate?: string, endDate?: string) =>
      sentences(activityListSchema, { startDate, endDate });
    expect(page('2026-11-01', '2026-11-01')).toEqual({});
    expect(page('2026-11-02', '2026-11-01')).toEqual({ endDate: order });
    expect(page('2026-11-02')).toEqual({});
    expect(page(undefined, '2026-11-01')).toEqual({});
    expect(page('x', 'x')).toEqual({
      startDate: 'Start date must be a date, written YYYY-MM-DD',
      endDate: 'End date must be a date, written YYYY-MM-DD',
    });
  });
});
