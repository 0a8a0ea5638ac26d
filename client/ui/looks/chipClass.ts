import { joinClasses } from './joinClasses.ts';

/** For chips that are links. A Chip is the button with the same look. */
export function chipClass(selected = false): string {
  return joinClasses(
    'hit-44 inline-flex min-h-9 items-center gap-1.5 rounded-full border px-3.5 text-sm whitespace-nowrap transition-colors duration-100',
    'disabled:cursor-not-allowed disabled:opacity-55',
    selected
      ? 'border-ink bg-ink-wash font-semibold text-ink hover:border-ink-press'
      : 'border-line bg-card text-text hover:border-edge',
  );
}
