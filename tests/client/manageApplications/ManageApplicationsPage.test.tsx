import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { closeToast, queuedToasts } from '#client/ui/toast.ts';
import { expectAddress, leave } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { anApplication, drawApplications } from './drawApplications.tsx';

afterEach(() => {
  for (const { id } of queuedToasts()) closeToast(id);
  act(leave);
});

const three = () => [anApplication('1'), anApplication('2'), anApplication('3')];
const user = userEvent.setup({ delay: null });
const person = (id: string) => screen.getByRole('link', { name: `Person ${id}` });
const rowOf = (id: string) => within(person(id).closest('li')!);
const count = (label: string) =>
  within(screen.getByRole('navigation', { name: 'Applications by status' })).getByRole('link', {
    name: new RegExp(`^${label} `),
  }).textContent;
const refusal = (code: string, more: object = {}) =>
  new GraphQLError('Moved on.', { extensions: { code, ...more } });

test('a closed company reads so and gets a link to the reason', async () => {
  const rule = 'company.active.required';
  await drawApplications({ fails: () => refusal('RULE_VIOLATION', { rule }) });
  expect((await screen.findByRole('alert')).textContent).toContain('Moved on.');
  const link = screen.getByRole('link', { name: 'See the reason in your company profile' });
  expect(link.getAttribute('href')).toBe('/company-profile');
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  await expectNoViolations(document.body);
});

