import { Check } from 'lucide-react';
import { useRef, useState, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import {
  Menu as AriaMenu,
  MenuItem,
  MenuTrigger,
  Popover,
  Pressable,
} from 'react-aria-components/Menu';
import { Button } from '#client/ui/Button.tsx';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { itemClass, listClass, popoverClass } from '#client/ui/looks/listClass.ts';

export interface MenuChoice {
  id: string;
  label: string;
  icon?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
}

interface MenuProps {
  label: string;
  /** A Button; the menu opens below it. */
  trigger: ReactElement<Record<string, unknown>, string>;
  items: readonly MenuChoice[];
  onChoose: (id: string) => void;
  /** The current choice, for a menu that sorts or switches. */
  selected?: string;
}

/** As wide as its lines, even at the edge of the screen. */
const menuClass = joinClasses(popoverClass, 'w-max min-w-44');

export function Menu({ trigger, ...list }: MenuProps) {
  return (
    <MenuTrigger>
      <Pressable>{trigger}</Pressable>
      <Popover aria-label={list.label} className={menuClass}>
        <MenuList {...list} />
      </Popover>
    </MenuTrigger>
  );
}

/**
 * Includes the keys that would trigger a click: after a synthetic click, focus would wait for running animations to
 * end.
 */
const OPENING_KEYS = new Set(['ArrowDown', 'Enter', ' ']);

interface LateMenuProps extends Omit<MenuProps, 'trigger' | 'selected'> {
  /** The button's appearance. */
  button: Omit<ComponentProps<typeof Button>, 'ref' | 'onClick' | 'onKeyDown' | 'aria-label'>;
}

/** For lists of hundreds of cards: until it is opened, only its button is rendered. */
export function LateMenu({ button, onChoose, ...list }: LateMenuProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
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
        <Popover
          isOpen
          onOpenChange={setOpen}
          triggerRef={opener}
          trigger="MenuTrigger"
          aria-label={list.label}
          className={menuClass}
        >
          <MenuList
            {...list}
            autoFocus="first"
            onClose={() => setOpen(false)}
            onChoose={(id) => {
              setOpen(false);
              onChoose(id);
            }}
          />
        </Popover>
      )}
    </>
  );
}

interface MenuListProps extends Omit<MenuProps, 'trigger'> {
  autoFocus?: 'first';
  onClose?: () => void;
}

function MenuList({ label, items, onChoose, selected, ...menu }: MenuListProps) {
  return (
    <AriaMenu
      {...menu}
      aria-label={label}
      onAction={(key) => onChoose(String(key))}
      selectionMode={selected === undefined ? 'none' : 'single'}
      selectedKeys={selected === undefined ? undefined : [selected]}
      className={listClass}
    >
      {items.map((item) => (
        <MenuItem
          key={item.id}
          id={item.id}
          textValue={item.label}
          isDisabled={item.disabled}
          className={joinClasses(itemClass, item.danger && 'text-red')}
        >
          {item.icon && <span className="inline-grid size-5 place-items-center">{item.icon}</span>}
          <span className="flex-1">{item.label}</span>
          {item.id === selected && <Check aria-hidden="true" className="size-5" />}
        </MenuItem>
      ))}
    </AriaMenu>
  );
}
