import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { closeToast, queuedToasts } from '#client/ui/toast.ts';
import { refuse } from '#tests/client/account/drawAccount.tsx';
import { leave } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { JOBS, openProfile as open } from './openProfile.tsx';

afterEach(() => {
  cleanup();
  for (const { id } of queuedToasts()) closeToast(id);
  act(() => leave());
});

const part = (name: string) => within(screen.getByRole('region', { name }));
const press = (within_: ReturnType<typeof part>, name: string) =>
  userEvent.click(within_.getByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));

test('jobs are read at a glance, with the time they took', async () => {
  await open();
  const jobs = part('Experience')
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(jobs[0]).toMatch(/^AccountantLotus WorksJan 2022 – present · /);
  expect(jobs[1]).toBe('ClerkNeem Foods2019 – Dec 2021 · 2 years 6 months');
  expect(part('Experience').getByText('Total experience: 4 years 11 months')).toBeTruthy();
});

test('an entry is added in a dialog, and the whole list is sent', async () => {
  const { asked } = await open();
  await press(part('Languages'), 'Add a language');
  const form = await dialog();
  await expectNoViolations(document.body);
  await userEvent.type(form.getByLabelText('Language'), 'Hindi');
  await press(form, 'Save');
  expect(await form.findAllByText('How well you speak it is required')).toHaveLength(2);
  expect(asked).toEqual([]);
  await userEvent.selectOptions(form.getByLabelText('How well you speak it'), 'Fluent');
  await press(form, 'Save');
  expect(await part('Languages').findByText('Hindi')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked).toEqual([
    {
      career: {
        languages: [
          { name: 'Marathi', level: 'NATIVE' },
          { name: 'Hindi', level: 'FLUENT' },
        ],
      },
    },
  ]);
});

test('a current job has no end, and months are picked from a list', async () => {
  const { asked } = await open();
  await press(part('Experience'), 'Edit Clerk');
  const form = await dialog();
  const from = within(form.getByRole('group', { name: 'Start' }));
  await userEvent.selectOptions(from.getByLabelText('Month'), 'May');
  await userEvent.click(form.getByLabelText('I work here now'));
  expect(form.queryByRole('group', { name: 'End' })).toBeNull();
  await press(form, 'Save');
  await part('Experience').findByText(/May 2019 – present/);
  expect(asked[0]).toMatchObject({
    career: { jobs: [JOBS[0], { title: 'Clerk', from: '2019-05', to: null, isCurrent: true }] },
  });
});

test('the server’s error appears at its field, and what was typed survives closing', async () => {
  const message = 'Not this one';
  const fields = [{ field: 'career.jobs.2.company', message }];
  await open({ save: () => refuse(message, { code: 'BAD_USER_INPUT', fields }) });
  await press(part('Experience'), 'Add a job');
  const form = await dialog();
  await userEvent.type(form.getByLabelText('Job title'), 'Nurse');
  await press(form, 'Save');
  expect(await form.findAllByText(message)).toHaveLength(2);
  await press(form, 'Close');
  await press(part('Experience'), 'Add a job');
  expect((await dialog()).getByLabelText<HTMLInputElement>('Job title').value).toBe('Nurse');
});

test('an entry is removed at once, and undo brings it back to its place', async () => {
  const { asked } = await open();
  const edit = (name: string) => part('Experience').getByRole('button', { name: `Edit ${name}` });
  await press(part('Experience'), 'Remove Accountant');
  await waitFor(() => expect(part('Experience').getAllByRole('listitem')).toHaveLength(1));
  expect(document.activeElement).toBe(edit('Clerk'));
  act(() => queuedToasts().at(-1)?.action?.onPress());
  await part('Experience').findByText('Accountant');
  expect(asked).toEqual([{ career: { jobs: [JOBS[1]] } }, { career: { jobs: JOBS } }]);
  // After the last one was removed, the one before it takes its place.
  await press(part('Experience'), 'Remove Clerk');
  expect(document.activeElement).toBe(edit('Accountant'));
});

