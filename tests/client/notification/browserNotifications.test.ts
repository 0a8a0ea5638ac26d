import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  isBlocked,
  areNotificationsEnabled,
  showNotification,
  enableNotifications,
  disableNotifications,
} from '#client/lib/live/browserNotifications.ts';

interface Shown {
  title: string;
  options: NotificationOptions;
}

const shown: Shown[] = [];
const windows: FakeNotification[] = [];
let answer: NotificationPermission;

class FakeNotification {
  static permission: NotificationPermission = 'default';
  static requestPermission = async () => (FakeNotification.permission = answer);
  click: () => void = () => undefined;
  addEventListener = (_type: 'click', press: () => void) => (this.click = press);
  close = vi.fn<() => void>();
  constructor(title: string, options: NotificationOptions) {
    shown.push({ title, options });
    windows.push(this);
  }
}

const hidden = (isHidden: boolean) => vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);

beforeEach(() => {
  shown.length = 0;
  windows.length = 0;
  answer = 'granted';
  FakeNotification.permission = 'default';
  vi.stubGlobal('Notification', FakeNotification);
});
afterEach(() => {
  disableNotifications();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const SHORTLISTED = { id: 'n1', title: 'You have been shortlisted', body: 'Nurse', href: '/hi/x' };

test('browser notifications are not shown until the user has enabled them', () => {
  hidden(true);
  showNotification('u1', SHORTLISTED);
  expect(shown).toEqual([]);
});

test('each notification is shown once while the tab is in the background', async () => {
  expect(await enableNotifications('u1')).toBe(true);
  hidden(false);
  showNotification('u1', SHORTLISTED);
  expect(shown).toEqual([]);
  hidden(true);
  showNotification('u1', SHORTLISTED);
  expect(shown).toEqual([
    { title: SHORTLISTED.title, options: expect.objectContaining({ body: 'Nurse', tag: 'n1' }) },
  ]);
});

test('browser notifications are for the user who enabled them, on this device', async () => {
  await enableNotifications('u1');
  expect(areNotificationsEnabled('u1')).toBe(true);
  expect(areNotificationsEnabled('u2')).toBe(false);
});

test('a browser that denies permission is not asked again', async () => {
  answer = 'denied';
  expect(await enableNotifications('u1')).toBe(false);
  hidden(true);
  showNotification('u1', SHORTLISTED);
  expect(shown).toEqual([]);
});

test('a browser without notifications works without them', async () => {
  vi.stubGlobal('Notification', undefined);
  expect(await enableNotifications('u1')).toBe(false);
  expect(areNotificationsEnabled('u1')).toBe(false);
});

test('pressing a notification closes it, brings the page to the front and leads to its subject', async () => {
  await enableNotifications('u1');
  hidden(true);
  const focus = vi.spyOn(window, 'focus').mockReturnValue();
  const { href } = location;
  showNotification('u1', { ...SHORTLISTED, href: null });
  windows[0]!.click();
  expect(windows[0]!.close).toHaveBeenCalledOnce();
  expect(focus).toHaveBeenCalledOnce();
  expect(location.href).toBe(href);
  // Only the fragment changes: jsdom cannot navigate elsewhere.
  showNotification('u1', { ...SHORTLISTED, href: '#shortlisted' });
  expect(location.hash).toBe('');
  windows[1]!.click();
  expect(location.hash).toBe('#shortlisted');
  history.replaceState(null, '', href);
});

test('a browser that fails to show a notification is not asked again', async () => {
  await enableNotifications('u1');
  hidden(true);
  let asked = 0;
  class Refusing {
    static permission = 'granted';
    constructor() {
      asked += 1;
      throw new TypeError('Illegal constructor');
    }
  }
  vi.stubGlobal('Notification', Refusing);
  showNotification('u1', SHORTLISTED);
  showNotification('u1', SHORTLISTED);
  expect(asked).toBe(1);
  expect(areNotificationsEnabled('u1')).toBe(false);
});

test('only a denied permission counts as blocked', () => {
  expect(isBlocked()).toBe(false);
  FakeNotification.permission = 'denied';
  expect(isBlocked()).toBe(true);
  vi.stubGlobal('Notification', undefined);
  expect(isBlocked()).toBe(false);
});
