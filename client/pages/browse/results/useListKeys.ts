import { useEffect, useEffectEvent } from 'react';

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const OVERLAYS = 'dialog[open], [role="dialog"], [role="alertdialog"]';

const links = () => [...document.querySelectorAll<HTMLElement>('[data-jobs] > li h2 a')];
const cardOf = (element: Element | null) => element?.closest('[data-jobs] > li') ?? null;

/** `/` searches, `j` and `k` move, `s` saves, `?` lists the keys. Enter opens, because a link has the focus. */
export function useListKeys(onHelp: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = ACTIONS[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.defaultPrevented || (event.repeat && !'jk'.includes(event.key))) return;
    if (event.target instanceof Element && event.target.closest(FIELDS)) return;
    if (document.querySelector(OVERLAYS)) return;
    event.preventDefault();
    act(onHelp);
  });
  useEffect(() => {
    const stop = new AbortController();
    document.addEventListener('keydown', press, { signal: stop.signal });
    return () => stop.abort();
  }, []);
}

const ACTIONS: Readonly<Record<string, ((onHelp: () => void) => void) | undefined>> = {
  '/': search,
  j: () => walk(1),
  k: () => walk(-1),
  s: save,
  '?': (onHelp) => onHelp(),
};

function search(): void {
  const box = document.querySelector<HTMLInputElement>('form[role="search"] input');
  box?.focus();
  box?.select();
}

function walk(step: 1 | -1): void {
  const all = links();
  const at = all.findIndex((link) => cardOf(link) === cardOf(document.activeElement));
  const next = at < 0 ? all[0] : all[at + step];
  next?.focus({ preventScroll: true });
  cardOf(next ?? null)?.scrollIntoView?.({ block: 'nearest' });
}

function save(): void {
  cardOf(document.activeElement)?.querySelector<HTMLElement>('button[aria-pressed]')?.click();
}
