import { onTestFinished } from 'vitest';

/** The keys that reach what surrounds the page's controls, such as a dialog that closes with Escape. */
export function keysOutside(): string[] {
  const keys: string[] = [];
  const hear = ({ key }: KeyboardEvent) => void keys.push(key);
  document.addEventListener('keydown', hear);
  onTestFinished(() => document.removeEventListener('keydown', hear));
  return keys;
}
