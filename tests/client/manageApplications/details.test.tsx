import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { announceArrival } from '#client/lib/live/useArrivals.ts';
import { UNDO_DECISIONS_MS } from '#schema/options/applicationMoves.ts';
import { Disclosure } from '#client/ui/Disclosure.tsx';
import { closeToast, queuedToasts } from '#client/ui/toast.ts';
import { expectAddress, leave } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { anApplication, drawApplications } from './drawApplications.tsx';
import { keysOutside } from '#tests/client/support/keysOutside.ts';

afterEach(() => {
  for (const { id } of queuedToasts()) closeToast(id);
  act(leave);
});

const user = userEvent.setup({ delay: null });
const opened = async (name = 'Person 1') => {
  await screen.findByRole('heading', { level: 1, name });
  return within(screen.getByRole('main'));
};
const openedDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const WORD = {
  id: 'file',
  name: 'cv.docx',
  size: 2048,
  url: '/uploads/file?signed',
};

describe('the page of an application', () => {
  test('opens from the list by Enter, records a view, and leads back in one step to the list as it was', async () => {
    const { asked } = await drawApplications({
      applications: [
        anApplication('1', { resume: WORD }),
        ...['2', '3', '4'].map((id) => anApplication(id)),
      ],
      perPage: 2,
    });
    await screen.findByRole('link', { name: 'Person 4' });
    act(() => screen.getByRole('link', { name: 'Person 1' }).focus());
    await user.keyboard('{Enter}');
    const desk = await opened();
    await expectAddress('/manage-applications/1', 'PUSH');
    expect(desk.getByText('No cover letter provided.')).toBeTruthy();
    const download = desk.getByRole('link', { name: 'Download cv.docx' });
    expect(download.getAttribute('href')).toBe('/uploads/file?signed');
    await vi.waitFor(() => expect(asked).toContainEqual(['view', { id: '1' }]));
    await expectNoViolations(document.body);
    await user.click(desk.getAllByRole('link', { name: /^Next/ })[0]!);
    await opened('Person 2');
    await user.keyboard('j');
    await opened('Person 3');
    await user.click(desk.getAllByRole('link', { name: /^Next/ })[1]!);
    await opened('Person 4');
    // The list opens in another tab, and the page stays as it is.
    const back = screen.getByRole('link', { name: 'All applications' });
    back.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(back, { ctrlKey: true });
    await user.keyboard('3');
    expect(await desk.findByText('Average 3 from 1 rating')).toBeTruthy();
    await user.keyboard('u');
    const name = await screen.findByRole('link', { name: 'Person 4' });
    await vi.waitFor(() => expect(document.activeElement).toBe(name));
    await expectAddress('/manage-applications');
    expect(asked.filter(([what]) => what === 'list')).toHaveLength(2);
  });

  test('offers the possible statuses, down to Hire Candidate', async () => {
    let isAway = true;
    await drawApplications({
      applications: [anApplication('1')],
      path: '/manage-applications/1',
      fails: (what) => (what === 'move' && isAway ? new GraphQLError('Try later.') : undefined),
    });
    const desk = await opened();
    await user.click(await desk.findByRole('button', { name: 'Shortlist' }));
    await desk.findByRole('alert');
    isAway = false;
    await user.click(desk.getByRole('button', { name: 'Shortlist' }));
    expect(desk.queryByRole('alert')).toBeNull();
    const hire = await desk.findByRole('button', { name: 'Hire Candidate' });
    // The pressed button is gone; the focus is where the next one is.
    expect(document.activeElement?.contains(hire)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    await user.click(hire);
    expect(
      await desk.findByText('This decision is final. You don’t need to do anything else.'),
    ).toBeTruthy();
    const steps = within(desk.getByRole('list', { name: 'History' }));
    expect(
      steps.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 20)),
    ).toEqual([
      expect.stringMatching(/^Hired/),
      expect.stringMatching(/^Shortlisted/),
      expect.stringMatching(/^Applied/),
    ]);
  });

  test('offers interviewers no decision and no key for one', async () => {
    await drawApplications({
      applications: [anApplication('1', { moves: [] })],
      path: '/manage-applications/1',
      teamRole: 'INTERVIEWER',
    });
    const desk = await opened();
    const keys = desk.getByRole('note', { name: 'Shortcuts' }).textContent;
    expect(keys).toContain('New note');
    expect(keys).not.toMatch(/Reject|Undo|Write a message/);
    expect(desk.queryByText(/^This decision is final/)).toBeNull();
    expect(desk.queryByRole('combobox', { name: 'Stage' })).toBeNull();
  });

  test('reports in place who was faster', async () => {
    const server: { failure?: GraphQLError } = {};
    const { put, found } = await drawApplications({
      applications: [anApplication('1'), anApplication('2')],
      path: '/manage-applications/1',
      fails: () => server.failure,
    });
    const desk = await opened();
    const auto = desk.getByRole('switch', { name: 'Next applicant after each decision' });
    await user.click(auto);
    const reject = await desk.findByRole('button', { name: 'Reject' });
    put(found('1')!, 'SHORTLISTED');
    server.failure = new GraphQLError('Moved.', { extensions: { code: 'CONFLICT' } });
    await user.click(reject);
    const asks = within(await screen.findByRole('dialog', { name: 'Reject Person 1?' }));
    await user.click(asks.getByRole('button', { name: 'Reject' }));
    const alert = within(await desk.findByRole('alert'));
    expect(alert.getByText('Failed to update application status')).toBeTruthy();
    expect(alert.getByText('Meera Shah has already changed Person 1 to Shortlisted.')).toBeTruthy();
    expect(desk.getByRole('button', { name: 'Hire Candidate' })).toBeTruthy();
    await expectAddress('/manage-applications/1');
    await user.keyboard('v');
    await user.keyboard('r');
    await vi.waitFor(() => expect(queuedToasts()).toHaveLength(1));
    await expectAddress('/manage-applications/1');
    await user.click(auto);
    expect(localStorage.getItem('nextAfterDecision')).toBeNull();
    await user.keyboard('j');
    await opened('Person 2');
    expect(desk.queryByRole('alert')).toBeNull();
  });

  test('shows a decision before it is saved, and stays with the applicant that was chosen meanwhile', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const { asked } = await drawApplications({
      applications: [anApplication('1'), anApplication('2'), anApplication('3')],
      path: '/manage-applications/1',
      holds: (what) => (what === 'move' ? held : undefined),
    });
    const desk = await opened();
    await user.click(desk.getByRole('switch'));
    await user.keyboard('v');
    // The decision is shown at once, with its step in the history.
    await vi.waitFor(() =>
      expect(desk.queryByRole('button', { name: 'Mark Reviewed' })).toBeNull(),
    );
    const steps = within(desk.getByRole('list', { name: 'History' })).getAllByRole('listitem');
    expect(steps[0]!.textContent).toMatch(/^Reviewed by Ravi Iyer/);
    await user.keyboard('j');
    await opened('Person 2');
    await user.keyboard('j');
    await opened('Person 3');
    release();
    await vi.waitFor(() => expect(asked).toContainEqual(['view', { id: '3' }]));
    await act(() => held);
    await expectAddress('/manage-applications/3', 'REPLACE');
    await user.click(desk.getByRole('switch'));
  });

  test('is read again when something arrives, and in time for the link to the resume', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const { found } = await drawApplications({
      applications: [anApplication('1')],
      path: '/manage-applications?search=per',
    });
    const row = await screen.findByRole('link', { name: 'Person 1' });
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'asha' } });
    fireEvent.click(row);
    const desk = await opened();
    Object.assign(found('1')!, { coverLetter: 'I like people.' });
    act(announceArrival);
    await desk.findByText('I like people.');
    Object.assign(found('1')!, { coverLetter: 'I like nights.' });
    await act(() => vi.advanceTimersByTimeAsync(4 * 60_000));
    expect(await desk.findByText('I like nights.')).toBeTruthy();
    // The search that was typed before no longer leads to the list.
    await expectAddress('/manage-applications/1?search=per', 'PUSH');
  });

  test('asks for interviews again after a decision, and once it cannot be undone any more', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const application = anApplication('1', { canProposeInterview: true });
    await drawApplications({ applications: [application], path: '/manage-applications/1' });
    const desk = await opened();
    const propose = 'Offer an interview';
    await desk.findByRole('button', { name: propose });
    Object.assign(application, { canProposeInterview: false });
    await user.click(desk.getByRole('button', { name: 'Shortlist' }));
    await vi.waitFor(() => expect(desk.queryByRole('button', { name: propose })).toBeNull());
    await user.click(await desk.findByRole('button', { name: 'Hire Candidate' }));
    await vi.waitFor(() => expect(queuedToasts()).toHaveLength(1));
    Object.assign(application, { canProposeInterview: true });
    await act(() => vi.advanceTimersByTimeAsync(UNDO_DECISIONS_MS + 3_100));
    await desk.findByRole('button', { name: propose });
    Object.assign(application, { canProposeInterview: false });
    act(() => queuedToasts()[0]!.action!.onPress());
    await vi.waitFor(() => expect(desk.queryByRole('button', { name: propose })).toBeNull());
  });

  test('rejects with a reason for the company and a text for the applicant', async () => {
    const { asked } = await drawApplications({
      applications: [anApplication('1')],
      path: '/manage-applications/1',
    });
    const desk = await opened();
    await user.click(await desk.findByRole('button', { name: 'Reject' }));
    const asks = within(await screen.findByRole('dialog', { name: 'Reject Person 1?' }));
    await user.selectOptions(asks.getByLabelText('Reason (optional)'), 'Position is filled');
    await user.type(asks.getByLabelText('Message to the applicant (optional)'), 'Sorry, Asha.');
    await user.click(asks.getByRole('button', { name: 'Reject' }));
    await vi.waitFor(() =>
      expect(asked.at(-1)).toEqual([
        'move',
        {
          id: '1',
          status: 'REJECTED',
          from: 'PENDING',
          undoable: true,
          reason: 'FILLED',
          message: 'Sorry, Asha.',
        },
      ]),
    );
  });

  test('accepts notes, and notifies colleagues who are mentioned', async () => {
    const { asked } = await drawApplications({
      applications: [anApplication('1'), anApplication('2')],
      path: '/manage-applications/1',
      colleagues: [
        { id: 'asha', name: 'Asha Rao' },
        { id: 'meera', name: 'Meera Shah' },
      ],
    });
    const desk = await opened();
    const box = await desk.findByLabelText('New note');
    await user.type(box, 'Please call, @');
    expect(await desk.findAllByRole('option')).toHaveLength(2);
    await user.keyboard('{ArrowUp}');
    expect(desk.getByRole('option', { name: 'Meera Shah', selected: true })).toBeTruthy();
    const outside = keysOutside();
    await user.keyboard('{Escape}');
    expect(desk.queryAllByRole('option')).toHaveLength(0);
    expect(outside).toEqual([]);
    await user.type(box, 'sh');
    expect(desk.getByRole('option', { name: 'Meera Shah', selected: true })).toBeTruthy();
    // The Enter that ends a word in Hindi chooses nobody.
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
    expect(desk.getAllByRole('option')).toHaveLength(1);
    await user.keyboard('{Enter}');
    await user.click(desk.getByRole('button', { name: 'Add note' }));
    const body = 'Please call, @Meera Shah';
    expect(await desk.findByText(body)).toBeTruthy();
    const note = { applicationId: '1', body, mentionIds: ['meera'], isRestored: false };
    expect(asked).toContainEqual(['note', note]);
    // A saved note is not in the field when the applicant is shown again.
    await user.keyboard('{Escape}j');
    await opened('Person 2');
    await user.keyboard('k');
    await opened();
    expect((await desk.findByLabelText<HTMLTextAreaElement>('New note')).value).toBe('');
  });

  test('of a missing application says so', async () => {
    await drawApplications({ path: '/manage-applications/9' });
    const desk = await opened('Application');
    expect(await desk.findByText(/does not exist, or you cannot see it/)).toBeTruthy();
  });

  test('opens from links of the old form, and steps through the list by key', async () => {
    const { asked } = await drawApplications({
      applications: [anApplication('1'), anApplication('2')],
      path: '/manage-applications?status=pending&open=1',
      above: <Disclosure label="Menu">Log out</Disclosure>,
    });
    const desk = await opened();
    await expectAddress('/manage-applications/1?status=pending', 'REPLACE');
    expect(desk.getByText('1 of 2')).toBeTruthy();
    await user.keyboard('j');
    await opened('Person 2');
    await expectAddress('/manage-applications/2?status=pending', 'REPLACE');
    expect(desk.getByText('2 of 2')).toBeTruthy();
    // A key that is held down does nothing again and again.
    fireEvent.keyDown(document.body, { key: '2', repeat: true });
    await user.keyboard('4');
    expect(await desk.findByText('Average 4 from 1 rating')).toBeTruthy();
    expect(asked.filter(([what]) => what === 'rate')).toEqual([
      ['rate', { applicationId: '2', stars: 4 }],
    ]);
    // Escape closes what is open before it leads back to the list.
    const menu = screen.getByRole('button', { name: 'Menu' });
    await user.click(menu);
    await user.keyboard('{Escape}');
    expect(menu.getAttribute('aria-expanded')).toBe('false');
    await expectAddress('/manage-applications/2?status=pending', 'REPLACE');
    await user.keyboard('{Escape}');
    await expectAddress('/manage-applications?status=pending', 'PUSH');
  });

  test('shows the next applicant after each decision if that is turned on, and keeps a note that was begun', async () => {
    await drawApplications({
      applications: [anApplication('1'), anApplication('2')],
      path: '/manage-applications/1',
    });
    const desk = await opened();
    // While the messages are loading, what is typed after m decides nothing.
    await user.keyboard('mvu');
    const message = document.createElement('textarea');
    document.querySelector('#messages')!.append(message);
    await vi.waitFor(() => expect(document.activeElement).toBe(message));
    expect(desk.getByRole('button', { name: 'Mark Reviewed' })).toBeTruthy();
    message.remove();
    // Those who do not want to wait press somewhere, and the keys work again.
    await user.keyboard('m');
    fireEvent.pointerDown(document.body);
    await user.keyboard('3');
    expect(await desk.findByText('Average 3 from 1 rating')).toBeTruthy();
    await user.keyboard('n');
    await user.keyboard('Speaks Tamil{Escape}');
    await user.click(desk.getByRole('switch', { name: 'Next applicant after each decision' }));
    await user.keyboard('v');
    await opened('Person 2');
    expect((await desk.findByLabelText<HTMLTextAreaElement>('New note')).value).toBe('');
    await user.click(await desk.findByRole('button', { name: 'Mark Reviewed' }));
    const end = 'This was the last applicant in the list.';
    await vi.waitFor(() => expect(queuedToasts().at(-1)?.title).toBe(end));
    await user.keyboard('k');
    await opened('Person 1');
    expect((await desk.findByLabelText<HTMLTextAreaElement>('New note')).value).toBe(
      'Speaks Tamil',
    );
    await user.click(desk.getByRole('switch'));
  });

  test('turns an unknown tag into a new one', async () => {
    const { asked } = await drawApplications({
      applications: [anApplication('1')],
      path: '/manage-applications/1',
      tags: [{ id: 'tag Later', name: 'Later', applications: 3 }],
    });
    const desk = await opened();
    const box = desk.getByLabelText('Add a tag');
    await user.type(box, 'later{Enter}');
    expect(await desk.findByRole('button', { name: 'Remove the tag Later' })).toBeTruthy();
    await user.type(box, 'Speaks Tamil{Enter}');
    expect(await desk.findByRole('button', { name: 'Remove the tag Speaks Tamil' })).toBeTruthy();
    expect(asked.slice(-3)).toEqual([
      ['tag', { applicationId: '1', tagId: 'tag Later' }],
      ['createTag', { name: 'Speaks Tamil' }],
      ['tag', { applicationId: '1', tagId: 'tag Speaks Tamil' }],
    ]);
  });
});

