import { describe, expect, test } from 'vitest';
import { SETTINGS_DEFAULTS, SETTINGS_RANGES } from '#schema/options/settings.ts';
import * as actions from '#schema/validation/adminActions.ts';
import * as users from '#schema/validation/adminUsers.ts';
import { changeJobsStatusSchema } from '#schema/validation/moderation.ts';
import {
  fullListSchema,
  jobSearchSchema,
  recommendationListSchema,
} from '#schema/validation/search.ts';
import { systemSettingsSchema } from '#schema/validation/systemSettings.ts';
import { sentences } from './sentences.ts';

describe('system settings', () => {
  test('the defaults are valid and unchanged by parsing', () =>
    expect(systemSettingsSchema.parse(SETTINGS_DEFAULTS)).toEqual(SETTINGS_DEFAULTS));

  test.each(Object.entries(SETTINGS_RANGES))('%s is limited to its range', (key, { min, max }) => {
    expect(systemSettingsSchema.parse({ [key]: String(min) })).toEqual({ [key]: min });
    expect(sentences(systemSettingsSchema, { [key]: max })).toEqual({});
    for (const wrong of [min - 1, max + 1]) {
      expect(sentences(systemSettingsSchema, { [key]: wrong })[key]).toMatch(
        new RegExp(`must be between ${min} and ${max}$`),
      );
    }
  });

  test('lists, email addresses and flags are validated', () => {
    const wrong = { siteName: ' ', timeZone: 'Mars', fromEmail: 'x', debugMode: 'no' };
    expect(sentences(systemSettingsSchema, wrong)).toEqual({
      siteName: 'Site name is required',
      timeZone: 'Time zone: please choose one of the options',
      fromEmail: 'Please enter a valid email address',
      debugMode: 'Debug mode: please answer yes or no',
    });
    expect(systemSettingsSchema.parse({ fromEmail: '', smtpPassword: ' x ' })).toEqual({
      fromEmail: '',
      smtpPassword: ' x ',
    });
  });
});

describe('actions', () => {
  test('a suspension requires a reason, and its duration must be a valid number of minutes', () => {
    expect(users.suspendUserSchema.parse({})).toEqual({ reason: 'Admin action' });
    expect(users.suspendUserSchema.parse({ reason: 'Spam', duration: '7' })).toEqual({
      reason: 'Spam',
      duration: 7,
    });
    expect(sentences(users.suspendUserSchema, { duration: 0 })).toEqual({
      duration: 'Duration must be between 1 and 5256000',
    });
  });
  test('a decision requires a status', () => {
    expect(actions.adminStatusSchema.parse({ status: 'Approved', adminNotes: '' })).toEqual({
      status: 'approved',
      adminNotes: null,
    });
    expect(sentences(actions.adminStatusSchema, {})).toEqual({ status: 'Status is required' });
  });
  test('a bulk action requires jobs', () => {
    const given = { action: 'Approve', ids: ['a', 'b'], adminNotes: ' ' };
    expect(changeJobsStatusSchema.parse(given)).toEqual({
      action: 'approve',
      ids: ['a', 'b'],
      adminNotes: null,
    });
    expect(sentences(changeJobsStatusSchema, { action: 'eat', ids: [] })).toEqual({
      action: 'Action: please choose one of the options',
      ids: 'Jobs: at least one is required',
    });
  });
  test('a user can be changed partially', () => {
    expect(users.updateUserSchema.parse({ role: 'EMPLOYER', isVerified: true })).toEqual({
      role: 'employer',
      isVerified: true,
    });
    expect(sentences(users.updateUserSchema, { email: '', status: 'gone' })).toEqual({
      email: 'Email is required',
      status: 'Status: please choose one of the options',
    });
  });
  test('a period ends after it starts', () => {
    const schema = actions.activityExportSchema;
    expect(schema.parse({ startDate: '2026-11-01', endDate: '2026-11-01' }).format).toBe('csv');
    expect(sentences(schema, { startDate: '2026-11-02', endDate: '2026-11-01' })).toEqual({
      endDate: 'The end date cannot be before the start date',
    });
  });
});

