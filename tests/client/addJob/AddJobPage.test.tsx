import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { closeToast, queuedToasts } from '#client/ui/toast.ts';
import { Page } from '#client/pages/addJob/AddJobPage.tsx';
import { drawInSite, expectAddress, leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { drawAddJob, READY } from './drawAddJob.tsx';

const user = userEvent.setup({ delay: null });

beforeEach(() => {
  act(() => logInAs({ role: 'EMPLOYER' }));
});
afterEach(() => {
  act(() => {
    leave();
    localStorage.clear();
    for (const { id } of queuedToasts()) closeToast(id);
  });
});

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const box = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const step = () => screen.getAllByRole('heading', { level: 2 })[0]?.textContent;
const reaches = (name: string) => waitFor(() => expect(step()).toBe(name));
const called = (asked: [string, object][], name: string) =>
  asked.filter(([what]) => what === name).map(([, input]) => input);

async function chooseTitle(typed: string) {
  await user.type(screen.getByRole('combobox', { name: /Job Title/ }), typed);
  await user.keyboard('{ArrowDown}{Enter}');
}

test('colleagues who may not post are led to the jobs', async () => {
  act(() => logInAs({ role: 'EMPLOYER', teamRole: 'INTERVIEWER' }));
  const { unmount } = await drawInSite(<Page />, { path: '/add-job' });
  await expectAddress('/manage-jobs');
  unmount();
});

test('a page that failed to load is asked for again', async () => {
  let isDown = true;
  await drawAddJob({
    load: () => {
      if (isDown) throw new Error('down');
    },
  });
  isDown = false;
  await user.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Basic Info' })).toBeTruthy();
});

describe('the three steps', () => {
  test('wait until they are complete, and Enter submits nothing before the last', async () => {
    const { asked, container } = await drawAddJob();
    expect(step()).toBe('Basic Info');
    expect(button('Next').disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull();
    await chooseTitle('accountant');
    expect(box(/^Category/).value).toBe('finance_banking');
    // The company's own industry.
    expect(box(/^Industry/).value).toBe('manufacturing');
    fireEvent.submit(screen.getByRole('form', { name: 'Post a Job' }));
    await user.selectOptions(box(/^Job Type/), 'FULL_TIME');
    expect(button('Next').disabled).toBe(true);
    // What was chosen is not changed by another title.
    await user.selectOptions(box(/^Category/), 'logistics_saas');
    await user.selectOptions(box(/^Industry/), 'banking');
    await user.clear(screen.getByRole('combobox', { name: /Job Title/ }));
    await chooseTitle('accountant');
    expect([box(/^Category/).value, box(/^Industry/).value]).toEqual(['logistics_saas', 'banking']);
    expect(screen.getByText('To continue, fill in: Location.')).toBeTruthy();
    expect(called(asked, 'create')).toEqual([]);
    await expectNoViolations(container);
  });

  test('keep a title that is not on the list in the box, and say why it cannot be used', async () => {
    await drawAddJob();
    const title = screen.getByRole<HTMLInputElement>('combobox', { name: /Job Title/ });
    await user.type(title, 'Chief Happiness Officer');
    await user.tab();
    expect(title.value).toBe('Chief Happiness Officer');
    screen.getByText(/^“Chief Happiness Officer” is not on our list\./);
    await user.clear(title);
    expect(screen.queryByText(/is not on our list/)).toBeNull();
    await user.type(title, 'banking acc');
    // Categories are searched too.
    expect(screen.getByRole('option', { name: /^Accountant/ }).textContent).toContain(
      'Finance & Banking',
    );
  });

  test('move forward and back with the focus on the heading, and post what was filled in', async () => {
    const { asked } = await drawAddJob({ draft: { ...READY, description: '', requirements: '' } });
    expect(screen.queryByText(/you also need/)).toBeNull();
    await user.selectOptions(box(/^Experience Level/), '');
    expect(screen.getByText('To post the job, you also need: Experience Level.')).toBeTruthy();
    await user.selectOptions(box(/^Experience Level/), '2');
    await user.click(button('Next'));
    await expectAddress('/add-job?step=2');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Description'));
    expect(button('Next').disabled).toBe(true);
    await user.type(box(/^Job Description/), 'Keep the books.');
    await user.type(box(/^Requirements/), 'Tally');
    fireEvent.submit(screen.getByRole('form', { name: 'Post a Job' }));
    expect(step()).toBe('Description');
    await user.click(button('Previous'));
    await reaches('Basic Info');
    await user.click(button('Next'));
    await reaches('Description');
    await user.click(button('Next'));
    await reaches('Settings');
    await user.type(box(/^Salary/), '5 - 10 LPA');
    expect(screen.getByText('We read this as ₹5–10L a year.')).toBeTruthy();
    await user.click(button('Post Job'));
    await waitFor(() => expect(called(asked, 'create')).toHaveLength(1));
    expect(called(asked, 'create')[0]).toMatchObject({
      ...READY,
      requirements: 'Tally',
      salary: '5 - 10 LPA',
      applicationDeadline: null,
      isRemote: false,
    });
    expect(queuedToasts()[0]).toMatchObject({
      title: 'Job Posted Successfully!',
      message: 'Your job posting has been created and is now live.',
      duration: 6000,
    });
    await expectAddress('/manage-jobs');
    expect(called(asked, 'discard')).toHaveLength(1);
    expect(localStorage.getItem('job-draft:1')).toBeNull();
  });

  test('a second press while the draft is being saved does not post a second job', async () => {
    let release: () => void = () => undefined;
    const saved = new Promise<void>((resolve) => (release = resolve));
    const { asked } = await drawAddJob({
      draft: READY,
      path: '/add-job?step=3',
      hold: (what) => (what === 'save' ? saved : undefined),
    });
    fireEvent.change(box(/^Salary/), { target: { value: '5 LPA' } });
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(called(asked, 'save')).toHaveLength(1));
    await user.click(button('Post Job'));
    await user.click(button('Post Job'));
    // A draft that is saved after the job is posted would come back.
    expect(called(asked, 'create')).toEqual([]);
    release();
    await waitFor(() => expect(queuedToasts()[0]?.title).toBe('Job Posted Successfully!'));
    expect(called(asked, 'create')).toHaveLength(1);
  });

  test('a job that awaits approval says so', async () => {
    await drawAddJob({
      draft: READY,
      standing: 'PENDING',
      company: 'PENDING',
      path: '/add-job?step=3',
    });
    expect(screen.getByText(/^Your job goes live once we have approved it/)).toBeTruthy();
    await user.click(button('Post Job'));
    await waitFor(() =>
      expect(queuedToasts()[0]?.message).toBe(
        'Your job posting has been created and will go live once it is approved.',
      ),
    );
  });

  test('the preview shows everything, read-only', async () => {
    const { container } = await drawAddJob({ draft: { ...READY, salary: '25,000 per month' } });
    await user.click(button('Preview'));
    await expectAddress('/add-job?view=preview');
    for (const text of [
      'Accountant',
      'Lotus Works',
      'Pune, Maharashtra',
      '2 years',
      'Tally',
      'GST',
    ])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText('₹25,000 a month · ₹3L a year')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    await expectNoViolations(container);
    await user.click(button('Edit'));
    await reaches('Basic Info');
  });

  test('an address with half a step opens the first one', async () => {
    await drawAddJob({ draft: READY, path: '/add-job?step=2.5' });
    expect(await screen.findByRole('combobox', { name: /Job Title/ })).toBeTruthy();
  });

  test('the preview shows a number as it is understood, and as it was typed if it is not', async () => {
    await drawAddJob({ draft: READY, path: '/add-job?step=3' });
    const box = await screen.findByLabelText(/^Openings/);
    const shown = () => screen.getByText('Openings', { selector: 'dt' }).nextSibling?.textContent;
    await user.type(box, '1,000');
    await user.click(button('Preview'));
    await waitFor(() => expect(shown()).toBe('1,000'));
    await user.click(button('Edit'));
    await user.type(await screen.findByLabelText(/^Openings/), ' or so');
    await user.click(button('Preview'));
    await waitFor(() => expect(shown()).toBe('1,000 or so'));
  });

  test('the preview shows marks and deadline, and names what is missing', async () => {
    const marked = { isFeatured: true, isUrgent: true, isRemote: true };
    const { unmount } = await drawAddJob({
      draft: { ...READY, ...marked, applicationDeadline: '2026-12-24', benefits: 'Bus' },
      path: '/add-job?view=preview',
    });
    const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextSibling;
    expect(fact('Application Deadline')?.textContent).toMatch(/24 Dec 2026/);
    for (const mark of ['Featured', 'Hot', 'Remote', 'Bus'])
      expect(screen.getByText(mark)).toBeTruthy();
    unmount();
    await drawAddJob({ draft: { title: 'Accountant' }, path: '/add-job?view=preview' });
    expect(fact('Location')?.textContent).toBe('Not filled in yet');
    expect(fact('Salary')?.textContent).toBe('Not disclosed');
    expect(fact('Application Deadline')?.textContent).toBe('No closing date');
    expect(screen.queryByText('Remote')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Benefits' })).toBeNull();
  });
});

describe('a failure', () => {
  test('names what is missing, links there, and disappears on typing', async () => {
    const { asked } = await drawAddJob({
      draft: { ...READY, industry: null, experience: null },
      path: '/add-job?step=3',
    });
    await user.click(button('Post Job'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Error Posting Job');
    expect(alert.textContent).toContain('Missing required fields: industry, experience');
    await user.click(within(alert).getByRole('button', { name: 'Industry is required' }));
    await waitFor(() => expect(document.activeElement).toBe(box(/^Industry/)));
    await user.selectOptions(box(/^Industry/), 'banking');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText('Industry is required')).toBeNull();
    // From then on, each step begins with its heading again.
    await user.click(button('Next'));
    await reaches('Description');
    await user.click(button('Previous'));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Basic Info'));
    expect(called(asked, 'create')).toEqual([]);
  });

  test('of the server keeps everything and shows its message', async () => {
    const { asked } = await drawAddJob({
      draft: READY,
      company: null,
      path: '/add-job?step=3',
      refuses: (what) => (what === 'create' ? 'No company found for this user' : undefined),
    });
    expect(screen.getByText('Your company has no profile yet')).toBeTruthy();
    await user.type(box(/^Salary/), '6 LPA');
    await user.click(button('Post Job'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('No company found for this user');
    expect(box(/^Salary/).value).toBe('6 LPA');
    expect(called(asked, 'discard')).toEqual([]);
    await waitFor(() => expect(called(asked, 'save').at(-1)).toMatchObject({ salary: '6 LPA' }));
    await user.type(box(/^Salary/), ' fixed');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('without a message says that the job could not be created', async () => {
    await drawAddJob({
      draft: READY,
      path: '/add-job?step=3',
      refuses: (what) => (what === 'create' ? '' : undefined),
    });
    await user.click(button('Post Job'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Error Posting Job');
    expect(alert.textContent).toContain('Failed to create job');
  });

  test('says that the address must be confirmed, until it is', async () => {
    act(() => logInAs({ role: 'EMPLOYER', emailVerified: false }));
    await drawAddJob({
      draft: READY,
      path: '/add-job?step=3',
      rule: 'job.create.verified-address',
      refuses: (what) => (what === 'create' ? 'Confirm your email address first.' : undefined),
    });
    await user.click(button('Post Job'));
    expect(await screen.findByRole('button', { name: 'Resend link' })).toBeTruthy();
    act(() => logInAs({ role: 'EMPLOYER' }));
    await screen.findByText('Your email address is confirmed. You can post the job now.');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a past deadline is reported at once', async () => {
    await drawAddJob({ draft: READY, path: '/add-job?step=3' });
    fireEvent.change(box(/^Application Deadline/), { target: { value: '2020-01-01' } });
    expect(screen.getByText('Application deadline cannot be in the past')).toBeTruthy();
  });
});

describe('the salary', () => {
  test('asks whether an amount is monthly or yearly, and applies the answer', async () => {
    await drawAddJob({ draft: READY, path: '/add-job?step=3' });
    await user.type(box(/^Salary/), '25000');
    expect(screen.getByText(/monthly or yearly\?/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Monthly: ₹25,000 a month · ₹3L a year' }));
    expect(box(/^Salary/).value).toBe('25000 per month');
    expect(document.activeElement).toBe(box(/^Salary/));
    expect(screen.getByText('We read this as ₹25,000 a month · ₹3L a year.')).toBeTruthy();
  });
});