describe('the list of applications', () => {
  test('shows applicants and jobs, the counts, what waits, the last offer, and the possible statuses', async () => {
    await drawApplications({
      applications: [
        anApplication('1', { lastOfferStatus: 'SENT' }),
        anApplication('2', { lastOfferStatus: 'WITHDRAWN' }),
        anApplication('3', { todos: [{ kind: 'ANSWER_MESSAGE' }] }),
        anApplication('4', { status: 'HIRED', todos: [{ kind: 'HOLD_INTERVIEW' }] }),
      ],
    });
    await screen.findByRole('link', { name: 'Person 1' });
    expect(count('Total')).toBe('Total 4');
    expect(count('Pending')).toBe('Pending 3');
    expect(rowOf('1').getByRole('button', { name: 'Shortlist: Person 1' })).toBeTruthy();
    expect(rowOf('4').queryByRole('button')).toBeNull();
    expect(rowOf('1').getByText('Offer sent')).toBeTruthy();
    expect(rowOf('2').queryByText(/^Offer/)).toBeNull();
    expect(rowOf('3').getByText('Message to answer')).toBeTruthy();
    await expectNoViolations(document.body);
  });

  test('can be navigated with arrows and updated by letter keys, without refetching', async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    const { asked } = await drawApplications({
      applications: three(),
      holds: (what) => (what === 'move' ? answered : undefined),
    });
    await screen.findByRole('link', { name: 'Person 1' });
    // From anywhere on the page, j leads to the first one.
    await user.keyboard('j');
    expect(document.activeElement).toBe(person('1'));
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(person('2'));
    await user.keyboard('e');
    await vi.waitFor(() => expect(count('Shortlisted')).toBe('Shortlisted 1'));
    expect(count('Pending')).toBe('Pending 2');
    expect(rowOf('2').getByText('Shortlisted')).toBeTruthy();
    await vi.waitFor(() =>
      expect(asked.at(-1)).toEqual(['move', { id: '2', status: 'SHORTLISTED', from: 'PENDING' }]),
    );
    await user.keyboard('v');
    await user.keyboard('h');
    // The second change waits for the answer to the first, on which it is based.
    expect(asked.map(([what]) => what)).toEqual(['list', 'move']);
    answer();
    await vi.waitFor(() => expect(count('Hired')).toBe('Hired 1'));
    expect(asked.map(([what]) => what)).toEqual(['list', 'move', 'move']);
    expect(asked.at(-1)?.[1]).toEqual({
      id: '2',
      status: 'HIRED',
      from: 'SHORTLISTED',
      undoable: true,
    });
    expect(rowOf('2').queryByRole('button')).toBeNull();
  });

  test('supports Home and End, selects with Space, and announces each row’s position', async () => {
    const { asked } = await drawApplications({ applications: three() });
    await screen.findByRole('link', { name: 'Person 1' });
    act(() => person('1').focus());
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(person('3'));
    await user.keyboard('{Home}j ');
    expect(document.activeElement).toBe(person('2'));
    expect(screen.getByText('1 selected')).toBeTruthy();
    // A key that is held down, keys of the browser and the space bar on a button are left alone.
    const pressed = (target: Element, init: KeyboardEventInit) => !fireEvent.keyDown(target, init);
    const shortlist = rowOf('2').getByRole('button', { name: 'Shortlist: Person 2' });
    expect(pressed(shortlist, { key: ' ' })).toBe(false);
    expect(pressed(person('2'), { key: 'x', altKey: true })).toBe(false);
    pressed(person('2'), { key: ' ', repeat: true });
    pressed(person('2'), { key: 'e', repeat: true });
    expect(screen.getByText('1 selected')).toBeTruthy();
    const row = person('2').closest('li')!;
    expect([
      row.ariaPosInSet ?? row.getAttribute('aria-posinset'),
      row.getAttribute('aria-setsize'),
    ]).toEqual(['2', '3']);
    await user.keyboard('{Home}');
    expect(asked.map(([what]) => what)).toEqual(['list']);
    expect(count('Pending')).toBe('Pending 3');
  });

  test('rolls back a refused update everywhere', async () => {
    const server: { failure?: GraphQLError } = {};
    await drawApplications({ applications: three(), fails: () => server.failure });
    await screen.findByRole('link', { name: 'Person 1' });
    server.failure = refusal('UNAVAILABLE');
    await user.click(screen.getByRole('button', { name: 'Reject: Person 1' }));
    await vi.waitFor(() =>
      expect(queuedToasts().at(-1)).toMatchObject({
        title: 'Failed to update application status',
        message: 'Moved on.',
      }),
    );
    expect(rowOf('1').getByText('Pending')).toBeTruthy();
    expect(count('Pending')).toBe('Pending 3');
    expect(count('Rejected')).toBe('Rejected 0');
  });

  test('names the last colleague who was faster, and shows the current status', async () => {
    const server: { failure?: GraphQLError } = {};
    const { put, found } = await drawApplications({
      applications: three(),
      fails: () => server.failure,
    });
    await screen.findByRole('link', { name: 'Person 1' });
    put(found('1')!, 'STAGE_CHANGED', 'Asha Rao');
    put(found('1')!, 'REJECTED');
    server.failure = refusal('CONFLICT', { current: 'rejected' });
    await user.click(screen.getByRole('button', { name: 'Shortlist: Person 1' }));
    await vi.waitFor(() =>
      expect(queuedToasts().at(-1)?.message).toBe(
        'Meera Shah has already changed Person 1 to Rejected.',
      ),
    );
    expect(await rowOf('1').findByText('Rejected')).toBeTruthy();
    expect(count('Rejected')).toBe('Rejected 1');
    expect(count('Shortlisted')).toBe('Shortlisted 0');
  });

  test('passes on the focus when a row leaves the filtered status', async () => {
    const { asked } = await drawApplications({
      applications: three(),
      path: '/manage-applications?status=pending',
    });
    await screen.findByRole('link', { name: 'Person 1' });
    act(() => person('2').focus());
    await user.keyboard('v');
    await vi.waitFor(() => expect(screen.queryByRole('link', { name: 'Person 2' })).toBeNull());
    expect(document.activeElement).toBe(person('3'));
    expect(asked[0]?.[1]).toMatchObject({ statuses: ['PENDING'], sort: 'NEWEST', first: 50 });
    await user.keyboard('v');
    await vi.waitFor(() => expect(document.activeElement).toBe(person('1')));
    await user.keyboard('v');
    expect(await screen.findByText('No applications found')).toBeTruthy();
    await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  });

  test('keeps its filters in the address, also when they change quickly', async () => {
    const { asked } = await drawApplications({
      applications: three(),
      stages: [{ id: 'talk', name: 'Interview', status: 'SHORTLISTED' }],
    });
    await screen.findByRole('link', { name: 'Person 1' });
    await screen.findByRole('option', { name: 'Staff Nurse' });
    const choose = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    // All three before the address changes.
    choose('Job', 'job-1');
    choose('Status', 'HIRED');
    choose('Sort', 'NAME');
    await expectAddress('/manage-applications?job=job-1&status=hired&sort=name', 'PUSH');
    await user.type(screen.getByRole('searchbox'), 'asha{Enter}');
    await expectAddress(
      '/manage-applications?job=job-1&status=hired&search=asha&sort=name',
      'REPLACE',
    );
    await vi.waitFor(() =>
      expect(asked.at(-1)?.[1]).toMatchObject({
        jobId: 'job-1',
        statuses: ['HIRED'],
        search: 'asha',
        sort: 'NAME',
      }),
    );
    expect(await screen.findByText('No applications found')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
    await expectAddress('/manage-applications?sort=name', 'PUSH');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
    // Either a status or a stage.
    await user.selectOptions(screen.getByLabelText('Stage'), 'Interview');
    await expectAddress('/manage-applications?stage=talk&sort=name', 'PUSH');
    const byStatus = within(screen.getByRole('navigation', { name: 'Applications by status' }));
    const pending = byStatus.getByRole('link', { name: /^Pending / });
    expect(pending.getAttribute('href')).toBe('/manage-applications?status=pending&sort=name');
    await user.selectOptions(screen.getByLabelText('Status'), 'Shortlisted');
    await expectAddress('/manage-applications?status=shortlisted&sort=name', 'PUSH');
    await user.selectOptions(screen.getByLabelText('Stage'), 'Interview');
    await expectAddress('/manage-applications?stage=talk&sort=name', 'PUSH');
  });

  test('shows the withdrawn ones alone, where nothing can be decided for all', async () => {
    const withdrawal = { __typename: 'ApplicationWithdrawal', at: '2026-11-20T10:00:00.000Z' };
    const { asked } = await drawApplications({
      applications: [...three(), anApplication('4', { withdrawal })],
      path: '/manage-applications?view=board',
    });
    await screen.findByRole('link', { name: 'Person 1' });
    // The figures add up, and only what can be decided is selected.
    expect(['Total', 'Pending', 'Withdrawn'].map(count)).toEqual([
      'Total 4',
      'Pending 3',
      'Withdrawn 1',
    ]);
    const all = 'Select all 3 that match (without 1 withdrawn)';
    expect(screen.getByRole('checkbox', { name: all })).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Status'), 'Withdrawn');
    await expectAddress('/manage-applications?status=withdrawn&view=board', 'PUSH');
    await vi.waitFor(() => expect(screen.queryByRole('link', { name: 'Person 1' })).toBeNull());
    expect(await rowOf('4').findByText('Withdrawn')).toBeTruthy();
    expect(asked.at(-1)?.[1]).toMatchObject({ withdrawn: true });
    expect(screen.queryByRole('checkbox', { name: /Select all/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Board' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Person 4' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Person 4' });
    expect(within(heading.parentElement!).getByText('Withdrawn')).toBeTruthy();
  });

  test('says why it is empty', async () => {
    await drawApplications();
    expect(await screen.findByText('No applications found')).toBeTruthy();
    expect(screen.getByText('No applications have been submitted yet.')).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Applications by status' })).toBeNull();
    expect(screen.queryByRole('search')).toBeNull();
  });

  test('keeps its filters while they find nothing', async () => {
    await drawApplications({ path: '/manage-applications?must=1' });
    expect(await screen.findByText('No applications found')).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'Applications by status' })).toBeTruthy();
    expect(screen.getByRole('search')).toBeTruthy();
  });

  test('says that it could not be loaded, retries, and keeps what it shows after that', async () => {
    const server: { failure?: GraphQLError } = { failure: refusal('UNAVAILABLE') };
    await drawApplications({ applications: three(), fails: () => server.failure });
    expect(await screen.findByText('Failed to load applications')).toBeTruthy();
    expect(document.querySelector('.skeleton')).toBeNull();
    delete server.failure;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('link', { name: 'Person 1' })).toBeTruthy();
    server.failure = refusal('UNAVAILABLE');
    fireEvent.change(screen.getByLabelText('Sort'), { target: { value: 'NAME' } });
    const alert = within(await screen.findByRole('alert'));
    expect(person('1')).toBeTruthy();
    delete server.failure;
    await user.click(alert.getByRole('button', { name: 'Try Again' }));
    await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

describe('many applications at once', () => {
  test('are updated together, and can be undone while the toast counts down', async () => {
    const { asked } = await drawApplications({ applications: three() });
    await screen.findByRole('link', { name: 'Person 1' });
    act(() => person('1').focus());
    await user.keyboard('x{ArrowDown}x');
    await user.click(await screen.findByRole('button', { name: 'Shortlist (2)' }));
    await vi.waitFor(() => expect(count('Shortlisted')).toBe('Shortlisted 2'));
    await vi.waitFor(() => expect(queuedToasts()).toHaveLength(1));
    const [toast] = queuedToasts();
    expect(toast).toMatchObject({
      title: '2 applications: Shortlisted',
      action: { label: 'Undo' },
    });
    expect(toast?.until).toBeGreaterThan(Date.now());
    act(() => toast?.action?.onPress());
    await vi.waitFor(() => expect(count('Pending')).toBe('Pending 3'));
    await vi.waitFor(() => expect(asked.at(-1)).toEqual(['undo', { batchId: 'batch', also: [] }]));
    expect(count('Shortlisted')).toBe('Shortlisted 0');
    expect(asked.filter(([what]) => what === 'list')).toHaveLength(1);
    expect(screen.queryByRole('region', { name: 'Selected applications' })).toBeNull();
    // The pressed button has disappeared.
    expect(document.activeElement).toBe(person('2'));
  });
});

describe('the board', () => {
  test('shows the same by status, and a card moved by its key keeps the focus', async () => {
    const { asked } = await drawApplications({
      applications: [...three(), anApplication('4', { status: 'SHORTLISTED' })],
    });
    await screen.findByRole('link', { name: 'Person 1' });
    await user.click(screen.getByRole('link', { name: 'Board' }));
    await expectAddress('/manage-applications?view=board', 'PUSH');
    // It queries what its columns contain.
    await screen.findByRole('region', { name: 'Pending, 3 applications' });
    const column = (name: string) => within(screen.getByRole('region', { name }));
    expect(column('Pending, 3 applications').getAllByRole('listitem')).toHaveLength(3);
    act(() => person('1').focus());
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(person('4'));
    await user.keyboard('{ArrowLeft}v');
    await vi.waitFor(() =>
      column('Reviewed, 1 application').getByRole('link', { name: 'Person 1' }),
    );
    expect(document.activeElement).toBe(person('1'));
    // One query for the list, one for all columns of the board.
    expect(asked.filter(([what]) => what === 'list')).toHaveLength(6);
    await expectNoViolations(document.body);
  });
});
