import { useState, type FocusEvent, type KeyboardEvent } from 'react';

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** The list of about ninety lines is one tab stop; arrow keys move between lines. */
export function useSingleTabStop(keys: readonly string[]) {
  const [last, setLast] = useState<string | null>(null);
  const stop = keys.find((key) => key === last) ?? keys[0];
  return {
    isStop: (key: string) => key === stop,
    list: {
      onFocus: ({ target }: FocusEvent<HTMLElement>) =>
        setLast(target.closest<HTMLElement>('[data-line]')?.dataset['line'] ?? last),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-line]')];
        const at = lines.indexOf(event.target as HTMLElement);
        const ends: Record<string, number> = { Home: 0, End: lines.length - 1 };
        const step = STEPS[event.key];
        const next = step === undefined ? ends[event.key] : at + step;
        if (at < 0 || next === undefined || !lines[next]) return;
        event.preventDefault();
        lines[next].focus();
      },
    },
  };
}
