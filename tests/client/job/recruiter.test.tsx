import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NURSE, openJob } from './jobWorld.tsx';

test('a job names who posted it, if that person is visible', async () => {
  await openJob({ job: { ...NURSE, recruiter: 'Meera Nair' } });
  expect(await screen.findByText('Posted by Meera Nair')).toBeTruthy();
});

test('a hidden person is not named', async () => {
  await openJob({ job: { ...NURSE, recruiter: null } });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(/^Posted by/)).toBeNull();
});