test('the email of each decision can be edited, and an unknown placeholder is rejected at once', async () => {
  const mail = (status: string) => ({
    __typename: 'StatusMail',
    id: status.toLowerCase(),
    status,
    subject: `${status} at {company}`,
    body: 'Dear {name}',
    isOwn: false,
  });
  const { asked } = await drawApplications({
    applications: [anApplication('1')],
    path: '/manage-applications?mail=hired',
    statusMails: ['REVIEWED', 'SHORTLISTED', 'REJECTED', 'HIRED'].map(mail),
  });
  const dialog = await openedDialog('Emails to applicants');
  const subject = await dialog.findByLabelText<HTMLInputElement>('Subject');
  expect(subject.value).toBe('HIRED at {company}');
  await user.clear(subject);
  await user.type(subject, 'Welcome {{nme}');
  await user.click(dialog.getByRole('button', { name: 'Save text' }));
  expect((await dialog.findAllByText(/in curly brackets. Please check the rest/)).length).toBe(2);
  expect(asked.some(([what]) => what === 'mail')).toBe(false);
  await user.clear(subject);
  await user.type(subject, 'Welcome {{name}');
  await user.click(dialog.getByRole('button', { name: 'Save text' }));
  await vi.waitFor(() =>
    expect(asked.at(-1)).toEqual([
      'mail',
      { status: 'HIRED', subject: 'Welcome {name}', body: 'Dear {name}' },
    ]),
  );
  const choose = (status: string) =>
    user.selectOptions(dialog.getByLabelText('When the status becomes'), status);
  await choose('Rejected');
  await expectAddress('/manage-applications?mail=rejected', 'REPLACE');
  const shown = () => dialog.getByLabelText<HTMLInputElement>('Subject');
  expect(shown().value).toBe('REJECTED at {company}');
  // What is not saved yet waits while another text is looked at.
  await user.type(shown(), ', sorry');
  await choose('Hired');
  expect(shown().value).toBe('HIRED at {company}');
  await choose('Rejected');
  expect(shown().value).toBe('REJECTED at {company}, sorry');
  // The list below is the same, and its links do not open the dialog again.
  const behind = screen.getByRole('link', { name: 'Person 1', hidden: true });
  expect(behind.getAttribute('href')).toBe('/manage-applications/1');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await expectAddress('/manage-applications', 'REPLACE');
  expect(behind.isConnected).toBe(true);
});
