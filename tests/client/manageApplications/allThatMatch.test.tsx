import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { closeToast, queuedToasts } from '#client/ui/toast.ts';
import { leave } from '#tests/client/frame/drawInSite.tsx';
import { anApplication, drawApplications } from './drawApplications.tsx';

vi.setConfig({ testTimeout: 20_000 });
afterEach(() => {
  for (const { id } of queuedToasts()) closeToast(id);
  act(leave);
});

const three = () => [anApplication('1'), anApplication('2'), anApplication('3')];
const user = userEvent.setup({ delay: null });
const person = (id: string) => screen.getByRole('link', { name: `Person ${id}` });
const count = (label: string) =>
  within(screen.getByRole('navigation', { name: 'Applications by status' })).getByRole('link', {
    name: new RegExp(`^${label} `),
  }).textContent;

describe('all matching applications', () => {
  test('get a message by the same filter, apart from those that were deselected', async () => {
    const { asked } = await drawApplications({
      applications: three(),
      path: '/manage-applications?status=pending&search=nurse&job=job-1',
    });
    await screen.findByRole('link', { name: 'Person 1' });
    await user.click(screen.getByRole('checkbox', { name: 'Select all 3 that match' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Person 2' }));
    const bar = within(screen.getByRole('region', { name: 'Selected applications' }));
    await user.click(bar.getByRole('button', { name: 'Message…' }));
    await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'Hello');
    await user.click(screen.getByRole('button', { name: 'Send to 2' }));
    await vi.waitFor(() => expect(asked.at(-1)![0]).toBe('messages'));
    expect(asked.at(-1)![1]).toMatchObject({
      body: 'Hello',
      statuses: ['PENDING'],
      search: 'nurse',
      jobId: 'job-1',
      except: ['2'],
    });
  });

  test('are no longer selected under another filter', async () => {
    await drawApplications({ applications: three() });
    await screen.findByRole('link', { name: 'Person 1' });
    await user.click(screen.getByRole('checkbox', { name: 'Select all 3 that match' }));
    const bar = () => screen.queryByRole('region', { name: 'Selected applications' });
    expect(bar()).toBeTruthy();
    const byStatus = screen.getByRole('navigation', { name: 'Applications by status' });
    await user.click(within(byStatus).getByRole('link', { name: /^Pending / }));
    await vi.waitFor(() => expect(bar()).toBeNull());
  });

  test('are selected by the filter, updated five hundred at a time, and undone at once', async () => {
    const { asked } = await drawApplications({
      applications: [...three(), anApplication('4', { status: 'REJECTED' })],
      atOnce: 2,
    });
    await screen.findByRole('link', { name: 'Person 1' });
    act(() => person('1').focus());
    await user.keyboard('{Control>}a{/Control}');
    const bar = within(screen.getByRole('region', { name: 'Selected applications' }));
    expect(bar.getByText('All 4 that match are selected')).toBeTruthy();
    await user.keyboard(' ');
    expect(bar.getByText('All 3 that match are selected')).toBeTruthy();
    await user.click(bar.getByRole('button', { name: 'Shortlist (2)' }));
    await vi.waitFor(() => expect(count('Shortlisted')).toBe('Shortlisted 2'));
    const matching = { jobId: null, search: null, statuses: null, status: 'SHORTLISTED' };
    const moves = asked
      .filter(([what]) => what === 'changeMatchingApplications')
      .map(([, input]) => input);
    expect(moves).toMatchObject([{ ...matching, except: ['1'], extends: [] }]);
    await vi.waitFor(() => expect(queuedToasts()).toHaveLength(1));
    act(() => queuedToasts()[0]?.action?.onPress());
    await vi.waitFor(() => expect(count('Pending')).toBe('Pending 3'));
    expect(asked.findLast(([what]) => what === 'undo')?.[1]).toEqual({
      batchId: 'batch 1',
      also: [],
    });
  });

  test('are several batches: each extends the previous ones, and one undo reverts all', async () => {
    const { asked } = await drawApplications({ applications: three(), atOnce: 2 });
    await screen.findByRole('link', { name: 'Person 1' });
    await user.click(screen.getByRole('checkbox', { name: 'Select all 3 that match' }));
    await user.click(screen.getByRole('button', { name: 'Reject (3)' }));
    await vi.waitFor(() => expect(count('Rejected')).toBe('Rejected 3'));
    const moves = asked
      .filter(([what]) => what === 'changeMatchingApplications')
      .map(([, input]) => input);
    expect(moves).toMatchObject([{ extends: [] }, { extends: ['batch 1'] }]);
    act(() => queuedToasts()[0]?.action?.onPress());
    await vi.waitFor(() => expect(count('Pending')).toBe('Pending 3'));
    expect(asked.findLast(([what]) => what === 'undo')?.[1]).toEqual({
      batchId: 'batch 1',
      also: ['batch 2'],
    });
  });
});
