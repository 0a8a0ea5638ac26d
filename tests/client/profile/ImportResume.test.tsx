import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { leave } from '#tests/client/frame/drawInSite.tsx';
import { JOBS, openProfile as open } from './openProfile.tsx';

afterEach(() => {
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

  test('says what to do about a scan', async () => {
    await open({ scans: ['scan.pdf'] });
    expect(screen.getByText(/^We cannot read scan\.pdf/)).toBeTruthy();
  });

  test('says when there is nothing new', async () => {
    await open({ resumes, findings: null });
    await userEvent.click(screen.getByRole('button', { name: 'Import from resume' }));
    expect(await screen.findByText(/^Your profile already has everything/)).toBeTruthy();
  });
});
