import { onTestFinished } from 'vitest';

/** Replaces the clipboard until the test ends: files of one worker share the page, and user-event has put one there. */
export function replaceClipboard(clipboard: Partial<Clipboard>): void {
  const before = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  onTestFinished(() => {
    if (before) Object.defineProperty(navigator, 'clipboard', before);
    else Reflect.deleteProperty(navigator, 'clipboard');
  });
}
