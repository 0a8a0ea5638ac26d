import { expect, onTestFinished, test } from 'vitest';
import { followTheme, setTheme } from '#client/lib/theme.ts';

const shown = () => document.documentElement.dataset['theme'];

test('a theme chosen in another tab is shown here too, until the page is left', () => {
  onTestFinished(() => setTheme('system'));
  localStorage.setItem('theme', 'dark');
  const stop = followTheme();
  expect(shown()).toBe('dark');
  for (const [stored, theme] of [
    ['light', 'light'],
    ['system', undefined],
    ['neon', undefined],
  ] as const) {
    localStorage.setItem('theme', stored);
    dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(shown()).toBe(theme);
  }
  stop();
  localStorage.setItem('theme', 'dark');
  dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect(shown()).toBeUndefined();
});
