import { useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#client/ui/Button.tsx';
import { loadOnUse } from '#client/ui/loadOnUse.ts';
import type { MenuPopoverProps } from './MenuPopover.tsx';

export interface MenuChoice {
  id: string;
  label: string;
  icon?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
}

export interface MenuList {
  label: string;
  items: readonly MenuChoice[];
  onChoose: (id: string) => void;
}

/**
 * Enter and Space are included so that they do not trigger a click: after a synthetic click, the focus would wait for
 * running animations to end.
 */
const OPENING_KEYS = new Set(['ArrowDown', 'Enter', ' ']);

const MenuPopover = loadOnUse<MenuPopoverProps>(
  async () => (await import('./MenuPopover.tsx')).MenuPopover,
  { soon: true },
);

interface MenuProps extends MenuList {
  /** The button's appearance. The list opens below it. */
  button: Omit<ComponentProps<typeof Button>, 'ref' | 'onClick' | 'onKeyDown' | 'aria-label'>;
}

/** A list of actions behind a button, which is named by the list's label. */
export function Menu({ button, ...list }: MenuProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  // The button gets the focus before the choice takes effect: an open list would keep it, and a dialog returns it there.
  const choose = (id: string) => {
    flushSync(() => setOpen(false));
    opener.current?.focus();
    list.onChoose(id);
  };
  return (
    <>
      <Button
        {...button}
        ref={opener}
        aria-label={list.label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => {
          if (!OPENING_KEYS.has(event.key)) return;
          event.preventDefault();
          setOpen(true);
        }}
      />
      {isOpen && (
        <MenuPopover {...list} onChoose={choose} opener={opener} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
