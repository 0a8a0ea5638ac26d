import type { IResolvers } from '@graphql-tools/utils';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApplyButton } from '#client/components/apply/ApplyButton.tsx';
import { ApplyHost } from '#client/components/apply/ApplyHost.tsx';
import { deviceStore } from '#client/lib/offline/deviceStore.ts';
import { setOfflineState } from '#client/lib/offline/offlineState.ts';
import { drawInSite, expectAddress, leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

const TARGET = { jobId: 'job-1', title: 'Staff Nurse' };
afterEach(() => act(leave));

async function open(path = '/job-details/job-1', myApplication: object | null = null) {
  const asked: string[] = [];
  const resolvers: IResolvers = {
    Query: {
      viewer: () => ({ resumes: [], user: { id: '1', role: 'JOB_SEEKER', emailVerified: true } }),
      job: (_root: unknown, { id }: { id: string }) => {
        asked.push(id);
        return { id, myApplication };
      },
    },
  };
  const schema = mockedSchema({ mocks: { DateTime: () => '2026-11-20T10:00:00.000Z' }, resolvers });
  const drawn = await drawInSite(
    <>
      <ApplyButton {...TARGET} />
      <ApplyHost {...TARGET} />
    </>,
    { path, schema },
  );
  return { ...drawn, asked };
}

test('a job seeker returning from the login finds the dialog open and the address cleaned up', async () => {
  act(() => logInAs({ role: 'JOB_SEEKER' }));
  await open('/job-details/job-1?from=mail&apply=1');
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Staff Nurse');
  await expectAddress('/job-details/job-1?from=mail');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Apply Now' })).toBeTruthy();
});

test('the dialog of one job does not open on the page of the next one', async () => {
  act(() => logInAs({ role: 'JOB_SEEKER' }));
  const { unmount } = await open('/job-details/job-1?apply=1');
  await screen.findByRole('dialog');
  unmount();
  await open();
  expect(await screen.findByRole('button', { name: 'Apply Now' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an application that waits for the network can be changed or discarded', async () => {
  act(() => logInAs({ role: 'JOB_SEEKER' }));
  let waiting = ['apply job-2', 'apply job-1'].map((about) => ({
    id: about,
    about,
    userId: '1',
    request: {},
  }));
  vi.spyOn(deviceStore, 'all').mockImplementation(async () => waiting as never);
  vi.spyOn(deviceStore, 'remove').mockImplementation(async (_, id) => {
    waiting = waiting.filter((entry) => entry.id !== id);
  });
  setOfflineState({ applying: ['apply job-1'] });
  await open();
  expect((await screen.findByText('Will be sent when you are online')).role).toBe('status');
  expect(screen.queryByRole('button', { name: 'Apply Now' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(waiting.map(({ id }) => id)).toEqual(['apply job-2']));
  setOfflineState({ applying: [] });
  vi.restoreAllMocks();
});

test('a guest with the same address has to press the button and is then asked to log in', async () => {
  const { asked } = await open('/job-details/job-1?apply=1');
  await expectAddress('/job-details/job-1?apply=1');
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Apply Now' }));
  await expectAddress('/login');
  expect(asked).toEqual([]);
});

test('a seeker who has applied sees the date and a link to the application', async () => {
  act(() => logInAs({ role: 'JOB_SEEKER' }));
  const application = { id: 'a1', status: 'PENDING', appliedAt: '2026-11-19T10:00:00.000Z' };
  const { asked } = await open('/job-details/job-1', application);
  expect((await screen.findByText(/19 Nov 2026/)).getAttribute('datetime')).toBe(
    '2026-11-19T10:00:00.000Z',
  );
  const link = screen.getByRole('link', { name: 'My application' });
  expect(link.getAttribute('href')).toBe('/my-applications/a1');
  expect(screen.queryByRole('button', { name: 'Apply Now' })).toBeNull();
  expect(asked).toEqual(['job-1']);
});

test('employers cannot apply, so the site does not query whether they have', async () => {
  act(() => logInAs({ role: 'EMPLOYER' }));
  const { asked } = await open();
  expect(screen.queryByRole('button', { name: 'Apply Now' })).toBeNull();
  expect(asked).toEqual([]);
});
