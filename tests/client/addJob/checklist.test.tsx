import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
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

test('the checklist says what is missing and why, leads to the field, and follows what is typed', async () => {
  const user = userEvent.setup({ delay: null });
  await drawAddJob({ draft: READY, path: '/add-job?step=3' });
  const missing = await screen.findByRole('list', { name: 'Still missing' });
  expect(within(missing).getByText(/does not come up in searches by salary/)).toBeTruthy();
  await user.click(within(missing).getByRole('button', { name: 'The pay as an amount' }));
  expect(document.activeElement).toBe(screen.getByLabelText(/^Salary/));
  await user.keyboard('5 - 8 LPA');
  const met = screen.getByRole('list', { name: 'Done' });
  expect(within(met).getByText('The pay as an amount')).toBeTruthy();
});
