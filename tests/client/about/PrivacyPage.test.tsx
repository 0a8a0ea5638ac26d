import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import english from '#schema/words/en/privacy.json';
import hindi from '#schema/words/hi/privacy.json';
import { PRIVACY_SECTIONS } from '#client/pages/about/privacySections.ts';
import { Page } from '#client/pages/about/PrivacyPage.tsx';
import { drawContent } from '#tests/client/contact/drawContent.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';

describe.each([
  ['en', english],
  ['hi', hindi],
])('the words of the policy in %s', (_, { sections }) => {
  test('are exactly those that the page shows', () => {
    const words = sections as Record<string, Record<string, unknown>>;
    expect(PRIVACY_SECTIONS.map(({ id }) => id)).toEqual(Object.keys(words));
    for (const { id, texts, items } of PRIVACY_SECTIONS)
      expect(['heading', ...texts, ...items].toSorted()).toEqual(
        Object.keys(words[id]!).toSorted(),
      );
  });
});

test('the page states its date, that the site sets no cookies, and the reader’s rights', async () => {
  const site = { googleSignIn: false };
  const { container } = await drawContent(<Page />, { path: '/privacy', site });
  expect(await screen.findByText('Last updated: December 15, 2023')).toBeTruthy();
  expect(screen.getByText(/^We set no cookies\./)).toBeTruthy();
  for (const right of ['See your data', 'Correct it', 'Take it with you', 'Have it deleted'])
    expect(screen.getByText(right)).toBeTruthy();
  expect(screen.getByText(/support@kaamyab.example/)).toBeTruthy();
  await expectNoViolations(container);
});

test('where people can sign in with Google, the policy names the cookie of that', async () => {
  await drawContent(<Page />, { path: '/privacy', site: { googleSignIn: true } });
  expect(
    screen.getByText(/^We set no cookies, except one while you sign in with Google,/),
  ).toBeTruthy();
});

test('the policy names the language and the mark of the device, which stay in the browser', async () => {
  await drawContent(<Page />, { path: '/privacy' });
  expect(screen.getByText(/theme and the language, if you have chosen them/)).toBeTruthy();
  expect(screen.getByText(/we leave a marker so that we recognise this device/)).toBeTruthy();
});

test('without a support address, the policy leads to the contact page', async () => {
  await drawContent(<Page />, { path: '/privacy', site: { supportEmail: '', address: '' } });
  expect(
    screen.getByText('Send questions about your data with the form on the contact page.', {
      exact: false,
    }).textContent,
  ).toMatch(/contact page\.$/);
});
