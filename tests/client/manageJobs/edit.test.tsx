import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeToast, queuedToasts } from '#client/ui/toast.ts';
import { expectAddress, leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { aJob, drawManageJobs } from './drawManageJobs.tsx';

const user = userEvent.setup({ delay: null });

beforeEach(() => {
  act(() => logInAs({ role: 'EMPLOYER' }));
});
afterEach(() => {
  act(() => {
    leave();
    for (const { id } of queuedToasts()) closeToast(id);
  });
});

async function openEdit(world: Parameters<typeof drawManageJobs>[0]) {
  const drawn = await drawManageJobs(world);
  await screen.findByText('1 job');
  await user.click(screen.getByRole('button', { name: 'Edit: Job 1' }));
  await screen.findByLabelText(/^Salary/);
  const dialog = screen.getByRole('dialog', { name: 'Edit Job' });
  const box = (name: RegExp) => within(dialog).getByLabelText<HTMLInputElement>(name);
  const press = (name: string) => user.click(within(dialog).getByRole('button', { name }));
  return { ...drawn, dialog, box, press };
}

test('the edit form shows the job’s values, and sends only what was changed', async () => {
  const { asked, dialog, box, press, server } = await openEdit({ jobs: [aJob('1')] });
  expect(box(/^Application Deadline/).value).toBe('2026-12-24');
  expect(box(/^Requirements/).value).toBe('One\nTwo');
  expect(box(/^Category/).value).toBe('finance_banking');
  expect(within(dialog).getByText('We read this as ₹5L a year.')).toBeTruthy();
  await expectNoViolations(dialog);
  await user.clear(box(/^Salary/));
  await user.type(box(/^Salary/), '6 LPA');
  fireEvent.change(box(/^Application Deadline/), { target: { value: '' } });
  await press('Save Changes');
  await waitFor(() =>
    expect(asked).toEqual([['update', { id: '1', salary: '6 LPA', applicationDeadline: null }]]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(queuedToasts()[0]).toMatchObject({ title: 'Job updated' });
  const opener = screen.getByRole('button', { name: 'Edit: Job 1' });
  await waitFor(() => expect(document.activeElement).toBe(opener));
  // What a colleague has changed since is not overwritten.
  Object.assign(server.jobs[0]!, { salary: '7 LPA' });
  await user.click(opener);
  expect((await screen.findByLabelText<HTMLInputElement>(/^Salary/)).value).toBe('7 LPA');
});

test('the edit form shows the day that was chosen on a site in another time zone', async () => {
  const { asked, box, press } = await openEdit({
    jobs: [aJob('1', { applicationDeadline: '2026-12-24T23:59:59.999Z' })],
  });
  expect(box(/^Application Deadline/).value).toBe('2026-12-24');
  // Without a change, nothing is sent.
  await press('Save Changes');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked).toEqual([]);
});

test('openings are read as people write numbers', async () => {
  const { asked, box, press } = await openEdit({ jobs: [aJob('1', { openings: 3 })] });
  await user.clear(box(/^Openings/));
  await user.type(box(/^Openings/), '1,000 ');
  await press('Save Changes');
  await waitFor(() => expect(asked).toEqual([['update', { id: '1', openings: 1_000 }]]));
});

test('the edit form opens by its address, on any page of the list', async () => {
  const many = Array.from({ length: 3 }, (_, n) => aJob(String(n + 1)));
  await drawManageJobs({ jobs: many, path: '/manage-jobs?search=nothing&edit=3' });
  expect((await screen.findByLabelText<HTMLInputElement>(/^Job Title/)).value).toBe('Job 3');
  const dialog = screen.getByRole('dialog', { name: 'Edit Job' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await expectAddress('/manage-jobs?search=nothing', 'REPLACE');
});

test('the edit form says that a job is missing', async () => {
  await drawManageJobs({ path: '/manage-jobs?edit=9' });
  expect(await screen.findByText(/does not exist, or you cannot edit it/)).toBeTruthy();
});

test('the edit form reports an invalid field, and keeps what was typed when saving fails', async () => {
  const refusals: string[] = [];
  const { asked, dialog, box, press } = await openEdit({
    jobs: [aJob('1')],
    fails: () => refusals[0],
  });
  await user.clear(box(/^Job Description/));
  await press('Save Changes');
  expect((await within(dialog).findByRole('alert')).textContent).toContain(
    'Description is required',
  );
  expect(asked).toEqual([]);
  await user.type(box(/^Job Description/), 'Other work.');
  expect(within(dialog).queryByText('Description is required')).toBeNull();
  refusals.push('Away');
  await press('Save Changes');
  const alert = await within(dialog).findByRole('alert');
  expect(alert.textContent).toContain('Failed to update job');
  expect(box(/^Job Description/).value).toBe('Other work.');
  await user.type(box(/^Job Description/), ' More.');
  expect(within(dialog).queryByRole('alert')).toBeNull();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Edit Job' })).toBeTruthy();
});

test('the edit form says that a rejected job will be reviewed again', async () => {
  const { dialog, box, press, server } = await openEdit({
    jobs: [aJob('1', { standing: 'REJECTED', applicationDeadline: '2026-11-01T18:29:59.999Z' })],
  });
  // The deadline was in the future when it was chosen.
  expect(box(/^Application Deadline/).getAttribute('aria-invalid')).not.toBe('true');
  expect(within(dialog).getByText(/^This job was rejected\. Edit it and save it/)).toBeTruthy();
  await user.type(box(/^Salary/), '6 LPA');
  Object.assign(server.jobs[0]!, { standing: 'PENDING' });
  await press('Save Changes');
  await waitFor(() =>
    expect(queuedToasts()[0]).toMatchObject({
      title: 'Job updated',
      message: 'Job 1 goes live once it is approved.',
    }),
  );
});

test('each field changes what its label says, and all of it is sent', async () => {
  const { asked, dialog, box, press } = await openEdit({
    jobs: [aJob('1', { experienceLevel: null, experienceYears: null, category: null })],
  });
  const years = box(/^Experience Level/);
  expect(
    within(years)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(expect.arrayContaining(['Not specified', 'Fresher', '5', '60']));
  await user.selectOptions(years, '12');
  await user.selectOptions(box(/^Category/), 'finance_banking');
  await user.selectOptions(box(/^Job Type/), 'CONTRACT');
  await user.click(box(/^Remote/));
  await user.click(box(/^Location/));
  await user.keyboard('mysuru');
  await within(dialog).findByRole('option', { name: 'Mysuru, Karnataka' });
  await user.keyboard('{Enter}');
  for (const [name, text] of [
    [/^Job Title/, 'Bookkeeper'],
    [/^Job Description/, 'Other work.'],
    [/^Requirements/, 'Tally'],
    [/^Responsibilities/, 'Books'],
    [/^Benefits/, 'Bus'],
  ] as const) {
    await user.clear(box(name));
    await user.click(box(name));
    await user.paste(text);
  }
  fireEvent.change(box(/^Application Deadline/), { target: { value: '2027-01-31' } });
  await press('Save Changes');
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toEqual([
    'update',
    {
      id: '1',
      title: 'Bookkeeper',
      location: 'Mysuru, Karnataka',
      isRemote: true,
      type: 'CONTRACT',
      experience: 12,
      category: 'finance_banking',
      applicationDeadline: '2027-01-31',
      description: 'Other work.',
      requirements: 'Tally',
      responsibilities: 'Books',
      benefits: 'Bus',
    },
  ]);
  await waitFor(() => expect(dialog.isConnected).toBe(false));
});

test('the least number of a question is not erased by a text that is not a number', async () => {
  const question = { kind: 'NUMBER', text: 'Years?', options: [], isRequired: false, wanted: [] };
  const { asked, box, press } = await openEdit({
    jobs: [aJob('1', { questions: [{ ...question, minimum: 2, weight: 'MUST' }] })],
  });
  await press('Edit: Years?');
  await user.type(box(/^At least/), ' years');
  await press('Save Changes');
  expect(box(/^At least/).getAttribute('aria-invalid')).toBe('true');
  expect(asked).toEqual([]);
  await user.clear(box(/^At least/));
  await user.type(box(/^At least/), '1,200');
  await press('Save Changes');
  await waitFor(() =>
    expect(asked).toEqual([
      ['update', { id: '1', questions: [{ ...question, minimum: 1_200, weight: 'MUST' }] }],
    ]),
  );
});
