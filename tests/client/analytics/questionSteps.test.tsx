import { act, render, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createMemoryRouter, RouterProvider } from '#client/lib/routing.ts';
import { addField } from '#client/pages/admin/analytics/builder/question/steps.ts';
import { useQuestion } from '#client/pages/admin/analytics/builder/question/useQuestion.ts';

/** The question of a page, as it is in the address. */
function openQuestion() {
  let now!: ReturnType<typeof useQuestion>;
  const resolve: Parameters<typeof useQuestion>[0] = ({ question }) => question;
  function Page() {
    now = useQuestion(resolve);
    return null;
  }
  const loader = () => null;
  const router = createMemoryRouter([{ id: 'page', path: '*', element: <Page />, loader }], {
    initialEntries: ['/explore?measures=jobs'],
    hydrationData: { loaderData: { page: null } },
  });
  render(<RouterProvider router={router} useTransitions={false} />);
  return {
    do: (work: (page: typeof now) => void) => act(async () => work(now)),
    goTo: (address: string) => act(() => router.navigate(address)),
    measures: () => now.question.query.measures,
    address: () => router.state.location.search,
    can: () => [now.steps.undo !== null, now.steps.redo !== null],
  };
}

const add = (measure: string) => addField('measure', measure);

test('the second of two quick changes builds on the first, and both are one step', async () => {
  const page = openQuestion();
  await page.do(({ change }) => {
    change(add('hires'));
    change(add('searches'), 'replace');
  });
  expect(page.address()).toBe('?measures=jobs%2Chires%2Csearches');
  expect(page.can()).toEqual([true, false]);
  await page.do(({ steps }) => steps.undo!());
  await waitFor(() => expect(page.measures()).toEqual(['jobs']));
});

test('a change that changes nothing is not a step', async () => {
  const page = openQuestion();
  await page.do(({ change }) => change(add('jobs')));
  expect(page.can()).toEqual([false, false]);
});

test('a new step discards what was undone, typing is no step, and a link begins afresh', async () => {
  const page = openQuestion();
  for (const measure of ['hires', 'views']) await page.do(({ change }) => change(add(measure)));
  for (const left of [['jobs', 'hires'], ['jobs']]) {
    await page.do(({ steps }) => steps.undo!());
    await waitFor(() => expect(page.measures()).toEqual(left));
  }
  expect(page.can()).toEqual([false, true]);
  await page.do(({ change }) => change(add('searches')));
  expect(page.can()).toEqual([true, false]);
  await page.do(({ change }) => change(add('applications'), 'replace'));
  await page.do(({ steps }) => steps.undo!());
  await waitFor(() => expect(page.measures()).toEqual(['jobs']));
  expect(page.can()).toEqual([false, true]);
  await page.goTo('/explore?measures=hires');
  await waitFor(() => expect(page.measures()).toEqual(['hires']));
  expect(page.can()).toEqual([false, false]);
  await page.do(({ change }) => change(add('jobs')));
  expect(page.can()).toEqual([true, false]);
});

test('two quick presses of Undo take back one step', async () => {
  const page = openQuestion();
  await page.do(({ change }) => change(add('hires')));
  await page.do(({ change }) => change(add('searches')));
  await page.do(({ steps }) => {
    steps.undo!();
    steps.undo!();
  });
  await waitFor(() => expect(page.measures()).toEqual(['jobs', 'hires']));
  expect(page.can()).toEqual([true, true]);
});
