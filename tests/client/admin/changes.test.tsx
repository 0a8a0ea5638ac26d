import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Page as CompaniesPage } from '#client/pages/admin/AdminCompaniesPage.tsx';
import { Page as CompanyPage } from '#client/pages/admin/AdminCompanyPage.tsx';
import { Page as JobPage } from '#client/pages/admin/AdminJobPage.tsx';
import { Page as JobsPage } from '#client/pages/admin/AdminJobsPage.tsx';
import { closeToast, queuedToasts } from '#client/ui/toast.ts';
import { expectAddress, leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { aCompany, aJob, type World } from './adminWorld.ts';
import { drawAdmin } from './drawAdmin.tsx';

const user = userEvent.setup({ delay: null });
const AT = '2026-11-20T08:00:00.000Z';

beforeEach(() => {
  act(() => logInAs({ role: 'ADMIN' }));
});
afterEach(() => {
  act(() => {
    leave();
    for (const { id } of queuedToasts()) closeToast(id);
  });
});

const aField = (name: string, before: string | null, after: string | null) => ({
  __typename: 'ChangedField',
  name,
  before,
  after,
});
const aChange = (id: string, fields: object[], values: object = {}) => ({
  __typename: 'PendingChange',
  id,
  proposedAt: AT,
  riskSigns: [],
  fields,
  ...values,
});
const PAY = aField('salary', '5 LPA', '9 LPA');
const aChangedJob = (id: string, fields: object[] = [PAY], values: object = {}) =>
  aJob(id, { adminStatus: 'APPROVED' }, { pendingChange: aChange(`p${id}`, fields, values) });

const card = async () => within(await screen.findByRole('region', { name: 'Change to review' }));
const noCard = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: 'Change to review' })).toBeNull());
const titles = () => [...document.querySelectorAll('[data-name]')].map((a) => a.textContent);
const chip = (text: string) => screen.getByText(text, { selector: 'button' });
const toasts = () => queuedToasts().map(({ title, message }) => [title, message]);
const marked = (name: string) => {
  const field = screen.getByRole('heading', { level: 4, name }).closest('li')!;
  const texts = (tag: string) => [...field.querySelectorAll(tag)].map((part) => part.textContent);
  return { now: texts('del'), fresh: texts('ins'), whole: texts('dd') };
};

const drawJob = (world: World) =>
  drawAdmin(JobPage, { path: '/admin/jobs/1', route: '/admin/jobs/:jobId', ...world });

/** The result of a decision: the job without its pending change. */
const decided = (jobs: ReturnType<typeof aJob>[]) => (input: { id: string }) => {
  const row = jobs.find(({ job }) => `p${job.id}` === input.id)!;
  row.job = { ...row.job, pendingChange: null };
  return { job: { ...row }, company: null };
};

test('jobs with a pending change are listed separately and marked in every other list', async () => {
  const jobs = [aChangedJob('1'), aJob('2'), aChangedJob('3')];
  const { asked } = await drawAdmin(JobsPage, {
    path: '/admin/jobs?status=approved',
    jobs,
    decide: decided(jobs),
  });
  await screen.findByText('2 jobs');
  expect(screen.getAllByText('Change to review')).toHaveLength(2);
  await user.click(chip('Reported'));
  await expectAddress('/admin/jobs?reported=1');
  await user.click(chip('Changes to review'));
  await expectAddress('/admin/jobs?changed=1');
  await waitFor(() => expect(titles()).toEqual(['Job 1', 'Job 3']));
  expect(chip('All').getAttribute('aria-pressed')).toBe('false');

  await user.click(screen.getByRole('link', { name: 'Job 1' }));
  await user.click((await card()).getByRole('button', { name: 'Approve change: Job 1' }));
  await expectAddress('/admin/jobs?changed=1');
  await waitFor(() => expect(titles()).toEqual(['Job 3']));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Job 3'));
  expect(asked).toEqual([
    ['decidePendingChange', { id: 'p1', proposedAt: AT, decision: 'APPROVE' }],
  ]);
  expect(toasts()).toEqual([['Change approved', 'Job 1']]);
});

