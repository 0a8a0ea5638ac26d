import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { WEBHOOK_EVENTS } from '#schema/options/webhooks.ts';
import { expectAddress, leave } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import {
  aWebhook,
  button,
  choose,
  drawWebhooks,
  failure,
  forgetToasts,
  inDays,
  LOG_PATH,
  loseConnection,
  row,
  toasts,
  user,
} from './drawWebhooks.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  act(() => leave());
});

const off = (disabledReason: string) => ({ disabledReason, disabledAt: inDays(-3) });
const EVERY_EVENT = WEBHOOK_EVENTS.map((event) => event.replace('.', '_').toUpperCase());

test('each webhook shows its state, its events, the last delivery and the responsible user', async () => {
  const { container } = await drawWebhooks({
    webhooks: [
      aWebhook('1', { lastDeliveredAt: inDays(-2), events: EVERY_EVENT }),
      aWebhook('2', { failingSince: inDays(-1), previousSecretUntil: inDays(1) }),
      aWebhook('3', { ...off('SWITCHED_OFF'), failingSince: inDays(-5), answersForIt: null }),
      aWebhook('4', off('GONE')),
      aWebhook('5', off('FAILING')),
      aWebhook('6', { url: 'not an address' }),
    ],
  });
  await screen.findByText('6 of 10 webhooks');
  const shown = (id: string) => {
    const host = `hooks${id}.example`;
    const [before, state, between] = [host, `https://${host}/in`, `See the log ${host}`];
    const text = row(host).textContent;
    expect(text.startsWith(before) && text.endsWith(between)).toBe(true);
    return text.slice(before.length, -between.length).replace(state, '|');
  };
  const events = 'Job postedApplication received';
  const never = 'Nothing delivered yet · ';
  const asha = 'Owner: Asha Rao';
  const on = '18 Nov 2026, 3:30 pm IST';
  expect(shown('1')).toBe(`Active|All 20 eventsLast delivery: 2 days ago · ${asha}`);
  expect(shown('2')).toBe(
    `Failing|${events}Every attempt has failed since 20 Nov 2026, 3:30 pm IST. If this continues for five days, we turn the webhook off.${never}${asha}Messages are also signed with the previous secret until 22 Nov 2026, 3:30 pm IST.`,
  );
  expect(shown('3')).toBe(
    `Off|${events}Nothing is sent. Events that were waiting on ${on} are kept for 30 days and sent once you turn it on.${never}No owner. Save it once to become its owner, so that it keeps working.`,
  );
  expect(shown('4')).toBe(
    `Off: 410 Gone|${events}Its address responded with 410 Gone on ${on}. Waiting events are kept for 30 days and sent once you turn it on again.${never}${asha}`,
  );
  expect(shown('5')).toBe(
    `Off: no response|${events}By ${on} nothing had been delivered for five days. Waiting events are kept for 30 days and sent once you turn it on again.${never}${asha}`,
  );
  expect(row('not an address')).toBeTruthy();
  const arrived = within(row('hooks1.example')).getByText(/Last delivery/);
  expect(arrived.getAttribute('datetime')).toBe(inDays(-2));
  expect(arrived.title).toBe('19 Nov 2026, 3:30 pm IST');
  const list = screen.getByRole('list', { name: 'Webhooks' });
  expect(within(list).getAllByRole('list', { name: 'Events' })).toHaveLength(6);
  const link = (name: RegExp) => screen.getByRole('link', { name });
  expect(link(/^How to receive webhooks$/).getAttribute('href')).toBe('/docs/api#webhooks');
  await expectNoViolations(container);
  await user.click(link(/^See the log ?hooks1.example$/));
  await expectAddress(LOG_PATH);
  await screen.findByRole('heading', { name: 'Log of hooks1.example' });
});

