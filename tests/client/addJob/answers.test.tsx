import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { draftOfAnswers, yearsIn } from '#client/pages/addJob/answers/draftOfAnswers.ts';
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
  line: (about: string, text: string) => `${about}: ${text}`,
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
    description: ['We hire: Accountant.', 'place: Pune, day shift'].join('\n\n'),
    requirements: 'Tally\nexperience: Two years',
    responsibilities: 'Keep the books\nFile GST returns',
  });
  const none = { duties: '', skills: '', experience: '', place: '', pay: ' ' };
  expect(draftOfAnswers(' ', none, WORDS)).toEqual({
    description: '',
    requirements: '',
    responsibilities: '',
  });
});

test.each([
  ['2 years in retail', '2'],
  ['At least 2 years', '2'],
  ['3-5 yrs', '3'],
  ['1 to 3 years', '1'],
  ['4', '4'],
  ['सेल्स में 2 साल', '2'],
  ['2 a 4 años en ventas', '2'],
  ['none', '0'],
  ['No experience needed', '0'],
  ['Freshers can apply', '0'],
  ['अनुभव ज़रूरी नहीं', '0'],
  ['ninguna', '0'],
  ['Some years in sales', ''],
  ['in 2 shops', ''],
  ['61 years', ''],
  ['', ''],
])('the years in the answer “%s” are “%s”', (answer, years) => {
  expect(yearsIn(answer)).toBe(years);
});

test('five answers become the texts of the job by keyboard, and the pay and the experience fill their fields', async () => {
  const user = userEvent.setup({ delay: null });
  const { asked } = await drawAddJob({
    draft: { ...READY, experience: null, description: 'Old text' },
    path: '/add-job?step=2',
  });
  const opener = await screen.findByRole('button', { name: 'Draft it from five answers' });
  act(() => opener.focus());
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Draft from five answers' });
  expect(within(dialog).getByText(/replaces the description/)).toBeTruthy();
  const field = (name: RegExp) => within(dialog).getByLabelText<HTMLInputElement>(name);
  // The wizard fills in what it knows already.
  expect(field(/What must they know/).value).toBe('Tally\nGST');
  await user.type(field(/What will the person do/), 'Keep the books');
  await user.type(field(/How much experience/), '2 years in a shop');
  await user.type(field(/Where and when/), 'Kothrud, day shift');
  await user.type(field(/What does it pay/), '5 LPA');
  act(() => within(dialog).getByRole('button', { name: 'Write the draft' }).focus());
  await user.keyboard('{Enter}');

  const description = await screen.findByLabelText<HTMLTextAreaElement>(/^Job Description/);
  expect(description.value).toBe(
    [
      'We are hiring for the role of Accountant.',
      'Where and when: Kothrud, day shift',
      'Pay: 5 LPA',
    ].join('\n\n'),
  );
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Requirements/).value).toBe(
    'Tally\nGST\nExperience: 2 years in a shop',
  );
  // What the checklist and the cards of jobs look for.
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Responsibilities/).value).toBe(
    'Keep the books',
  );
  await expect.poll(() => document.activeElement).toBe(description);
  await expect.poll(() => asked.at(-1)).toMatchObject(['save', { salary: '5 LPA', experience: 2 }]);
  expect(asked.map(([name]) => name)).not.toContain('create');
});

test('written again, the draft takes new answers for the pay and the experience, each once', async () => {
  const user = userEvent.setup({ delay: null });
  const { asked } = await drawAddJob({
    draft: { ...READY, requirements: 'Tally' },
    path: '/add-job?step=2',
  });
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Draft it from five answers' }));
    const dialog = await screen.findByRole('dialog', { name: 'Draft from five answers' });
    return (name: RegExp) => within(dialog).getByLabelText<HTMLInputElement>(name);
  };
  const write = () => user.click(screen.getByRole('button', { name: 'Write the draft' }));
  let field = await open();
  await user.type(field(/What does it pay/), '5 LPA');
  // A stray key does not lose the answers.
  await user.keyboard('{Escape}');
  await write();
  field = await open();
  expect(field(/What must they know/).value).toBe('Tally');
  expect(field(/How much experience/).value).toBe('At least 2 years');
  await user.clear(field(/What does it pay/));
  await user.type(field(/What does it pay/), '6 LPA');
  await user.clear(field(/How much experience/));
  await user.type(field(/How much experience/), '3 years in a shop');
  await write();
  const text = (name: RegExp) => screen.getByLabelText<HTMLTextAreaElement>(name).value;
  expect(text(/^Job Description/)).toMatch(/Pay: 6 LPA$/);
  expect(text(/^Requirements/)).toBe('Tally\nExperience: 3 years in a shop');
  await expect.poll(() => asked.at(-1)).toMatchObject(['save', { salary: '6 LPA', experience: 3 }]);
  field = await open();
  expect(field(/How much experience/).value).toBe('3 years in a shop');
});
