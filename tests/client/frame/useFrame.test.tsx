import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createMemoryRouter, RouterProvider } from '#client/lib/routing.ts';
import type { UserRole } from '#client/lib/session.ts';
import { useFrame } from '#client/pages/frame/useFrame.ts';
import { PAGES } from '#client/router.tsx';
import { leave, logInAs } from './drawInSite.tsx';

afterEach(() => act(() => leave()));

function Frame() {
  const { frame, work } = useFrame();
  return <output>{`${frame} ${work}`}</output>;
}

test.each<[path: string, user: UserRole | 'guest' | 'newcomer', frame: string]>([
  ['/manage-jobs', 'EMPLOYER', 'work EMPLOYER'],
  ['/manage-jobs', 'guest', 'work EMPLOYER'],
  ['/admin/jobs', 'ADMIN', 'work ADMIN'],
  ['/', 'EMPLOYER', 'work EMPLOYER'],
  ['/settings', 'EMPLOYER', 'work EMPLOYER'],
  ['/browse-database', 'EMPLOYER', 'work EMPLOYER'],
  ['/', 'newcomer', 'site null'],
  ['/', 'JOB_SEEKER', 'site null'],
  ['/settings', 'JOB_SEEKER', 'site null'],
  ['/browse-jobs', 'EMPLOYER', 'site null'],
  ['/admin/login', 'guest', 'site null'],
  ['/browse-database', 'guest', 'site null'],
  ['/not-there', 'ADMIN', 'site null'],
])('%s for %s: %s', async (path, user, expected) => {
  if (user === 'newcomer') logInAs({ role: 'EMPLOYER', onboardingComplete: false });
  else if (user !== 'guest') logInAs({ role: user });
  const line = PAGES.find((page) => page.path === path);
  const routes = [{ path: '*', handle: line, element: <Frame /> }];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />);
  expect((await screen.findByRole('status')).textContent).toBe(expected);
});
