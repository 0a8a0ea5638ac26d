import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { draftOfAnswers } from '#client/pages/addJob/answers/draftOfAnswers.ts';
import { leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { drawAddJob, READY } from './drawAddJob.tsx';

beforeEach(() => {
  act(() => logInAs({ role: 'EMPLOYER' }));
});
afterEach(() => {
  act(() => {
    leave();
    localStorage.clear();
  });
});

const WORDS = {
  opening: (title: string) => `We hire: ${title}.`,
  heading: (of: string) => `About ${of}`,
  experience: (experience: string) => `Experience: ${experience}`,
};

test('a draft has each answer once, and nothing more', () => {
  const answers = {
    duties: '- keep the books\n2) File GST returns\n\n  ',
    skills: 'Tally',
    experience: 'two years',
    place: 'Pune, day shift',
    pay: '',
  };
  expect(draftOfAnswers('Accountant', answers, WORDS)).toEqual({
    description: ['We hire: Accountant.', '### About place\nPune, day shift'].join('\n\n'),
    requirements: 'Tally\nExperience: Two years',
    responsibilities: 'Keep the books\nFile GST returns',
  });
  const none = { duties: '', skills: '', experience: '', place: '', pay: ' ' };
  expect(draftOfAnswers(' ', none, WORDS)).toEqual({
    description: '',
    requirements: '',
    responsibilities: '',
  });
});

test('five answers become the texts of the job by keyboard, and the pay fills its field', async () => {
  const user = userEvent.setup({ delay: null });
  const { asked } = await drawAddJob({
    draft: { ...READY, description: 'Old text' },
    path: '/add-job?step=2',
  });
  const opener = await screen.findByRole('button', { name: 'Draft it from five answers' });
  act(() => opener.focus());
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Draft from five answers' });
  expect(within(dialog).getByText(/replaces the description/)).toBeTruthy();
  const field = (name: RegExp) => within(dialog).getByLabelText<HTMLInputElement>(name);
  // The wizard fills in what it knows already.
  expect(field(/How much experience/).value).toBe('At least 2 years');
  expect(field(/Where and when/).value).toBe('Pune, Maharashtra');
  await user.type(field(/What will the person do/), 'Keep the books');
  await user.type(field(/What does it pay/), '5 LPA');
  act(() => within(dialog).getByRole('button', { name: 'Write the draft' }).focus());
  await user.keyboard('{Enter}');

  const description = await screen.findByLabelText<HTMLTextAreaElement>(/^Job Description/);
  expect(description.value).toBe(
    [
      'We are hiring for this position: Accountant.',
      '### Where and when you work\nPune, Maharashtra',
      '### Pay\n5 LPA',
    ].join('\n\n'),
  );
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Requirements/).value).toBe(
    'Tally\nGST\nExperience: At least 2 years',
  );
  // What the checklist and the cards of jobs look for.
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Responsibilities/).value).toBe(
    'Keep the books',
  );
  await expect.poll(() => document.activeElement).toBe(description);
  await expect.poll(() => asked.at(-1)).toMatchObject(['save', { salary: '5 LPA' }]);
  expect(asked.map(([name]) => name)).not.toContain('create');
});
