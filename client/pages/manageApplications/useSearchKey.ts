import { useEffect } from 'react';

const FIELDS = 'input:not([type="checkbox"]), textarea, select';
const OVERLAYS = 'dialog[open], [role="dialog"], [role="alertdialog"]';

/** `/` leads to the search box, from wherever nothing is being typed. */
export function useSearchKey(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if ((event.target as Element).closest(FIELDS) ?? document.querySelector(OVERLAYS)) return;
      event.preventDefault();
      const box = document.querySelector<HTMLInputElement>('main form[role="search"] input');
      box?.focus();
      box?.select();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
