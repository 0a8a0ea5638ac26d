import { Menu as MenuIcon, X } from 'lucide-react';
import { useId, useRef, useState, type MouseEvent, useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useDismissal } from '#client/ui/useDismissal.ts';
import { loadOnUse } from '#client/ui/loadOnUse.ts';

const SmallMenuContent = loadOnUse(
  async () => (await import('./SmallMenuContent.tsx')).SmallMenuContent,
  { soon: true },
);

/** The same links on small screens, covering the page below the header. */
export function SmallMenu() {
  const t = useTranslations('shell');
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => setOpen(false);
  const closeAndReturn = () => {
    close();
    button.current?.focus();
  };
  useDismissal(root, open, { onOutside: close, onEscape: closeAndReturn });
  useScrollLock(open, close);

  // Every choice navigates away or opens a dialog, except the theme.
  const chosen = (event: MouseEvent) => {
    const target = event.target instanceof Element && event.target.closest('a, button');
    if (target && !target.hasAttribute('aria-pressed')) closeAndReturn();
  };
  const Icon = open ? X : MenuIcon;
  return (
    <div ref={root} className="lg:hidden">
      <button
        ref={button}
        type="button"
        aria-label={t('header.openMenu')}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="-mr-2 grid size-11 place-items-center rounded-control text-text hover:bg-tint"
      >
        <Icon className="size-6" />
      </button>
      <div
        id={id}
        role="presentation"
        hidden={!open}
        onClick={chosen}
        className="fixed inset-x-0 top-[calc(var(--bar)+1px)] bottom-0 z-40 overflow-y-auto overscroll-contain bg-paper px-4 pt-4 pb-10 md:px-6"
      >
        {open && <SmallMenuContent onFailed={close} />}
      </div>
    </div>
  );
}

/** Prevents the page behind from scrolling while open. The menu closes once the header fits everything again. */
function useScrollLock(open: boolean, onWide: () => void): void {
  const widened = useEffectEvent((event: MediaQueryListEvent) => event.matches && onWide());
  useEffect(() => {
    if (!open) return undefined;
    const { classList } = document.documentElement;
    const wide = matchMedia('(min-width: 64rem)');
    classList.add('overflow-hidden');
    wide.addEventListener('change', widened);
    return () => {
      classList.remove('overflow-hidden');
      wide.removeEventListener('change', widened);
    };
  }, [open]);
}
