import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deviceStore } from '#client/lib/offline/deviceStore.ts';
import { currentSession, endSession } from '#client/lib/session.ts';
import { queuedToasts } from '#client/ui/toast.ts';
import { fakeUploads, fileOf, underWay, UPLOADED } from '#tests/client/file/fakeUploads.ts';
import {
  keepWaitingApplication,
  waitingApplicationOf,
} from '#client/components/apply/waitingApplication.ts';
import { clock } from '#client/lib/clock.ts';
import { expectAddress, leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { drawApplyDialog, stored } from './drawApplyDialog.tsx';

const MB = 1024 * 1024;
const YEARS = {
  __typename: 'JobQuestion',
  key: 'q2',
  text: 'How many years?',
  kind: 'NUMBER',
  options: [],
  isRequired: false,
  wanted: [],
  minimum: null,
  weight: null,
};

beforeEach(fakeUploads);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  act(leave);
});

const submit = () => screen.findByRole('button', { name: 'Submit Application' });
const box = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const input = () => document.querySelector<HTMLInputElement>('input[type=file]')!;
const refuse = (message: string, extensions: object) => () => {
  throw new GraphQLError(message, { extensions: { ...extensions } });
};

describe('the application dialog', () => {
  test('takes one press with a stored resume, and confirms the application', async () => {
    const { user, asked, onClose } = await drawApplyDialog({
      resumes: [stored('other', false), stored('best', true)],
    });
    await submit();
    expect(box('Name').value).toBe('Asha Rao');
    expect(box('Email').value).toBe('asha@people.example');
    await expectNoViolations(document.body);
    await user.click(await submit());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(asked).toEqual([
      {
        jobId: 'job-1',
        name: 'Asha Rao',
        email: 'asha@people.example',
        phone: null,
        coverLetter: '',
        expectedSalary: null,
        resume: 'best',
      },
    ]);
    expect(queuedToasts().at(-1)).toMatchObject({
      kind: 'success',
      title: 'Application Submitted!',
      message: 'We will get back to you soon. Thank you for your interest!',
      duration: 6_000,
    });
  });

  test('refreshes the seeker’s lists and figures after applying', async () => {
    const { user, onClose, counted } = await drawApplyDialog({ counts: true });
    await submit();
    await screen.findByText('Applications: 1');
    await user.click(await submit());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    await screen.findByText('Applications: 2');
    await screen.findByText('Applicants: 12');
    expect(counted()).toBe(2);
  });

  test('validates with the documented messages', async () => {
    const { user, asked } = await drawApplyDialog();
    await submit();
    await user.clear(box('Name'));
    await user.clear(box('Email'));
    await user.click(await submit());
    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toContain('Name is required');
    expect(summary.textContent).toContain('Email is required');
    await user.type(box('Email'), 'asha');
    await user.click(await submit());
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toContain('Please enter a valid email'),
    );
    expect(asked).toEqual([]);
  });

  test.each([
    ['cv.png', 10, 'Please upload a PDF or Word document'],
    ['cv.pdf', 10 * MB, 'File size must be less than 10MB'],
  ])('refuses %s of %i bytes', async (name, size, message) => {
    const { user } = await drawApplyDialog();
    await submit();
    await user.upload(input(), fileOf(name, size));
    expect(screen.getByRole('alert').textContent).toBe(message);
    expect(underWay()).toBeUndefined();
  });

  test('sends the uploaded file, and waits for one still uploading', async () => {
    const { user, asked, onClose } = await drawApplyDialog();
    await submit();
    await user.upload(input(), fileOf('cv.pdf'));
    await user.click(await submit());
    expect(asked).toEqual([]);
    act(() => underWay().answer(201, UPLOADED));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(asked[0]).toMatchObject({ resume: 'file-1' });
  });

  test('sends a sixth resume without storing it', async () => {
    const five = ['1', '2', '3', '4', '5'].map((id) => stored(id, id === '1'));
    const { user, asked, onClose } = await drawApplyDialog({ resumes: five });
    await submit();
    await user.click(screen.getByRole('radio', { name: 'Upload another resume' }));
    // Neither a missing file nor one that was refused is left out silently.
    await user.click(await submit());
    expect(await screen.findByText(/^Choose the file to upload/)).toBeTruthy();
    await user.upload(input(), fileOf('cv.pdf'));
    act(() => underWay().answer(400, { message: 'Empty file' }));
    await user.click(await submit());
    expect(await screen.findByText(/^We could not upload cv.pdf/)).toBeTruthy();
    expect(asked).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await user.upload(input(), fileOf('cv.pdf'));
    expect(screen.queryByText(/^We could not upload cv.pdf/)).toBeNull();
    expect(underWay().url).toBe('/api/upload/file');
    act(() => underWay().answer(201, UPLOADED));
    await user.click(await submit());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(asked[0]).toMatchObject({ resume: 'file-1' });
  });

  test('stays on the device with its resume if there is no network', async () => {
    const { user, asked, onClose } = await drawApplyDialog({ questions: [YEARS] });
    const { token } = currentSession();
    const account = { userId: '1', token, locale: 'en' };
    vi.spyOn(deviceStore, 'all').mockImplementation(
      async (name) => (name === 'accounts' ? [account] : []) as never,
    );
    vi.spyOn(deviceStore, 'remove').mockResolvedValue();
    const write = vi.spyOn(deviceStore, 'write').mockResolvedValue();
    await submit();
    await user.type(box(/Cover letter/), 'From the train.');
    await user.type(box(/How many years/), '4');
    await user.upload(input(), fileOf('cv.pdf'));
    act(() => underWay().break());
    await screen.findByText(/cv.pdf will be uploaded with your application/);
    await user.click(await submit());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(asked).toEqual([]);
    expect(queuedToasts().at(-1)).toMatchObject({ title: 'Your application is saved' });
    expect(write).toHaveBeenCalledExactlyOnceWith('outbox', {
      id: expect.any(String),
      userId: '1',
      kind: 'apply',
      about: 'apply job-1',
      title: 'Staff Nurse',
      createdAt: expect.any(Number),
      mayHaveArrived: true,
      request: {
        method: 'POST',
        path: '/api/applications',
        body: expect.objectContaining({
          jobId: 'job-1',
          coverLetter: 'From the train.',
          answers: [{ question: 'q2', answer: '4' }],
        }),
      },
      file: { content: expect.any(File), name: 'cv.pdf', path: 'resume' },
    });
  });

  test('one that waits on the device is opened as it was written, and no longer waits once it is sent', async () => {
    const answers = [{ question: 'q2', answer: '4' }];
    const entry = (jobId: string, coverLetter: string) => ({
      id: `entry ${jobId}`,
      userId: '1',
      kind: 'apply',
      about: `apply ${jobId}`,
      request: { body: { jobId, coverLetter, name: 'A. Rao', resume: null, answers } },
      file: { content: new Blob(['x']), name: `${jobId}.pdf`, path: 'resume' },
    });
    const entries = [entry('job-2', 'For another job.'), entry('job-1', 'From the train.')];
    vi.spyOn(deviceStore, 'all').mockImplementation(
      async (name) => (name === 'outbox' ? entries : []) as never,
    );
    const remove = vi.spyOn(deviceStore, 'remove').mockResolvedValue();
    const { user, asked, onClose } = await drawApplyDialog({
      resumes: [stored('best', true)],
      questions: [YEARS],
    });
    await submit();
    const texts = [/Cover letter/, 'Name', /How many years/].map((name) => box(name).value);
    expect(texts).toEqual(['From the train.', 'A. Rao', '4']);
    expect((underWay().form!.get('file') as File).name).toBe('job-1.pdf');
    act(() => underWay().answer(201, UPLOADED));
    await user.type(box(/Cover letter/), ' Twice.');
    cleanup();
    // What was typed later counts more than what waits.
    await drawApplyDialog({ resumes: [stored('best', true)] });
    await submit();
    expect(box(/Cover letter/).value).toBe('From the train. Twice.');
    cleanup();
    const again = await drawApplyDialog({ resumes: [stored('best', true)] });
    await submit();
    act(() => underWay().answer(201, UPLOADED));
    await again.user.click(await submit());
    await waitFor(() => expect(again.onClose).toHaveBeenCalledOnce());
    expect(again.asked[0]).toMatchObject({
      coverLetter: 'From the train. Twice.',
      resume: 'file-1',
    });
    expect([asked, onClose.mock.calls]).toEqual([[], []]);
    await waitFor(() => expect(remove).toHaveBeenCalledWith('outbox', 'entry job-1'));
  });

  test('can be sent without a resume', async () => {
    const { user, asked } = await drawApplyDialog({ resumes: [stored('best', true)] });
    await submit();
    await user.click(screen.getByRole('radio', { name: 'Apply without a resume' }));
    await user.click(await submit());
    await waitFor(() => expect(asked[0]).toMatchObject({ resume: null }));
  });

  test('keeps what was typed when it is refused', async () => {
    const { user, onClose } = await drawApplyDialog({
      answer: refuse('This job is no longer accepting applications.', { code: 'RULE_VIOLATION' }),
    });
    await submit();
    await user.type(box(/Cover letter/), 'Here I am.');
    await user.click(await submit());
    expect((await screen.findByRole('alert')).textContent).toContain('no longer accepting');
    expect(box(/Cover letter/).value).toBe('Here I am.');
    expect(onClose).not.toHaveBeenCalled();
  });

  test('a refusal for an unconfirmed address says where the link is, until it is confirmed', async () => {
    const rule = 'application.submit.verified-address';
    const { user } = await drawApplyDialog({
      emailVerified: false,
      answer: refuse('Confirm your email address first.', { code: 'RULE_VIOLATION', rule }),
    });
    expect((await screen.findByRole('status')).textContent).toContain('asha@people.example');
    await user.type(box(/Cover letter/), 'Here I am.');
    await user.click(await submit());
    const refusal = await screen.findByRole('alert');
    expect(refusal.textContent).toContain('open the link we sent to asha.rao@mail.example');
    expect(screen.getAllByRole('button', { name: 'Resend link' })).toHaveLength(1);
    act(() => logInAs({ role: 'JOB_SEEKER', emailVerified: true }));
    await screen.findByText('Your email address is confirmed. You can send your application now.');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(box(/Cover letter/).value).toBe('Here I am.');
  });

  test('an application that waits for a confirmed address continues in another tab', async () => {
    const { user } = await drawApplyDialog({ emailVerified: false });
    await submit();
    await user.type(box(/Cover letter/), 'Here I am.');
    await user.clear(box('Name'));
    await user.type(box('Name'), 'A. Rao');
    cleanup();
    sessionStorage.clear();
    expect(waitingApplicationOf('1')).toMatchObject({ jobId: 'job-1', title: 'Staff Nurse' });
    expect(waitingApplicationOf('2')).toBeNull();
    const other = await drawApplyDialog();
    await submit();
    expect(box(/Cover letter/).value).toBe('Here I am.');
    expect(box('Name').value).toBe('A. Rao');
    await other.user.click(await submit());
    await waitFor(() => expect(waitingApplicationOf('1')).toBeNull());
  });

  test('what waits for a confirmed address belongs to its job, for as long as the link works', async () => {
    const typed = { coverLetter: 'For another job.' };
    keepWaitingApplication({ userId: '1', jobId: 'job-2', title: 'Cook', typed });
    await drawApplyDialog();
    await submit();
    expect(box(/Cover letter/).value).toBe('');
    const week = 7 * 24 * 60 * 60_000;
    const now = vi.spyOn(clock, 'now').mockReturnValue(Date.now() + week - 60_000);
    expect(waitingApplicationOf('1')).not.toBeNull();
    now.mockReturnValue(Date.now() + week + 60_000);
    expect(waitingApplicationOf('1')).toBeNull();
  });

  test('logging out forgets an application that waits', async () => {
    await drawApplyDialog({ emailVerified: false });
    await submit();
    expect(waitingApplicationOf('1')).not.toBeNull();
    act(leave);
    expect(waitingApplicationOf('1')).toBeNull();
  });

  test('leads to the login when the session ends, whether the client or the server notices it', async () => {
    const { onClose } = await drawApplyDialog();
    await submit();
    act(() => endSession('refused'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    await expectAddress('/login');
  });

  test('restores the typed text after a new login, until it is sent', async () => {
    const { user } = await drawApplyDialog();
    await submit();
    await user.type(box(/Cover letter/), 'Here I am.');
    await user.type(box(/Expected salary/i), '5 LPA');
    act(() => endSession('refused'));
    await expectAddress('/login');
    cleanup();
    const again = await drawApplyDialog();
    await submit();
    expect(box(/Cover letter/).value).toBe('Here I am.');
    expect(box(/Expected salary/i).value).toBe('5 LPA');
    await again.user.click(await submit());
    await waitFor(() => expect(again.asked[0]).toMatchObject({ coverLetter: 'Here I am.' }));
    await waitFor(() => expect(again.onClose).toHaveBeenCalledOnce());
    cleanup();
    await drawApplyDialog();
    await submit();
    expect(box(/Cover letter/).value).toBe('');
  });

  test('tells users who have applied before, and users who are not seekers', async () => {
    await drawApplyDialog({
      sent: { id: 'sent-1', status: 'PENDING', appliedAt: '2026-11-20T10:00:00.000Z' },
    });
    expect(await screen.findByText('Applied on 20 Nov 2026')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'My application' });
    expect(link.getAttribute('href')).toBe('/my-applications/sent-1');
  });

  test('tells an employer that only seekers can apply', async () => {
    await drawApplyDialog({ user: { role: 'EMPLOYER' } });
    expect(await screen.findByText(/Only job seekers can apply/)).toBeTruthy();
  });

  test('is available in Hindi', async () => {
    await drawApplyDialog({ locale: 'hi' });
    expect(await screen.findByRole('button', { name: 'आवेदन भेजें' })).toBeTruthy();
    expect(screen.getByRole('dialog', { name: 'Staff Nurse के लिए आवेदन' })).toBeTruthy();
  });
});
