import { screen, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { NURSE, openJob } from './jobWorld.tsx';

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const fail = () => {
  throw new Error('No answer.');
};
const other = (id: string, facts: object) => ({ ...NURSE, id, ...facts });

describe('the statistics of a job', () => {
  test('are the real ones', async () => {
    await openJob();
    const stats = await region('Job Statistics');
    expect(await stats.findByText('1,240')).toBeTruthy();
    expect(stats.getAllByRole('definition').map((figure) => figure.textContent)).toEqual([
      '1,240',
      '6',
      '2 days ago',
      'No closing date',
    ]);
  });

  test('are not invented when they cannot be loaded', async () => {
    await openJob({ resolvers: { Job: { stats: fail } } });
    expect(await screen.findByText('Using estimated statistics')).toBeTruthy();
    const stats = await region('Job Statistics');
    expect(stats.getAllByText('–')).toHaveLength(4);
    expect(screen.getByRole('heading', { level: 1, name: 'Staff Nurse' })).toBeTruthy();
  });
});

test.each([
  ['before', true],
  ['after', false],
])('how a job fits is said %s the description (phone: %s)', async (_, isPhone) => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isPhone } as MediaQueryList);
  onTestFinished(() => void vi.restoreAllMocks());
  logInAs({ role: 'JOB_SEEKER' });
  onTestFinished(leave);
  const jobFit = () => ({ grade: 'FITS', reasons: [] });
  await openJob({ resolvers: { Query: { jobFit } } });
  const fit = await screen.findByRole('heading', { name: 'This job fits you' });
  const description = await screen.findByRole('heading', { name: 'Responsibilities' });
  const isBefore = fit.compareDocumentPosition(description) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(isBefore !== 0).toBe(isPhone);
});

describe('similar jobs', () => {
  test('link to their pages', async () => {
    await openJob({ job: { ...NURSE, similar: [other('2', { title: 'Ward Nurse' })] } });
    const similar = await region('Similar Jobs');
    const link = await similar.findByRole('link', { name: 'Ward Nurse' });
    expect(link.getAttribute('href')).toBe('/job-details/2');
    expect(similar.queryByText('Using local recommendations')).toBeNull();
  });

  test('can be empty', async () => {
    await openJob();
    expect(await screen.findByText('No similar jobs found')).toBeTruthy();
  });

  test('show placeholders while loading', async () => {
    await openJob({ resolvers: { Job: { similar: () => new Promise(() => undefined) } } });
    expect(await screen.findByText('Finding similar jobs...')).toBeTruthy();
  });

  test('are chosen in the browser by the same weights if the server does not choose', async () => {
    const jobs = [
      other('far', {
        title: 'Welder',
        location: 'Kochi, Kerala',
        type: 'CONTRACT',
        industry: 'energy',
        experienceLevel: 'EXECUTIVE',
      }),
      other('alike', { title: 'Nurse' }),
      other('near', { title: 'Clerk', industry: 'retail' }),
      NURSE,
    ];
    await openJob({ jobs, resolvers: { Job: { similar: fail } } });
    expect(await screen.findByText('Using local recommendations')).toBeTruthy();
    const similar = await region('Similar Jobs');
    await similar.findByRole('link', { name: 'Nurse' });
    expect(similar.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Nurse',
      'Clerk',
    ]);
  });

  test('nothing to choose from is not a failure', async () => {
    await openJob({ resolvers: { Job: { similar: fail }, Query: { jobs: fail } } });
    expect(await screen.findByText('No similar jobs found')).toBeTruthy();
  });
});
