import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { currentDialog } from '#client/lib/dialogs.ts';
import { Page } from '#client/pages/frame/PlaceholderPage.tsx';
import { PageLineContext } from '#client/pages/frame/route/usePageLine.ts';
import { drawInSite, expectAddress, leave, logInAs } from './drawInSite.tsx';

afterEach(() => act(leave));

const draw = (name: 'signup' | 'candidates') =>
  drawInSite(
    <PageLineContext
      value={{ path: `/${name}`, page: 'frame/PlaceholderPage', access: 'public', name }}
    >
      <Page />
    </PageLineContext>,
    { path: `/${name}` },
  );
const start = () => userEvent.click(screen.getByRole('button', { name: 'Get Started' }));
const learnMore = (about: string) =>
  screen.getByRole('link', { name: `Learn More: ${about}` }).getAttribute('href');

describe('/signup', () => {
  test('offers a guest the sign-up of an employer', async () => {
    act(leave);
    await draw('signup');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sign Up');
    expect(learnMore('Sign Up')).toBe('/faq');
    await start();
    expect(currentDialog()).toEqual({ name: 'signup', hiring: true });
    await expectAddress('/signup');
  });

  test('redirects a user with an account home', async () => {
    act(() => logInAs({ role: 'EMPLOYER' }));
    await draw('signup');
    await start();
    expect(currentDialog()).toBeNull();
    await expectAddress('/');
  });
});

test('/candidates links to the candidate database and to the About page', async () => {
  act(leave);
  await draw('candidates');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Candidates');
  expect(learnMore('Candidates')).toBe('/about');
  await start();
  expect(currentDialog()).toBeNull();
  await expectAddress('/browse-database');
});
