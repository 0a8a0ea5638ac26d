import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { leave } from '#tests/client/frame/drawInSite.tsx';
import { openProfile as open } from './openProfile.tsx';

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
      ['Phone9876543210', true],
      ['Experience3-5 years', false],
      ["EducationMaster's Degree", false],
      ['UniversityUniversity of Pune', true],
      ['Year of passing2021', false],
      ['Technical skillsDocker', true],
    ]);
    expect(dialog.getByText("Replaces: Bachelor's Degree")).toBeTruthy();
    await userEvent.click(dialog.getByRole('checkbox', { name: /Phone/ }));
    await userEvent.click(dialog.getByRole('checkbox', { name: /Education/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save 3 entries' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked).toEqual([
      {
        education: 'MASTER',
        university: 'University of Pune',
        technicalSkills: ['SQL', 'Docker'],
        skills: ['SQL', 'Docker', 'Sales'],
      },
    ]);
  });

  test('says when there is nothing new', async () => {
    await open({ resumes, findings: null });
    await userEvent.click(screen.getByRole('button', { name: 'Import from resume' }));
    expect(await screen.findByText(/^Your profile already has everything/)).toBeTruthy();
  });
});
