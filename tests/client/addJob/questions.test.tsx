import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
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
  });
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const box = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);

test('questions are added from the suggestions or written, ordered, and posted with the job', async () => {
  const { asked, container } = await drawAddJob({ draft: READY, path: '/add-job?step=3' });
  await user.click(await button(/^Add: Do you work with Tally/));
  await user.click(await button('Add a question'));
  await waitFor(() => expect(document.activeElement).toBe(box('Question')));
  await user.keyboard('Are you married?');
  await user.selectOptions(box(/^Type of answer/), 'NUMBER');
  await user.type(box(/^At least/), '2');
  await user.selectOptions(box(/^How much does it matter/), 'MUST');
  expect(
    screen.getByText(/The employer is looking for: 2 or more\. You can still apply\./),
  ).toBeTruthy();
  await expectNoViolations(container);
  await user.click(await button('Post Job'));

  await user.click(await screen.findByRole('button', { name: /must not ask about religion/ }));
  expect(document.activeElement).toBe(box('Question'));
  await user.clear(box('Question'));
  await user.type(box('Question'), 'Years of bookkeeping?');
  await user.click(await button('Move up: Years of bookkeeping?'));
  const list = screen.getByRole('list', { name: 'Questions' });
  expect(within(list).getAllByRole('listitem')[0]!.textContent).toContain('Years of bookkeeping?');
  await user.click(await button('Post Job'));
  await waitFor(() => expect(asked.filter(([name]) => name === 'create')).toHaveLength(1));
  const [, posted] = asked.find(([name]) => name === 'create')!;
  expect(posted['questions']).toEqual([
    {
      kind: 'NUMBER',
      text: 'Years of bookkeeping?',
      options: [],
      isRequired: false,
      wanted: [],
      minimum: 2,
      weight: 'MUST',
    },
    {
      kind: 'YES_NO',
      text: 'Do you work with Tally or similar accounting software?',
      options: [],
      isRequired: false,
      wanted: ['yes'],
      minimum: null,
      weight: 'NICE',
    },
  ]);
});

test('each question is suggested once, and the focus follows one that is moved or removed', async () => {
  const question = { kind: 'YES_NO', options: [], isRequired: true, wanted: [], minimum: null };
  const before = ['Do you live in Pune?', 'DO YOU WORK WITH TALLY OR SIMILAR ACCOUNTING SOFTWARE?'];
  await drawAddJob({
    draft: READY,
    path: '/add-job?step=3',
    before: before.map((text) => ({ ...question, text, weight: null })),
  });
  await button(`Add: ${before[1]}`);
  const suggested = (text: RegExp) => screen.queryAllByRole('button', { name: text });
  expect(suggested(/^Add: Do you work with Tally/i)).toHaveLength(1);
  for (const text of before) await user.click(await button(`Add: ${text}`));
  expect(suggested(/^Add: Do you (live|work with Tally)/i)).toEqual([]);
  const list = within(screen.getByRole('list', { name: 'Questions' }));
  const texts = () =>
    list.getAllByRole('listitem').map((one) => one.querySelector('p')!.textContent);
  await user.click(await button(`Move up: ${before[1]}`));
  expect(texts()).toEqual(before.toReversed());
  expect(screen.getByText('Moved to place 1').role).toBe('status');
  // It cannot be moved further up.
  expect(document.activeElement).toBe(await button(`Move down: ${before[1]}`));
  await user.click(await button(`Edit: ${before[0]}`));
  expect(document.activeElement).toBe(box('Question'));
  await user.selectOptions(box(/^Type of answer/), 'TEXT');
  await user.click(await button('Done'));
  expect(document.activeElement).toBe(await button(`Edit: ${before[0]}`));
  await user.click(await button(`Remove: ${before[1]}`));
  expect(texts()).toEqual(before.slice(0, 1));
  expect(document.activeElement).toBe(await button('Add a question'));
  expect(await button(`Add: ${before[1]}`)).toBeTruthy();
});

test('a number that is not whole is refused, and one with commas is posted', async () => {
  const { asked } = await drawAddJob({ draft: READY, path: '/add-job?step=3' });
  await user.click(await button('Add a question'));
  await user.type(box('Question'), 'Monthly sales in rupees?');
  await user.selectOptions(box(/^Type of answer/), 'NUMBER');
  await user.type(box(/^At least/), '2.5');
  expect(box(/^How much does it matter/)).toBeTruthy();
  await user.click(await button('Post Job'));
  await screen.findByRole('button', { name: /must be a whole number/ });
  expect(box(/^At least/).getAttribute('aria-invalid')).toBe('true');
  expect(asked.filter(([name]) => name === 'create')).toEqual([]);
  await user.clear(box(/^At least/));
  await user.type(box(/^At least/), '1,00,000');
  await user.click(await button('Post Job'));
  await waitFor(() =>
    expect(asked.find(([name]) => name === 'create')?.[1]['questions']).toMatchObject([
      { minimum: 100_000, weight: 'NICE' },
    ]),
  );
});