describe('lists', () => {
  test.each([
    [{}, { page: 1, limit: 12 }],
    [
      { page: '3', limit: '100' },
      { page: 3, limit: 100 },
    ],
    [
      { page: 0, limit: 0 },
      { page: 1, limit: 12 },
    ],
    [
      { page: -1, limit: 101 },
      { page: 1, limit: 12 },
    ],
    [
      { page: 'x', limit: '1.5' },
      { page: 1, limit: 12 },
    ],
    [
      { page: '', limit: null },
      { page: 1, limit: 12 },
    ],
  ])('the job list reads %j as %j', (query, expected) =>
    expect(jobSearchSchema.parse(query)).toMatchObject(expected),
  );

  test('administrators see ten per page', () => {
    expect(users.userListSchema.parse({ role: 'all', status: '' })).toEqual({
      page: 1,
      limit: 10,
      search: '',
      role: null,
      status: null,
    });
    expect(actions.adminJobListSchema.parse({ limit: '50', industry: 'finance' })).toMatchObject({
      limit: 50,
      industry: 'finance',
    });
    expect(actions.companyListSchema.parse({ limit: 1000, status: 'pending' })).toMatchObject({
      limit: 10,
      status: 'pending',
    });
  });

  test('search words from a URL are cleaned and cut, never rejected', () => {
    const search = ` tea\0\ud800  taster${'x'.repeat(300)}`;
    const cleaned = jobSearchSchema.parse({ search }).search;
    expect(cleaned).toMatch(/^tea tasterx+$/);
    expect(cleaned).toHaveLength(200);
  });

  test('an invalid search, type or order is named', () => {
    const wrong = {
      search: {},
      location: {},
      category: {},
      type: {},
      sort: {},
      page: {},
      limit: {},
    };
    expect(sentences(jobSearchSchema, wrong)).toEqual({
      search: 'Search must be text',
      location: 'Location must be text',
      category: 'Category must be text',
      type: 'Job type must be text',
      sort: 'Sort must be text',
      page: 'Page must be a number',
      limit: 'Limit must be a number',
    });
    expect(sentences(fullListSchema, { limit: {} })).toEqual({ limit: 'Limit must be a number' });
  });

  test('several values are repeated or separated by commas, except where the comma is part of one', () => {
    const read = (query: object) => jobSearchSchema.parse(query);
    expect(read({ type: ['intern', 'contract', 'intern'] }).type.types).toEqual(['intern', 'contract']); // oxfmt-ignore
    expect(read({ salary: '3,00,000-5,00,000' }).salary).toEqual(['lakh_3_5']);
    expect(read({ shift: 'Night,day' }).shift).toEqual(['night', 'day']);
    expect(read({ category: 'finance-banking,Sales' }).category).toEqual(['finance-banking', 'Sales']); // oxfmt-ignore
    expect(read({ category: ['\0', 'sales'] }).category).toEqual(['sales']);
    const interns = (length: number) => ({ type: Array.from({ length }, () => 'intern') });
    expect(read(interns(50)).type.types).toEqual(['intern']);
    expect(sentences(jobSearchSchema, interns(51))).toEqual({
      type: 'Job type can have at most 50 entries',
    });
  });

  test('a switch is on for a yes in any of its words, and off for anything else', () => {
    const isOn = (verified: string) => jobSearchSchema.parse({ verified }).verified;
    expect(['true', ' Yes', '1', '0', 'no', ''].map(isOn)).toEqual([true, true, true, false, false, false]); // oxfmt-ignore
  });

  test('a distance is at least a kilometre', () => {
    expect(jobSearchSchema.parse({ withinKm: '1' }).withinKm).toBe(1);
    expect(Object.keys(sentences(jobSearchSchema, { withinKm: '0' }))).toEqual(['withinKm']);
  });

  test('recommendations come in pages of twenty, or of up to fifty', () => {
    const limitOf = (limit?: string) => recommendationListSchema.parse({ limit }).limit;
    expect([undefined, '50', '51'].map(limitOf)).toEqual([20, 50, 20]);
  });

  test('a cut text never ends with a blank', () => {
    const search = `${'x'.repeat(199)} yz`;
    expect(jobSearchSchema.parse({ search }).search).toBe('x'.repeat(199));
  });

  test('job types are accepted in every spelling, including remote', () => {
    const typeOf = (type: string) => jobSearchSchema.parse({ type }).type;
    expect(typeOf('internship')).toEqual({ types: ['intern'], remoteOnly: false });
    expect(typeOf('Remote')).toEqual({ types: [], remoteOnly: true });
    expect(typeOf('')).toEqual({ types: [], remoteOnly: false });
    expect(typeOf('intern, Full-Time,remote')).toEqual({ types: ['intern', 'full_time'], remoteOnly: true }); // oxfmt-ignore
    expect(sentences(jobSearchSchema, { type: 'eternal' })).toEqual({
      type: 'Job type: please choose one of the options',
    });
  });
});
