import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { clock } from '#client/lib/clock.ts';
import { UNDO_DECISIONS_MS } from '#schema/options/applicationMoves.ts';
import { closeToast, queuedToasts } from '#client/ui/toast.ts';
import { expectAddress, leave } from '#tests/client/frame/drawInSite.tsx';
import { anApplication, drawApplications } from './drawApplications.tsx';

vi.setConfig({ testTimeout: 20_000 });
afterEach(() => {
  for (const { id } of queuedToasts()) closeToast(id);
  act(leave);
  vi.restoreAllMocks();
});

/** What the server says for every time. */
const COUNTED_AT = '2026-11-20T10:00:00.000Z';

const three = () => [anApplication('1'), anApplication('2'), anApplication('3')];
const user = userEvent.setup({ delay: null });
const person = (id: string) => screen.getByRole('link', { name: `Person ${id}` });
const rejectAll = async (reason?: string) => {
  await user.click(screen.getByRole('button', { name: 'Reject (3)' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject 3 applications?' }));
  if (reason) await user.selectOptions(dialog.getByLabelText('Reason (optional)'), reason);
  if (reason)
    await user.type(dialog.getByLabelText('Message to the applicant (optional)'), 'Thank you.');
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
};
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
      // Those who apply in the meantime do not get it.
      until: COUNTED_AT,
    });
  });

  test('in a stage are only those of that stage', async () => {
    const stage = (id: string) => ({ id, name: id, status: 'SHORTLISTED' });
    const [talk, offer] = [stage('talk'), stage('offer')];
    const withdrawal = { __typename: 'ApplicationWithdrawal', at: '2026-11-20T10:00:00.000Z' };
    await drawApplications({
      stages: [talk, offer],
      applications: [
        anApplication('1', { status: 'SHORTLISTED', stage: talk }),
        anApplication('2', { status: 'SHORTLISTED', stage: talk }),
        anApplication('3', { status: 'SHORTLISTED', stage: offer }),
        anApplication('4', { withdrawal }),
      ],
      path: '/manage-applications?stage=talk',
    });
    await screen.findByRole('link', { name: 'Person 1' });
    await user.click(screen.getByRole('checkbox', { name: 'Select all 2 that match' }));
    const bar = within(screen.getByRole('region', { name: 'Selected applications' }));
    expect(bar.getByText('All 2 that match are selected')).toBeTruthy();
    expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Reject (2)',
      'Hire (2)',
      'Message…',
      'Clear selection',
    ]);
  });

  test('are no longer selected under another filter, and neither is who was selected before', async () => {
    await drawApplications({ applications: three() });
    await screen.findByRole('link', { name: 'Person 1' });
    await user.click(screen.getByRole('checkbox', { name: 'Select Person 1' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select all 3 that match' }));
    const bar = () => screen.queryByRole('region', { name: 'Selected applications' });
    expect(bar()).toBeTruthy();
    // The order does not change what matches.
    await user.selectOptions(screen.getByLabelText('Sort'), 'NAME');
    await expectAddress('/manage-applications?sort=name');
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
    expect(moves).toMatchObject([{ ...matching, except: ['1'], extends: [], until: COUNTED_AT }]);
    await vi.waitFor(() => expect(queuedToasts()).toHaveLength(1));
    act(() => queuedToasts()[0]?.action?.onPress());
    await vi.waitFor(() => expect(count('Pending')).toBe('Pending 3'));
    expect(asked.findLast(([what]) => what === 'undo')?.[1]).toEqual({
      batchId: 'batch 1',
      also: [],
    });
  });

  test('are several batches: each extends the previous ones, and one undo reverts all', async () => {
    // Each answer takes a second.
    let now = Date.now();
    const begun = now;
    vi.spyOn(clock, 'now').mockImplementation(() => now);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    let batches = 0;
    const { asked } = await drawApplications({
      applications: three(),
      atOnce: 1,
      holds: (what) => {
        if (what !== 'changeMatchingApplications') return undefined;
        now += 1_000;
        batches += 1;
        return batches === 3 ? held : undefined;
      },
    });
    await screen.findByRole('link', { name: 'Person 1' });
    await user.click(screen.getByRole('checkbox', { name: 'Select all 3 that match' }));
    await rejectAll('Position is filled');
    const bar = within(screen.getByRole('region', { name: 'Selected applications' }));
    expect(await bar.findByText(/^2 /)).toBeTruthy();
    release();
    await vi.waitFor(() => expect(count('Rejected')).toBe('Rejected 3'));
    // The server counts from when it got the last batch.
    expect(queuedToasts()[0]?.until).toBe(begun + 2_000 + UNDO_DECISIONS_MS);
    const moves = asked
      .filter(([what]) => what === 'changeMatchingApplications')
      .map(([, input]) => input);
    expect(moves).toMatchObject([
      { extends: [], reason: 'FILLED', message: 'Thank you.' },
      { extends: ['batch 1'], reason: 'FILLED', message: 'Thank you.' },
      { extends: ['batch 1', 'batch 2'] },
    ]);
    act(() => queuedToasts()[0]?.action?.onPress());
    await vi.waitFor(() => expect(count('Pending')).toBe('Pending 3'));
    expect(asked.findLast(([what]) => what === 'undo')?.[1]).toEqual({
      batchId: 'batch 1',
      also: ['batch 2', 'batch 3'],
    });
  });

  test('end with a batch in which all are refused, and the reason is shown', async () => {
    let requests = 0;
    await drawApplications({
      applications: three(),
      atOnce: 1,
      refused: [{ id: '2', message: 'It is hired already.' }],
      fails: (what) => {
        if (what === 'changeMatchingApplications') requests += 1;
        return requests > 2 ? new GraphQLError('Endless') : undefined;
      },
    });
    await screen.findByRole('link', { name: 'Person 1' });
    await user.click(screen.getByRole('checkbox', { name: 'Select all 3 that match' }));
    await rejectAll();
    await vi.waitFor(() => expect(queuedToasts()).toHaveLength(2));
    expect(queuedToasts()).toMatchObject([
      { title: '1 application was not changed', message: 'It is hired already.' },
      { title: '1 application: Rejected' },
    ]);
    expect(requests).toBe(2);
  });

  test('stay changed as far as the connection lasted, and that can be undone', async () => {
    const failing = { after: 1 };
    await drawApplications({
      applications: three(),
      atOnce: 2,
      fails: (what) =>
        what === 'changeMatchingApplications' && (failing.after -= 1) < 0
          ? new GraphQLError('Away', { extensions: { code: 'UNAVAILABLE' } })
          : undefined,
    });
    await screen.findByRole('link', { name: 'Person 1' });
    await user.click(screen.getByRole('checkbox', { name: 'Select all 3 that match' }));
    await rejectAll();
    await vi.waitFor(() => expect(count('Rejected')).toBe('Rejected 2'));
    expect(queuedToasts()).toMatchObject([
      { title: '2 applications: Rejected', action: { label: 'Undo' } },
      { kind: 'error', title: 'Failed to update application status' },
    ]);
  });
});
