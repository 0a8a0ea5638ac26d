import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { jobs, open } from './drawBrowse.tsx';

afterEach(() => leave());

test('a seeker hides a company, and shows it again', async () => {
  logInAs({ id: 'a seeker who hides' });
  const { asked, hidden } = await open();
  await jobs();
  const before = asked.length;
  await userEvent.selectOptions(await screen.findByLabelText('Hide a company'), 'Lotus Works');
  const again = await screen.findByRole('button', { name: 'Show jobs from Lotus Works again' });
  expect(hidden).toHaveLength(1);
  await waitFor(() => expect(asked.length).toBeGreaterThan(before));
  await userEvent.click(again);
  await waitFor(() => expect(screen.queryByText('Hidden companies')).toBeNull());
  expect(hidden).toEqual([]);
});

test('a guest has no menu to hide a company', async () => {
  await open();
  await jobs();
  expect(screen.queryByLabelText('Hide a company')).toBeNull();
});
