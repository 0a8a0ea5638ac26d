import { useEffect } from 'react';
import { areShortcutsBlocked } from '#client/lib/document/shortcuts.ts';

/** `/` focuses the search box, unless something is being typed. */
export function useSearchKey(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (areShortcutsBlocked(event.target)) return;
      event.preventDefault();
      const box = document.querySelector<HTMLInputElement>('main form[role="search"] input');
      box?.focus();
      box?.select();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