test('what was typed belongs to its entry, although the places of the others change', async () => {
  await open();
  await press(part('Experience'), 'Edit Accountant');
  const form = await dialog();
  await userEvent.type(form.getByLabelText('Job title'), ' of old');
  await press(form, 'Close');
  await press(part('Experience'), 'Remove Accountant');
  await waitFor(() => expect(part('Experience').getAllByRole('listitem')).toHaveLength(1));
  const titleOf = async (name: string) => {
    await press(part('Experience'), `Edit ${name}`);
    return (await dialog()).getByLabelText<HTMLInputElement>('Job title').value;
  };
  expect(await titleOf('Clerk')).toBe('Clerk');
  await press(await dialog(), 'Close');
  act(() => queuedToasts().at(-1)?.action?.onPress());
  await part('Experience').findByText('Accountant');
  expect(await titleOf('Accountant')).toBe('Accountant of old');
});

describe('while the server has not answered', () => {
  const slowly = async () => {
    const answered = Promise.withResolvers<void>();
    const { asked } = await open({ save: () => answered.promise });
    await press(part('Experience'), 'Remove Accountant');
    return { answered, sent: () => asked.map(({ career }) => (career as { jobs: object }).jobs) };
  };

  test('a second entry that is removed leaves the first one removed', async () => {
    const { answered, sent } = await slowly();
    await press(part('Experience'), 'Remove Clerk');
    expect(part('Experience').queryAllByRole('listitem')).toEqual([]);
    answered.resolve();
    await part('Experience').findByText(/^Add the jobs/);
    expect(sent()).toEqual([[JOBS[1]], []]);
  });

  test('Undo brings an entry back once', async () => {
    const { answered, sent } = await slowly();
    act(() => queuedToasts().at(-1)?.action?.onPress());
    answered.resolve();
    await part('Experience').findByText('Accountant');
    expect(sent()).toEqual([[JOBS[1]], JOBS]);
    expect(part('Experience').getAllByRole('listitem')).toHaveLength(2);
  });

  test('an entry that is saved leaves the other one removed', async () => {
    const { answered, sent } = await slowly();
    await press(part('Experience'), 'Edit Clerk');
    await press(await dialog(), 'Save');
    // What is typed from now on would be lost.
    const fields = within(screen.getByRole('dialog')).getAllByRole('textbox');
    expect(fields.filter((field) => !field.matches(':disabled'))).toEqual([]);
    answered.resolve();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent()).toEqual([[JOBS[1]], [JOBS[1]]]);
  });

  test('a removal that fails brings its entry back, and the next one leaves it there', async () => {
    let isFirst = true;
    const { asked } = await open({
      save: () => {
        if (isFirst) {
          isFirst = false;
          refuse('No', { code: 'UNAVAILABLE' });
        }
      },
    });
    await press(part('Experience'), 'Remove Accountant');
    await press(part('Experience'), 'Remove Clerk');
    await waitFor(() => expect(part('Experience').getAllByRole('listitem')).toHaveLength(1));
    expect(asked.at(-1)).toEqual({ career: { jobs: [JOBS[0]] } });
  });
});

test('the total can be corrected and counted again', async () => {
  const { asked } = await open();
  await press(part('Experience'), 'Correct it');
  const form = await dialog();
  const years = form.getByLabelText<HTMLInputElement>('Years');
  expect(years.value).toBe('4');
  const months = form.getByLabelText<HTMLInputElement>('Months');
  await userEvent.clear(months);
  await userEvent.type(months, '12');
  await press(form, 'Save');
  expect(form.getAllByText(/fewer than 12 months/)).toHaveLength(2);
  expect(asked).toEqual([]);
  await userEvent.clear(months);
  await userEvent.type(months, '11');
  await userEvent.clear(years);
  await userEvent.type(years, '7');
  await press(form, 'Save');
  await part('Experience').findByText('Total experience: 7 years 11 months');
  expect(asked).toEqual([{ experienceMonths: 95 }]);
});
