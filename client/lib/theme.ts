import { createStore, useStore } from '#client/lib/store/createStore.ts';
import { storage } from '#client/lib/store/storage.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const store = createStore<Theme>('system');

const isTheme = (value: string | null): value is Theme =>
  (THEMES as readonly (string | null)[]).includes(value);

/** The system theme sets no attribute, so the style sheet follows the device. */
function show(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  store.set(theme);
}

export const useTheme = (): Theme => useStore(store);

export function setTheme(theme: Theme): void {
  storage.write('theme', theme);
  show(theme);
}

/** Used after hydration; also follows a choice made in another tab. */
export function followTheme(): () => void {
  const read = () => {
    const stored = storage.read('theme');
    show(isTheme(stored) ? stored : 'system');
  };
  read();
  addEventListener('storage', read);
  return () => removeEventListener('storage', read);
}
