import { useEffect } from 'react';
import { areShortcutsBlocked } from '#client/lib/document/shortcuts.ts';

/** `/` searches, `j` and `k` move between names, `x` selects. Inactive while typing or in a dialog. */
export function useListKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (areShortcutsBlocked(event.target)) return;
      const at = event.target instanceof Element ? event.target : document.body;
      if (handleKey(event.key, at)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

function handleKey(key: string, at: Element): boolean {
  if (key === '/') return search();
  if (key === 'j' || key === 'k') return focusRowBeside(at, key === 'j' ? 1 : -1);
  const box = key === 'x' && at.closest('[data-row]')?.querySelector<HTMLElement>('input');
  if (!box) return false;
  box.click();
  return true;
}

function search(): boolean {
  const box = document.querySelector<HTMLInputElement>('main [role="search"] input');
  box?.focus();
  box?.select();
  return box !== null;
}

function focusRowBeside(from: Element, step: 1 | -1): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const here = rows.findIndex((row) => row.contains(from));
  const next = rows[here < 0 ? 0 : here + step]?.querySelector<HTMLElement>('[data-name]');
  next?.focus();
  return next !== undefined && next !== null;
}
