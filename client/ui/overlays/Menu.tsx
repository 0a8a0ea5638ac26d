import {
  cloneElement,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Button } from '#client/ui/Button.tsx';
import { latePart } from './latePart.ts';
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
  /** The current choice, for a menu that sorts or switches. */
  selected?: string;
}

const MenuPopover = latePart<MenuPopoverProps>(() =>
  import('./MenuPopover.tsx').then((module) => module.MenuPopover),
);

interface MenuProps extends MenuList {
  /** A Button; the menu opens below it. */
  trigger: ReactElement<Record<string, unknown>, string>;
}

export function Menu({ trigger, ...list }: MenuProps) {
  const { button, opened } = useMenu();
  return (
    <>
      {cloneElement(trigger, { ...button })}
      {opened && <MenuPopover {...list} {...opened} />}
    </>
  );
}

interface LateMenuProps extends Omit<MenuList, 'selected'> {
  /** The button's appearance. */
  button: Omit<ComponentProps<typeof Button>, 'ref' | 'onClick' | 'onKeyDown' | 'aria-label'>;
}

/** A menu whose button is named by its label. */
export function LateMenu({ button: look, ...list }: LateMenuProps) {
  const { button, opened } = useMenu();
  return (
    <>
      <Button {...look} {...button} aria-label={list.label} />
      {opened && <MenuPopover {...list} {...opened} />}
    </>
  );
}

/**
 * Includes the keys that would trigger a click: after a synthetic click, focus would wait for running animations to
 * end.
 */
const OPENING_KEYS = new Set(['ArrowDown', 'Enter', ' ']);

function useMenu() {
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const button = {
    ref: opener,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    onClick: () => setOpen(true),
    onKeyDown: (event: KeyboardEvent) => {
      if (!OPENING_KEYS.has(event.key)) return;
      event.preventDefault();
      setOpen(true);
    },
  } as const;
  return { button, opened: isOpen && { opener, onClose: () => setOpen(false) } };
}
