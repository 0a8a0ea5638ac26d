import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { refuse } from '#tests/client/account/drawAccount.tsx';
import { leave } from '#tests/client/frame/drawInSite.tsx';
import { FINDINGS, JOBS, openProfile as open } from './openProfile.tsx';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  act(() => leave());
});

describe('the import from a resume', () => {
  const resumes = [{ id: 'r1', name: 'cv.pdf' }];

  test('has no button without a readable resume', async () => {
    await open();
    expect(screen.queryByRole('button', { name: 'Import from resume' })).toBeNull();
  });

  test('shows its findings before anything is saved; only ticked ones are saved', async () => {
    const { asked } = await open({ resumes });
    await userEvent.click(screen.getByRole('button', { name: 'Import from resume' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import from resume' }));
    await dialog.findByText('9876543210');
    const ticks = () =>
      dialog
        .getAllByRole<HTMLInputElement>('checkbox')
        .map((box) => [box.closest('label')?.textContent, box.checked]);
    expect(ticks()).toEqual([
      [expect.stringMatching(/^CashierCity Mart2019 – Dec 2021/), true],
      ['M.ComUniversity of Pune2021', true],
      ['Phone9876543210', true],
      ['Experience3-5 years', false],
      ['Notice periodWithin 1 month', true],
      ['Salary expectation₹6,00,000', true],
      ['Technical skillsDocker, Kafka', true],
    ]);
    expect(
      dialog.getByText('Page 1, line 9: “Cashier, City Mart  2019 – Dec 2021”', {
        normalizer: (text) => text,
      }),
    ).toBeTruthy();
    await userEvent.click(dialog.getByRole('checkbox', { name: /Phone/ }));
    await userEvent.click(dialog.getByRole('checkbox', { name: /Salary/ }));
    await userEvent.click(dialog.getByRole('checkbox', { name: /M\.Com/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Edit Cashier' }));
    const entry = within(await screen.findByRole('dialog', { name: 'Edit the job' }));
    await userEvent.clear(entry.getByLabelText('Job title'));
    await userEvent.type(entry.getByLabelText('Job title'), 'Head Cashier');
    await userEvent.click(entry.getByRole('button', { name: 'Save' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Save 3 entries' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked).toEqual([
      {
        noticePeriod: 'MONTH_1',
        technicalSkills: ['SQL', 'Docker', 'Kafka'],
        skills: ['SQL', 'Docker', 'Kafka', 'Sales'],
        career: {
          jobs: [...JOBS, { ...JOBS[1], title: 'Head Cashier', company: 'City Mart' }],
        },
      },
    ]);
  });

  test('what was ticked and edited belongs to its resume', async () => {
    await open({ resumes: [...resumes, { id: 'r2', name: 'older.pdf' }] });
    await userEvent.click(screen.getByRole('button', { name: 'Import from resume' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import from resume' }));
    const phone = () => dialog.findByRole<HTMLInputElement>('checkbox', { name: /Phone/ });
    await userEvent.click(await phone());
    expect((await phone()).checked).toBe(false);
    await userEvent.click(dialog.getByRole('button', { name: 'Edit Cashier' }));
    const entry = within(await screen.findByRole('dialog', { name: 'Edit the job' }));
    await userEvent.type(entry.getByLabelText('Job title'), ' of old');
    await userEvent.click(entry.getByRole('button', { name: 'Save' }));
    await dialog.findByRole('button', { name: 'Edit Cashier of old' });
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'older.pdf');
    expect((await phone()).checked).toBe(true);
    expect(dialog.getByRole('button', { name: 'Edit Cashier' })).toBeTruthy();
  });

  const startImport = async (findings: object, save?: () => void) => {
    const { asked } = await open({ save, resumes, findings: { ...FINDINGS, ...findings } });
    await userEvent.click(screen.getByRole('button', { name: 'Import from resume' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import from resume' }));
    await dialog.findByText('9876543210');
    return { asked, dialog };
  };

  test('asks for the last day before a notice that is being served is saved', async () => {
    const message = 'Last day at your job is required';
    const fields = [{ field: 'noticeUntil', message }];
    const { asked, dialog } = await startImport({ noticePeriod: 'SERVING' }, () => {
      if (!asked.at(-1)?.['noticeUntil']) refuse(message, { code: 'BAD_USER_INPUT', fields });
    });
    const notice = dialog.getByRole<HTMLInputElement>('checkbox', { name: /Notice period/ });
    expect(notice.checked).toBe(false);
    expect(dialog.queryByLabelText('Last day at your job')).toBeNull();
    await userEvent.click(notice);
    const save = () => userEvent.click(dialog.getByRole('button', { name: /^Save/ }));
    await save();
    await dialog.findAllByText(message);
    expect(dialog.getByLabelText('Last day at your job').getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(dialog.getByLabelText('Last day at your job'), {
      target: { value: '2026-12-31' },
    });
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked.at(-1)).toMatchObject({ noticePeriod: 'SERVING', noticeUntil: '2026-12-31' });
  });

  test('leaves out an entry that the profile would refuse until it is edited', async () => {
    const job = { ...FINDINGS.jobs[1], from: '2025-01', to: '2030-03' };
    const { asked, dialog } = await startImport({ jobs: [job] });
    const entry = () => dialog.getByRole<HTMLInputElement>('checkbox', { name: /Cashier/ });
    expect([entry().checked, entry().disabled]).toEqual([false, true]);
    expect(dialog.getByText('End cannot be in the future')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Edit Cashier' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit the job' }));
    await userEvent.click(form.getByLabelText('I work here now'));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(entry().checked).toBe(true));
    await userEvent.click(dialog.getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked[0]).toMatchObject({
      career: { jobs: [...JOBS, { company: 'City Mart', to: null, isCurrent: true }] },
    });
  });

  test('says what to do about a scan', async () => {
    await open({ scans: ['scan.pdf'] });
    expect(screen.getByText(/^We cannot read scan\.pdf/)).toBeTruthy();
  });

  test('says when there is nothing new', async () => {
    const empty = { jobs: [], degrees: [], technicalSkills: [], otherSkills: [] };
    const found = { phone: null, experience: null, noticePeriod: null, expectedPay: null };
    await open({ resumes, findings: { ...FINDINGS, ...empty, ...found } });
    await userEvent.click(screen.getByRole('button', { name: 'Import from resume' }));
    expect(await screen.findByText(/^Your profile already has everything/)).toBeTruthy();
  });

  test('says that a resume which is gone cannot be read', async () => {
    await open({ resumes, findings: null });
    await userEvent.click(screen.getByRole('button', { name: 'Import from resume' }));
    expect(await screen.findByText('We could not read your resume')).toBeTruthy();
    expect(screen.queryByText(/^Your profile already has everything/)).toBeNull();
  });

  test('appears once a resume that was just uploaded has been read', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const world = { resumes: [] as typeof resumes, unread: ['cv.pdf'] };
    await open(world);
    expect(screen.queryByRole('button', { name: 'Import from resume' })).toBeNull();
    world.resumes.push(...resumes);
    world.unread.pop();
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(await screen.findByRole('button', { name: 'Import from resume' })).toBeTruthy();
  });
});