test('a webhook is tested, disabled and enabled from its menu, which offers only what applies', async () => {
  const { asked, server } = await drawWebhooks();
  await screen.findByText('1 of 10 webhooks');
  const offered = async () => {
    await user.click(button('More actions for hooks1.example'));
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    await user.keyboard('{Escape}');
    return items;
  };
  const whenOn = ['Send a test', 'Edit…', 'New secret…', 'Turn off', 'Delete…'];
  expect(await offered()).toEqual(whenOn);
  await choose('hooks1.example', 'Send a test');
  await waitFor(() => expect(toasts()).toEqual([['success', 'A test is on its way', undefined]]));
  forgetToasts();
  await choose('hooks1.example', 'Turn off');
  const isOff = ['success', 'The webhook to hooks1.example is off', undefined];
  await waitFor(() => expect(toasts()).toEqual([isOff]));
  expect(within(row('hooks1.example')).getByText('Off')).toBeTruthy();
  expect(await offered()).toEqual(['Turn on', 'Edit…', 'New secret…', 'Delete…']);
  forgetToasts();
  await choose('hooks1.example', 'Turn on');
  const isOn = ['success', 'The webhook to hooks1.example is on', undefined];
  await waitFor(() => expect(toasts()).toEqual([isOn]));
  expect(within(row('hooks1.example')).getByText('Active')).toBeTruthy();
  expect(asked).toEqual(['test', 'disable', 'enable'].map((what) => [what, { id: '1' }]));

  forgetToasts();
  server.refusal = failure('Too many tests. Try again in a minute.');
  await choose('hooks1.example', 'Send a test');
  const refused = ['error', 'We could not send the test', 'Too many tests. Try again in a minute.'];
  await waitFor(() => expect(toasts()).toEqual([refused]));
  forgetToasts();
  loseConnection();
  await choose('hooks1.example', 'Turn off');
  const offline = 'You seem to be offline. Check your connection and try again.';
  await waitFor(() =>
    expect(toasts()).toEqual([['error', 'We could not turn the webhook off', offline]]),
  );
  expect(within(row('hooks1.example')).getByText('Active')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

const unapproved = 'Webhooks are for approved companies';

test('an empty list explains what a webhook is for and offers one button to add it', async () => {
  const { container } = await drawWebhooks({ webhooks: [] });
  await screen.findByRole('heading', { name: 'No webhooks yet' });
  const text =
    'Add your server’s address to hear about new applications and every change to your jobs.';
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText('0 of 10 webhooks').role).toBe('status');
  expect(container.textContent).toContain(
    'A webhook sends events to your own server within a second, signed according to the Standard Webhooks specification.',
  );
  expect(screen.getAllByRole('button', { name: 'Add webhook' })).toHaveLength(1);
  expect(screen.queryByText(unapproved)).toBeNull();
  expect(screen.queryByRole('list', { name: 'Webhooks' })).toBeNull();
});

test('an unapproved company sees its webhooks but cannot add any', async () => {
  const { unmount } = await drawWebhooks({ adminStatus: 'REJECTED' });
  await screen.findByText(unapproved);
  expect(row('hooks1.example')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add webhook' })).toBeNull();
  const message =
    'Your company is not approved at the moment. Until it is, you cannot add webhooks and nothing is sent.';
  expect(screen.getByText(message)).toBeTruthy();
  const profile = screen.getByRole('link', { name: 'See your company profile' });
  expect(profile.getAttribute('href')).toBe('/company-profile');
  unmount();
  await drawWebhooks({ adminStatus: 'PENDING', webhooks: [] });
  await screen.findByText(unapproved);
  expect(screen.queryByText('No webhooks yet')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add webhook' })).toBeNull();
});

test('an administrator needs no company, and ten webhooks are the limit', async () => {
  const many = Array.from({ length: 10 }, (_, index) => aWebhook(String(index)));
  const { unmount } = await drawWebhooks({ role: 'ADMIN', webhooks: many.slice(1) });
  await screen.findByText('9 of 10 webhooks');
  expect(screen.queryByText(unapproved)).toBeNull();
  const add = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add webhook' });
  expect(add().disabled).toBe(false);
  unmount();
  await drawWebhooks({ webhooks: many });
  await screen.findByText('10 of 10 webhooks');
  expect(add().disabled).toBe(true);
});

test('a list that fails to load can be loaded again', async () => {
  const { server } = await drawWebhooks({ broken: 'Away' });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('We could not load the webhooks.');
  expect(screen.queryByRole('button', { name: 'Add webhook' })).toBeNull();
  server.broken = '';
  await user.click(button('Try Again'));
  await screen.findByText('1 of 10 webhooks');
  expect(screen.queryByRole('alert')).toBeNull();
});