test('a change shows its risk signs and each difference, and is approved', async () => {
  const text = 'Keep the books.\nअनुभव 2 वर्ष। Ask for Asha.';
  const fields = [
    aField('title', 'Accountant', 'Senior accountant'),
    aField('description', text, text.replace('वर्ष', 'वर्षों').replace('Asha', 'Asha Rao')),
    aField('isRemote', 'false', 'true'),
    aField('experienceLevel', 'mid_level', 'senior_level'),
    aField('experience', null, '5'),
    aField('benefits', 'Bus', ''),
  ];
  const jobs = [aChangedJob('1', fields, { riskSigns: ['CONTACT'] })];
  jobs[0]!.changedSinceApproval = ['salary', 'salaryMin', 'description'];
  const { container } = await drawJob({ jobs, decide: decided(jobs) });
  const shown = await card();
  expect(shown.getByText('Contact details in the text')).toBeTruthy();
  expect(shown.getByText(/^Sent for review: /).getAttribute('datetime')).toBe(AT);
  expect(marked('job title')).toMatchObject({ now: ['Accountant'], fresh: ['Senior accountant'] });
  const description = marked('description');
  expect(description.now).toEqual(['वर्ष']);
  expect(description.fresh).toEqual(['वर्षों', 'Rao']);
  expect(description.whole[0]).toBe(text);
  expect(marked('remote work')).toMatchObject({ now: ['No'], fresh: ['Yes'] });
  expect(marked('experience level').whole).toEqual(['Mid Level', 'Senior Level']);
  expect(marked('years of experience').whole).toEqual(['Not specified', '5 years']);
  expect(marked('benefits').whole).toEqual(['Bus', 'Not specified']);
  expect(screen.getByText('Changed since approval: salary, description')).toBeTruthy();
  await expectNoViolations(container);
  await user.click(shown.getByRole('button', { name: 'Approve change: Job 1' }));
  await noCard();
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
});

test('a change edited in the meantime reloads and keeps the typed note', async () => {
  const jobs = [aChangedJob('1')];
  const end = decided(jobs);
  const { asked } = await drawJob({
    jobs,
    decide: (input) => {
      if (asked.length > 1) return end(input);
      const newer = { proposedAt: '2026-11-20T09:30:00.000Z' };
      const fields = [aField('salary', '5 LPA', '12 LPA')];
      jobs[0]!.job = { ...jobs[0]!.job, pendingChange: aChange('p1', fields, newer) };
      throw new GraphQLError('It was edited.', { extensions: { code: 'CONFLICT' } });
    },
  });
  const reject = async (note?: string) => {
    await user.click((await card()).getByRole('button', { name: 'Reject change: Job 1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject change' }));
    const box = dialog.getByLabelText<HTMLTextAreaElement>('Note to the employer');
    if (note) await user.clear(box);
    if (note) await user.paste(note);
    const written = box.value;
    await user.click(dialog.getByRole('button', { name: 'Reject change' }));
    return written;
  };
  await reject('Too good to be true');
  await waitFor(() => expect(marked('salary').fresh).toEqual(['12']));
  expect(toasts()).toEqual([['We could not save your decision', 'It was edited.']]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await reject()).toBe('Too good to be true');
  await noCard();
  expect(asked.map(([, input]) => input)).toMatchObject([
    { proposedAt: AT, decision: 'REJECT' },
    { proposedAt: '2026-11-20T09:30:00.000Z', adminNotes: 'Too good to be true' },
  ]);
  expect(toasts().at(-1)).toEqual(['Change rejected', 'Job 1']);
});

test('a company’s change shows its logos; one that is gone says so and disappears', async () => {
  const fields = [
    aField('logo', '/uploads/logos/a', '/uploads/logos/b'),
    aField('website', 'https://company.example', 'https://company.test'),
  ];
  const companies = [
    aCompany('1', { adminStatus: 'APPROVED', pendingChange: aChange('p1', fields) }),
    aCompany('2'),
  ];
  const { unmount } = await drawAdmin(CompaniesPage, { path: '/admin/companies', companies });
  await screen.findByText('2 companies');
  await user.click(chip('Changes to review'));
  await expectAddress('/admin/companies?changed=1');
  await waitFor(() => expect(titles()).toEqual(['Company 1']));
  expect(screen.getByText('Change to review')).toBeTruthy();
  unmount();

  const { container } = await drawAdmin(CompanyPage, {
    path: '/admin/companies/1',
    route: '/admin/companies/:companyId',
    companies,
    decide: () => {
      companies[0]!.pendingChange = null;
      throw new GraphQLError('There is no such change.', { extensions: { code: 'NOT_FOUND' } });
    },
  });
  const shown = await card();
  const pictures = shown.getAllByRole<HTMLImageElement>('img');
  expect(pictures.map(({ alt, src }) => [alt, new URL(src).pathname])).toEqual([
    ['Current logo', '/uploads/logos/a'],
    ['Proposed logo', '/uploads/logos/b'],
  ]);
  expect(marked('website').fresh).toEqual(['test']);
  await expectNoViolations(container);
  await user.click(shown.getByRole('button', { name: 'Approve change: Company 1' }));
  await noCard();
  expect(toasts()).toEqual([['We could not save your decision', 'There is no such change.']]);
});
