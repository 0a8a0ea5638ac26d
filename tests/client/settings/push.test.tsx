import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Words } from '#client/components/Words.tsx';
import { areNotificationsEnabled } from '#client/lib/live/browserNotifications.ts';
import { currentSession } from '#client/lib/session.ts';
import { loadWords } from '#client/lib/words.ts';
import { PushSwitch } from '#client/pages/settings/mails/PushSwitch.tsx';
import { drawInSite, leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

const AREAS = ['settings'] as const;

const allow = (permission: NotificationPermission) =>
  vi.stubGlobal(
    'Notification',
    Object.assign(() => undefined, { permission, requestPermission: async () => permission }),
  );

beforeEach(() => {
  act(() => logInAs({ role: 'JOB_SEEKER' }));
});
afterEach(() => {
  act(() => leave());
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function draw(pushNotifications: boolean) {
  const schema = mockedSchema({ resolvers: { Query: { site: () => ({ pushNotifications }) } } });
  await loadWords('en', AREAS);
  return drawInSite(
    <Words areas={AREAS}>
      <PushSwitch />
      <p>Drawn</p>
    </Words>,
    { schema },
  );
}

const toggle = () =>
  screen.findByRole<HTMLInputElement>('switch', { name: 'Browser notifications' });
const press = async () => userEvent.setup({ delay: null }).click(await toggle());

test('push is offered while the administrators allow it, and can be switched on and off', async () => {
  allow('granted');
  const { container } = await draw(true);
  await press();
  expect((await toggle()).checked).toBe(true);
  expect(areNotificationsEnabled(currentSession().user!.id)).toBe(true);
  await expectNoViolations(container);
  await press();
  expect((await toggle()).checked).toBe(false);
  expect(areNotificationsEnabled(currentSession().user!.id)).toBe(false);
});

test('push stays off if the browser blocks it, and the page says where to change that', async () => {
  allow('denied');
  await draw(true);
  await press();
  expect((await toggle()).checked).toBe(false);
  await screen.findByText(/Your browser blocks notifications/);
});

test('push is not offered while the administrators forbid it', async () => {
  await draw(false);
  await screen.findByText('Drawn');
  await expect.poll(() => screen.queryByRole('switch')).toBeNull();
});
