import { expect, test } from 'vitest';
import { LISTED } from '#server/modules/analytics/rows/listed.ts';
import { rowPresenter } from '#server/modules/analytics/rows/showRow.ts';

type Found = Parameters<ReturnType<typeof rowPresenter>>[0];

const ROW = {
  id: 'row',
  at: new Date('2026-11-21T10:00:00Z'),
  name: null,
  detail: null,
  application: 'application',
  jobId: 'job',
  jobTitle: 'Cook',
  isJobGone: false,
  companyId: 'company',
  companyName: 'Lotus Works',
  isCompanyGone: false,
  userId: 'person',
  userName: 'Asha Rao',
  isUserGone: false,
} as Found;

const person = { viewer: { key: null }, locale: 'en' } as Parameters<typeof rowPresenter>[0];
const key = { ...person, viewer: { key: { id: 'key', scopes: [] } } } as unknown as typeof person;
const application = (more: Partial<Found> = {}, who = person) =>
  rowPresenter(who, LISTED.applications)({ ...ROW, ...more });

test('a row names what it belongs to, with a link to each', () => {
  expect(application({ detail: 'hired' })).toMatchObject({
    label: 'Asha Rao',
    detail: 'Hired',
    job: { label: 'Cook', path: '/admin/jobs/job' },
    company: { label: 'Lotus Works', path: '/admin/companies/company' },
    user: { label: 'Asha Rao', path: '/admin/users/person' },
    applicationId: 'application',
  });
});

test('what was deleted has no link, and a person no name', () => {
  const gone = application({ isJobGone: true, isCompanyGone: true, isUserGone: true });
  expect(gone).toMatchObject({
    label: 'Deleted account',
    job: { label: 'Cook', path: null },
    company: { label: 'Lotus Works', path: null },
    user: { label: 'Deleted account', path: null },
  });
});

test('an API key counts people, and does not see who they are', () => {
  const row = application({}, key);
  expect(row.user).toBeNull();
  expect(JSON.stringify(row)).not.toMatch(/Asha|"person"/);
});

test('a visit without a person is one of a guest, and a search without words says so', () => {
  const guest = { userId: null, userName: null };
  expect(rowPresenter(person, LISTED.visits)({ ...ROW, ...guest }).label).toBe('Not logged in');
  const search = rowPresenter(person, LISTED.searches);
  expect(search({ ...ROW, name: ' cook ' }).label).toBe('cook');
  expect(search({ ...ROW, name: ' ' }).label).toBe('No words to show');
});
