import { expect, test } from 'vitest';
import { changesIn } from '#client/components/admin/activity/changesIn.ts';
import { subjectPath } from '#client/components/admin/activity/subjectPath.ts';
import { pathOf, readAddress } from '#client/pages/admin/activity/activityAddress.ts';
import { ACTIVITY_ACTIONS, ACTIVITY_SUBJECTS } from '#schema/options/activity.ts';
import { ALERT_FREQUENCIES } from '#schema/options/alerts.ts';
import { VERIFICATION_KINDS } from '#schema/options/companyVerification.ts';
import { EXPERIENCE_LEVELS } from '#schema/options/experience.ts';
import { JOB_STANDINGS } from '#schema/options/jobStandings.ts';
import { JOB_TYPES } from '#schema/options/jobTypes.ts';
import { ROLES } from '#schema/options/roles.ts';
import { BULK_UPLOAD_STATUSES } from '#schema/options/screens/bulkUpload.ts';
import { ADMIN_STATUSES, APPLICATION_STATUSES, USER_STATUSES } from '#schema/options/statuses.ts';
import { WEBHOOK_DISABLED_REASONS } from '#schema/options/webhooks.ts';
import words from '#schema/words/en/activity.json';

test('every action and every kind of subject has words', () => {
  const actions: Record<string, Record<string, string>> = words.action;
  const said = Object.entries(actions).flatMap(([noun, verbs]) =>
    Object.keys(verbs).map((verb) => `${noun}.${verb}`),
  );
  expect(said.toSorted()).toEqual([...ACTIVITY_ACTIONS].toSorted());
  expect(Object.keys(words.kind).toSorted()).toEqual([...ACTIVITY_SUBJECTS].toSorted());
});

test('every option that the log can record has words', () => {
  const stored = [
    ...ADMIN_STATUSES,
    ...ALERT_FREQUENCIES,
    ...APPLICATION_STATUSES,
    ...BULK_UPLOAD_STATUSES,
    ...EXPERIENCE_LEVELS,
    ...JOB_STANDINGS,
    ...JOB_TYPES,
    ...ROLES,
    ...USER_STATUSES,
    ...VERIFICATION_KINDS,
    ...WEBHOOK_DISABLED_REASONS,
  ];
  const said: Record<string, string> = words.value;
  expect(stored.filter((value) => !said[value])).toEqual([]);
});

test('the address is parsed leniently and contains only what differs from the defaults', () => {
  const query = new URLSearchParams('action=job.reject&kind=tree&from=2026-11-21&to=2026-11-20');
  expect(readAddress(query)).toMatchObject({ action: 'job.reject', kind: null, to: null });
  expect(pathOf(readAddress(query))).toBe('/admin/activity?action=job.reject&from=2026-11-21');
});

test('values before and after are paired, each field once', () => {
  expect(changesIn({ a: 1, b: 2 }, { b: 3, c: 4 })).toEqual([
    { name: 'b', before: 2, after: 3 },
    { name: 'c', before: undefined, after: 4 },
    { name: 'a', before: 1, after: undefined },
  ]);
  expect(changesIn(null, undefined)).toEqual([]);
});

test.each([
  ['job', '1', '/admin/jobs/1'],
  ['user', '1', '/admin/users/1'],
  ['settings', '', '/admin/settings'],
  ['application', '1', null],
])('a %s links to its admin page', (kind, id, path) => {
  expect(subjectPath({ kind, id })).toBe(path);
});
