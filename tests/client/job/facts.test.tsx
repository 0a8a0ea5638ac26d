import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NURSE, openJob } from './jobWorld.tsx';

const title = () => screen.findByRole('heading', { level: 1, name: 'Staff Nurse' });
/** The terms of the first list of facts, each with its lines. */
const keyFacts = () =>
  [...document.querySelector('dl')!.children].map((fact) =>
    [...fact.children].map(({ textContent }) => textContent),
  );
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('the key facts give the kind of work, the requirements and the deadline', async () => {
  await openJob();
  await title();
  expect(keyFacts().slice(1)).toEqual([
    ['Experience', 'Entry Level', '1 year or more'],
    ['Type', 'Full Time'],
    ['Deadline', 'Closes in 1 week'],
    ['Posted', '2 days ago'],
    ['Education', 'Diploma'],
  ]);
});

test('facts the employer left open are not invented', async () => {
  const open = {
    experienceLevel: null,
    experienceYears: null,
    educationLevel: null,
    applicationDeadline: null,
    location: '',
    place: '',
  };
  await openJob({ job: { ...NURSE, ...open } });
  await title();
  expect(keyFacts().slice(1)).toEqual([
    ['Experience', 'Not specified'],
    ['Type', 'Full Time'],
    ['Deadline', 'No closing date'],
    ['Posted', '2 days ago'],
  ]);
  expect(screen.queryByText('·')).toBeNull();
});

test('further facts are shown with their words', async () => {
  await openJob({ job: { ...NURSE, shift: 'NIGHT', openings: 1_200 } });
  await title();
  expect(keyFacts()).toContainEqual(['Shift', 'Night shift']);
  expect(keyFacts()).toContainEqual(['Openings', '1,200']);
});

test('experience given only in years is shown in years', async () => {
  await openJob({ job: { ...NURSE, experienceLevel: null, experienceYears: 4 } });
  await title();
  expect(keyFacts()[1]).toEqual(['Experience', '4 years or more']);
});

test('only the marks that a job has are shown', async () => {
  const { unmount } = await openJob({ job: { ...NURSE, isFeatured: false } });
  await title();
  for (const mark of ['Featured', 'Hot', 'Remote']) expect(screen.queryByText(mark)).toBeNull();
  unmount();
  await openJob({ job: { ...NURSE, isFeatured: false, isHot: true, isRemote: true } });
  await title();
  expect(screen.getByText('Hot')).toBeTruthy();
  expect(screen.getByText('Remote')).toBeTruthy();
  expect(screen.queryByText('Featured')).toBeNull();
});

test('the company links to its page, from the head and from the text about it', async () => {
  await openJob();
  await title();
  expect(hrefOf('Kaveri Hospitals')).toBe('/companies/kaveri-hospitals');
  const about = within(screen.getByRole('region', { name: 'About Kaveri Hospitals' }));
  const terms = about.getAllByRole('term').map(({ textContent }) => textContent);
  const answers = about.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(terms.map((term, at) => [term, answers[at]])).toEqual([
    ['Size', '51-200 employees'],
    ['Industry', 'Healthcare'],
    ['Founded', '1998'],
    ['Website', 'kaveri.example'],
  ]);
  const ways = about.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways).toEqual(['https://www.kaveri.example/about', '/companies/kaveri-hospitals']);
});

test.each([
  ['', '2026-11-20T18:29:59Z'],
  [' of a day in UTC', '2026-11-20T23:59:59.999Z'],
])('an expired job shows its deadline%s', async (_, applicationDeadline) => {
  await openJob({ job: { ...NURSE, standing: 'EXPIRED', applicationDeadline } });
  await title();
  expect(
    screen.getByText(/^Applications closed on 20 Nov 2026, 11:59.pm IST\. The description/),
  ).toBeTruthy();
  expect(hrefOf('Jobs at Kaveri Hospitals')).toBe('/companies/kaveri-hospitals');
});

test.each([
  ['that its employer closed', { standing: 'CLOSED' }],
  ['that ended without a closing date', { standing: 'EXPIRED', applicationDeadline: null }],
])('a job %s says that it is closed', async (_, facts) => {
  await openJob({ job: { ...NURSE, ...facts } });
  await title();
  expect(screen.getByText('This job has been closed')).toBeTruthy();
  expect(screen.getByText(/^The employer is no longer accepting applications\./)).toBeTruthy();
  expect(screen.queryByText('This job has expired')).toBeNull();
});

test('the statistics name the day on which the job closes', async () => {
  const stats = { ...NURSE.stats, expires: '2026-12-03T18:29:59Z' };
  await openJob({ job: { ...NURSE, stats } });
  const region = within(await screen.findByRole('region', { name: 'Job Statistics' }));
  const time = await region.findByText('3 Dec 2026');
  expect(time.getAttribute('datetime')).toBe('2026-12-03T18:29:59Z');
  expect(time.title).toMatch(/^3 Dec 2026, 11:59.pm IST$/);
  expect(region.queryByText('No closing date')).toBeNull();
});

test('a similar job shows its company, place and pay', async () => {
  const similar = [{ ...NURSE, id: '2', title: 'Ward Nurse', place: 'Hubballi, Karnataka' }];
  await openJob({ job: { ...NURSE, similar } });
  const region = within(await screen.findByRole('region', { name: 'Similar Jobs' }));
  const item = (await region.findByRole('link', { name: 'Ward Nurse' })).closest('li')!;
  expect(item.textContent).toContain('Kaveri Hospitals · Hubballi, Karnataka');
  expect(item.textContent).toContain('₹3–3.6L a year');
});
