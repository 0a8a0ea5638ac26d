import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { clock } from '#client/lib/clock.ts';
import { announceArrival } from '#client/lib/live/useArrivals.ts';
import { endSession } from '#client/lib/session.ts';
import { closeToast, queuedToasts } from '#client/ui/toast.ts';
import { leave } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { APPLICATION, drawApplicationPage } from './drawApplicationPage.tsx';

afterEach(() => {
  act(leave);
  for (const { id } of queuedToasts()) closeToast(id);
  vi.useRealTimers();
});

describe('the page of an application', () => {
  test('shows the job, the status, the history and what was sent', async () => {
    await drawApplicationPage();
    const heading = await screen.findByRole('heading', { level: 1, name: /Staff Nurse/ });
    expect(heading.closest('header')?.textContent).toContain('Shortlisted');
    expect(screen.getByRole('link', { name: 'View the job' }).getAttribute('href')).toBe(
      '/job-details/job-1',
    );
    const steps = within(screen.getByRole('list', { name: 'History' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(steps).toEqual([
      'Reviewed · In review1 hour ago · 21 Nov 2026, 1:35 pm IST',
      'Resume downloaded2 hours ago · 21 Nov 2026, 1:30 pm IST',
      'Applied2 days ago · 19 Nov 2026, 3:30 pm IST',
    ]);
    const sent = screen.getByRole('region', { name: 'What you sent' });
    expect(sent.textContent).toContain('Here I am.');
    const resume = within(sent).getByRole('link', { name: 'cv.pdf' });
    expect(resume.getAttribute('href')).toBe('/uploads/1?signed');
    await expectNoViolations(document.body);
  });

  test('a job that can no longer be read has no link', async () => {
    const company = { id: 'c-1', name: 'Lotus Works', responses: null };
    await drawApplicationPage({
      job: { id: 'job-1', title: 'Gone', standing: 'SUSPENDED', myApplication: null, company },
    });
    expect(await screen.findByText('No longer accepting applications')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'View the job' })).toBeNull();
  });

  test('an application of someone else is not found', async () => {
    await drawApplicationPage(null);
    expect(await screen.findByText('We could not find this application')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'My Applications' })).toBeTruthy();
  });

  /** The texts of the list of steps. */
  async function readSteps() {
    const steps = await screen.findByRole('list', { name: 'Steps' });
    return within(steps)
      .getAllByRole('listitem')
      .map((step) => `${step.textContent} ${step.getAttribute('aria-current') ?? ''}`.trim());
  }

  test('shows the steps of the company, the present one and how long it takes', async () => {
    await drawApplicationPage();
    expect(await readSteps()).toEqual([
      'Sentdone',
      'Opened by the companydone',
      'In reviewdone',
      'Interview step',
      'Offer',
      'Decision',
    ]);
    expect(screen.getByText(/^You reached “Interview” \(1 day ago\)/).textContent).toContain(
      'For half of all applicants, this step takes 6 days at most.',
    );
  });

  test('an application is withdrawn with a reason, and the withdrawal is undone', async () => {
    const withdrawal = { at: '2026-11-21T10:00:00.000Z', reason: 'PAY', text: null };
    const until = new Date(Date.now() + 10_000).toISOString();
    const { asked, times, user } = await drawApplicationPage(
      {},
      {
        withdrawApplication: [{ withdrawal }, { undoUntil: until }],
        undoWithdrawal: [{}],
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Withdraw application' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('radio', { name: 'The pay is too low' }));
    await expectNoViolations(document.body);
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const now = vi.spyOn(clock, 'now').mockReturnValue(Date.parse(until) - 10_000);
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw application' }));
    await screen.findByRole('heading', { name: 'You withdrew this application' });
    await screen.findByText('Applications: 2');
    const later = timers.mock.calls.find(([, delay]) => delay === 13_000);
    timers.mockRestore();
    now.mockRestore();
    expect(asked).toEqual([{ id: 'sent-1', reason: 'PAY', text: null }]);
    expect(screen.queryByRole('list', { name: 'Steps' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Apply again' })).toBeTruthy();
    const offered = queuedToasts().at(-1)!;
    expect([offered.title, offered.until]).toEqual(['Application withdrawn', Date.parse(until)]);
    act(offered.action!.onPress);
    await screen.findByRole('list', { name: 'Steps' });
    expect(screen.getByRole('button', { name: 'Withdraw application' })).toBeTruthy();
    await screen.findByText('Applications: 3');
    // Once a withdrawal can no longer be undone, the page is asked for again.
    const before = times.application;
    act(later![0]);
    await vi.waitFor(() => expect(times.application).toBeGreaterThan(before));
  });

  test.each([
    ['the job takes no more applications', { standing: 'CLOSED', myApplication: null }],
    ['they have applied again', { myApplication: { id: 'sent-2' } }],
  ])('an applicant who withdrew cannot apply again if %s', async (_, job) => {
    const withdrawal = { at: '2026-11-21T10:00:00.000Z', reason: null, text: null };
    await drawApplicationPage({ withdrawal, job: { ...APPLICATION.job, ...job } });
    await screen.findByRole('heading', { name: 'You withdrew this application' });
    expect(screen.getByRole('link', { name: 'View the job' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Apply again' })).toBeNull();
  });

  test('what the company does is shown once the bell hears of it, or a few minutes later', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const current = { id: 's-2', name: 'Interview', typicalDays: null };
    const { times } = await drawApplicationPage({
      progress: { ...APPLICATION.progress, current },
    });
    await readSteps();
    expect(screen.queryByText(/this step takes/)).toBeNull();
    const before = times.application;
    act(announceArrival);
    // The page, its interviews and its offers.
    await vi.waitFor(() => expect(times.application).toBe(before + 3));
    await act(() => vi.advanceTimersByTimeAsync(4 * 60_000));
    await vi.waitFor(() => expect(times.application).toBeGreaterThan(before + 3));
  });

  test.each([
    ['HIRED', 'Hireddone'],
    ['REJECTED', 'Not taken furtherdone'],
  ])('%s: only the steps that it reached are done', async (status, outcome) => {
    await drawApplicationPage({ status, progress: { ...APPLICATION.progress, current: null } });
    const sent = ['Sentdone', 'Opened by the companydone'];
    expect(await readSteps()).toEqual([...sent, 'In reviewdone', outcome]);
  });

  test.each(['REJECTED', 'HIRED'])('%s: there is nothing to withdraw', async (status) => {
    await drawApplicationPage({ status, progress: null, rejectionMessage: 'Thank you.' });
    await screen.findByRole('list', { name: 'Steps' });
    expect(screen.queryByRole('button', { name: 'Withdraw application' })).toBeNull();
    expect(screen.getByText('Thank you.')).toBeTruthy();
  });

  test('what was sent is edited, keeping the resume', async () => {
    const { asked, user } = await drawApplicationPage(
      { isEditable: true, phone: null, expectedSalary: '5 LPA', resumeName: 'cv.pdf' },
      { editApplication: [{ coverLetter: 'Here I am again.' }] },
    );
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const letter = await screen.findByLabelText<HTMLTextAreaElement>(/Cover letter/);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'cv.pdf' }).checked).toBe(true);
    await user.clear(letter);
    await user.type(letter, 'Here I am again.');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Here I am again.')).toBeTruthy();
    expect(asked).toEqual([
      { id: 'sent-1', phone: null, coverLetter: 'Here I am again.', expectedSalary: '5 LPA' },
    ]);
    expect(queuedToasts().at(-1)!.title).toBe('Application updated');
  });

  test('a letter that is being rewritten when the session ends is there after the login, until it is sent', async () => {
    const edited = { isEditable: true, phone: null, expectedSalary: '5 LPA', resumeName: null };
    const letter = () => screen.findByLabelText<HTMLTextAreaElement>(/Cover letter/);
    const openForm = async () => {
      const drawn = await drawApplicationPage(edited, {
        editApplication: [{ coverLetter: 'Here I am. Again.' }],
      });
      await drawn.user.click(await screen.findByRole('button', { name: 'Edit' }));
      return drawn;
    };
    const before = await openForm();
    await before.user.type(await letter(), ' Again.');
    cleanup();
    act(() => endSession('refused'));
    const { asked, user } = await openForm();
    expect((await letter()).value).toBe('Here I am. Again.');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Here I am. Again.');
    expect(asked).toMatchObject([{ coverLetter: 'Here I am. Again.', expectedSalary: '5 LPA' }]);
    cleanup();
    await openForm();
    expect((await letter()).value).toBe('Here I am.');
  });

  test('after the end, the one question is answered and can be changed', async () => {
    const answered = { treatment: { rating: 4, comment: null, isChangeable: true } };
    const { asked, user } = await drawApplicationPage(
      { status: 'REJECTED', treatment: { rating: null, comment: null, isChangeable: true } },
      { rateTreatment: [answered] },
    );
    const part = await screen.findByRole('region', { name: 'How did Lotus Works treat you?' });
    await user.click(await within(part).findByRole('button', { name: 'Send answer' }));
    expect(within(part).getByRole('alert')).toBeTruthy();
    await user.click(within(part).getByRole('radio', { name: 'Well' }));
    await user.click(within(part).getByRole('button', { name: 'Send answer' }));
    const answer = await within(part).findByText('Your answer: Well.');
    await waitFor(() => expect(document.activeElement).toBe(answer.parentElement));
    expect(asked).toEqual([{ id: 'sent-1', rating: 4, comment: null }]);
    await user.click(within(part).getByRole('button', { name: 'Change answer' }));
    const form = within(part).getByRole('button', { name: 'Send answer' }).closest('form')!;
    expect(document.activeElement).toBe(form.parentElement);
    expect(within(part).getByRole<HTMLInputElement>('radio', { name: 'Well' }).checked).toBe(true);
    await expectNoViolations(part);
  });
});
