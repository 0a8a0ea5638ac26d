import type * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { activityFilterSchema, activityListSchema } from '#schema/validation/activity.ts';
import { activityExportSchema } from '#schema/validation/adminActions.ts';
import { freeTimesSchema } from '#schema/validation/employers/interview.ts';
import { offerForm, sendOfferSchema } from '#schema/validation/offers.ts';
import { degreeSchema, pastJobSchema, projectSchema } from '#schema/validation/seekers/career.ts';
import { sentences, TODAY } from './sentences.ts';

const OFFER = { language: 'en', title: 'Nurse', pay: '600000', place: 'Pune', letter: 'Welcome.' };
const TIMES = {
  interviewerIds: ['a'],
  kind: 'phone',
  minutes: 30,
  buffer: 0,
  timeZone: 'Asia/Kolkata',
  startTime: '10:00',
  endTime: '17:00',
  weekdays: [],
};

/** What has an earlier and a later day; both may be the same. */
test.each<[string, z.ZodMiniType, object, string, string]>([
  ['filters of the activity log', activityFilterSchema, {}, 'from', 'to'],
  ['the activity log by REST', activityListSchema, {}, 'startDate', 'endDate'],
  ['an export of the activity log', activityExportSchema, {}, 'startDate', 'endDate'],
  ['free times', freeTimesSchema, TIMES, 'from', 'until'],
  ['the form of an offer', offerForm, OFFER, 'expiresOn', 'joiningDate'],
  [
    'an offer',
    sendOfferSchema,
    { ...OFFER, pay: 600_000, applicationId: 'a' },
    'expiresOn',
    'joiningDate',
  ],
])('%s can begin and end on the same day, and not the other way round', (...row) => {
  const [, schema, more, earlier, later] = row;
  const given = (from: string, to: string) =>
    sentences(schema, { ...more, [earlier]: from, [later]: to });
  expect(given('2026-11-20', '2026-11-21')).toEqual({});
  expect(given('2026-11-21', '2026-11-21')).toEqual({});
  expect(Object.keys(given('2026-11-22', '2026-11-21'))).toEqual([later]);
});

test.each<[string, z.ZodMiniType, object]>([
  ['a past job', pastJobSchema(TODAY), { title: 'Nurse' }],
  ['a degree', degreeSchema, { name: 'BSc' }],
  ['a project', projectSchema, { name: 'Site' }],
])('%s can begin and end in the same month or year, and not the other way round', (...row) => {
  const [, schema, more] = row;
  const given = (from: string, to: string) => sentences(schema, { ...more, from, to });
  expect(given('2026-09', '2026-10')).toEqual({});
  expect(given('2026-10', '2026-10')).toEqual({});
  expect(given('2026-10', '2026')).toEqual({});
  expect(Object.keys(given('2026-11', '2026-10'))).toEqual(['to']);
});
