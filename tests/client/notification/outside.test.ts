import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  isShownOutside,
  showOutside,
  showOutsideFor,
  showOutsideNoMore,
} from '#client/lib/live/outside.ts';

interface Shown {
  title: string;
  options: NotificationOptions;
}

const shown: Shown[] = [];
let answer: NotificationPermission;

class FakeNotification {
  static permission: NotificationPermission = 'default';
  static requestPermission = async () => (FakeNotification.permission = answer);
  addEventListener = () => undefined;
  close = () => undefined;
  constructor(title: string, options: NotificationOptions) {
    shown.push({ title, options });
  }
}

const hidden = (isHidden: boolean) => vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);

beforeEach(() => {
  shown.length = 0;
  answer = 'granted';
  FakeNotification.permission = 'default';
  vi.stubGlobal('Notification', FakeNotification);
});
afterEach(() => {
  showOutsideNoMore();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const TOLD = { id: 'n1', title: 'You have been shortlisted', body: 'Nurse', href: '/hi/x' };

test('shows nothing before somebody has asked for it', () => {
  hidden(true);
  showOutside('u1', TOLD);
  expect(shown).toEqual([]);
});

test('shows what the bell tells while the tab is in the background, once a notification', async () => {
  expect(await showOutsideFor('u1')).toBe(true);
  hidden(false);
  showOutside('u1', TOLD);
  expect(shown).toEqual([]);
  hidden(true);
  showOutside('u1', TOLD);
  expect(shown).toEqual([
    { title: TOLD.title, options: expect.objectContaining({ body: 'Nurse', tag: 'n1' }) },
  ]);
});

test('is for the person who asked for it, on this device', async () => {
  await showOutsideFor('u1');
  expect(isShownOutside('u1')).toBe(true);
  expect(isShownOutside('u2')).toBe(false);
});

test('a browser that says no is not asked around', async () => {
  answer = 'denied';
  expect(await showOutsideFor('u1')).toBe(false);
  hidden(true);
  showOutside('u1', TOLD);
  expect(shown).toEqual([]);
});

test('a browser without them does without', async () => {
  vi.stubGlobal('Notification', undefined);
  expect(await showOutsideFor('u1')).toBe(false);
  expect(isShownOutside('u1')).toBe(false);
});
