import { expect, test } from 'vitest';
import {
  exportPath,
  filterOf,
  isFiltered,
  isOfStatus,
  LISTED_STATUSES,
  NO_FILTERS,
  pathOf,
  readAddress,
} from '#client/pages/manageApplications/applicationsAddress.ts';

const read = (query: string) => readAddress(new URLSearchParams(query));

test.each([
  ['', '/manage-applications'],
  ['status=HIRED&view=list&sort=newest', '/manage-applications?status=hired'],
  ['status=Withdrawn&view=board', '/manage-applications?status=withdrawn'],
  ['view=board&job=j1', '/manage-applications?job=j1&view=board'],
  [
    'experienceFrom=02&availableWithin=1 month&payTo=x&place=Pune&tags=a,,b&ratingFrom=9&hasResume=yes&sort=match',
    '/manage-applications?experienceFrom=2&availableWithin=month_1&place=Pune&tags=a%2Cb&hasResume=yes&sort=match',
  ],
  ['search=%20asha%20%20rao%00', '/manage-applications?search=asha+rao'],
  ['status=nonsense&from=yesterday&sort=wild&view=circle', '/manage-applications'],
  ['from=2026-11-01&to=2026-11-31', '/manage-applications?from=2026-11-01'],
  ['mail=rejected', '/manage-applications?mail=rejected'],
  ['mail=pending', '/manage-applications?mail=reviewed'],
])('the address %s has one spelling', (query, path) => {
  expect(pathOf(read(query))).toBe(path);
  expect(pathOf(read(path.split('?')[1] ?? ''))).toBe(path);
});

test('the view does not change the filter', () => {
  expect(isFiltered(read('view=board&sort=name'))).toBe(false);
  for (const query of [
    'job=j1',
    'status=hired',
    'stage=s1',
    'search=a',
    'to=2026-11-01',
    'must=1',
    'place=Pune',
  ])
    expect(isFiltered(read(query)), query).toBe(true);
  expect(isFiltered({ ...read('must=1&place=Pune&stage=s1&tags=a&payTo=1'), ...NO_FILTERS })).toBe(
    false,
  );
  expect(filterOf(read('view=board'))).toEqual({
    jobId: null,
    stageId: null,
    statuses: null,
    withdrawn: null,
    search: null,
    appliedFrom: null,
    appliedTo: null,
    applicants: null,
    meetsMustHaves: null,
    sort: 'NEWEST',
  });
});

test('the filters on applicants are one argument', () => {
  expect(filterOf(read('experienceFrom=2&tags=a,b&hasResume=no')).applicants).toEqual({
    experienceFrom: 2,
    experienceTo: null,
    availableWithin: null,
    payTo: null,
    place: null,
    tagIds: ['a', 'b'],
    ratingFrom: null,
    hasResume: false,
  });
  expect(pathOf(read('place=Pune&sort=rating'), 'a1')).toBe(
    '/manage-applications/a1?place=Pune&sort=rating',
  );
});

test('the export uses the same filter', () => {
  expect(
    exportPath(read('job=j1&status=hired&search=a b&from=2026-11-01&sort=name&view=board')),
  ).toBe(
    '/api/applications/export?jobId=j1&search=a+b&appliedFrom=2026-11-01&status=hired&sort=name',
  );
  expect(exportPath(read('stage=s1'))).toBe('/api/applications/export?stageId=s1&sort=newest');
  expect(exportPath(read('status=withdrawn'))).toBe(
    '/api/applications/export?withdrawn=true&sort=newest',
  );
  expect(exportPath(read('must=1&experienceFrom=2&availableWithin=month_1&hasResume=no'))).toBe(
    '/api/applications/export?meetsMustHaves=true&experienceFrom=2&availableWithin=month_1&hasResume=no&sort=newest',
  );
});

test('an application that was withdrawn is listed as such, whatever its status was', () => {
  const withdrawn = { status: 'PENDING', withdrawal: {} } as const;
  expect(LISTED_STATUSES.filter((status) => isOfStatus(status, withdrawn))).toEqual(['WITHDRAWN']);
  expect(LISTED_STATUSES.filter((status) => isOfStatus(status, { status: 'HIRED' }))).toEqual([
    'HIRED',
  ]);
  expect(isOfStatus('', withdrawn)).toBe(true);
});
