import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { loadWords, translatorOf } from '#client/lib/words.ts';
import { meta, Page } from '#client/pages/blog/LeaveSubscriptionPage.tsx';
import { drawContent, refuse } from '#tests/client/contact/drawContent.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';

async function open(leaveSubscription: () => unknown, path = '/leave-subscription?token=%20abc') {
  const drawn = await drawContent(<Page />, { path, mutations: { leaveSubscription } });
  return { ...drawn, user: userEvent.setup({ delay: null }) };
}

const press = () => screen.getByRole('button', { name: 'Unsubscribe' });
const contact = () => screen.getByRole('link', { name: 'Contact us' }).getAttribute('href');

test('opening the link does not unsubscribe; the button does and confirms it', async () => {
  const { user, asked, container } = await open(() => ({ message: 'Done.' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Unsubscribe' })).toBeTruthy();
  expect(screen.getByText(/^Select the button to stop getting these emails/)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(asked).toEqual([]);
  await user.click(press());
  const heading = await screen.findByRole('heading', { name: 'You are unsubscribed' });
  expect(asked).toEqual([['leaveSubscription', { token: 'abc' }]]);
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getByText(/^We will not send you these emails any more\./)).toBeTruthy();
  expect(contact()).toBe('/contact');
  expect(screen.queryByRole('button', { name: 'Unsubscribe' })).toBeNull();
  await expectNoViolations(container);
});

test('without scripts, the button posts the form of mail programs, and the page then says that it is done', async () => {
  await open(() => null);
  const { form } = press() as HTMLButtonElement;
  expect(form?.method).toBe('post');
  expect([...new FormData(form!)]).toEqual([['List-Unsubscribe', 'One-Click']]);
  const { asked } = await open(() => null, '/leave-subscription?token=abc&done=true');
  expect(screen.getByRole('heading', { name: 'You are unsubscribed' })).toBeTruthy();
  expect(asked).toEqual([]);
});

test.each(['NOT_FOUND', 'BAD_USER_INPUT'])(
  'a link that the server answers with %s says what to do',
  async (code) => {
    const { user } = await open(() => refuse('No.', code));
    await user.click(press());
    const heading = await screen.findByRole('heading', { name: 'This link does not work' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText(/^Open the link at the bottom of one of our emails/)).toBeTruthy();
    expect(contact()).toBe('/contact');
  },
);

test('an address without a token says so at once and takes no focus', async () => {
  const { asked } = await open(() => null, '/leave-subscription?token=');
  expect(screen.getByRole('heading', { name: 'This link does not work' })).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
  expect(asked).toEqual([]);
});

test('a failure keeps the button, and the next press may succeed', async () => {
  let isAway = true;
  const { user } = await open(() =>
    isAway ? refuse('Not available right now.', 'UNAVAILABLE') : { message: 'Done.' },
  );
  await user.click(press());
  expect((await screen.findByRole('alert')).textContent).toContain('Not available right now.');
  isAway = false;
  await user.click(press());
  expect(await screen.findByRole('heading', { name: 'You are unsubscribed' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the title of the page is its heading', async () => {
  await loadWords('en', ['subscribe']);
  const words = translatorOf('en', ['subscribe']);
  expect(meta({ words } as never)).toEqual({ title: 'Unsubscribe' });
});
