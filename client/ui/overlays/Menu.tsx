import { Check } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import {
  Menu as AriaMenu,
  MenuItem,
  MenuTrigger,
  Popover,
  Pressable,
} from 'react-aria-components/Menu';
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
  /** A Button; the menu opens under it. */
  trigger: ReactElement<Record<string, unknown>, string>;
  items: readonly MenuChoice[];
  onChoose: (id: string) => void;
  /** The one in force, for a menu that sorts or switches. */
  selected?: string;
}

export function Menu({ label, trigger, items, onChoose, selected }: MenuProps) {
  return (
    <MenuTrigger>
      <Pressable>{trigger}</Pressable>
      <Popover className={joinClasses(popoverClass, 'min-w-44')}>
        <AriaMenu
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
              {item.icon && (
                <span className="inline-grid size-5 place-items-center">{item.icon}</span>
              )}
              <span className="flex-1">{item.label}</span>
              {item.id === selected && <Check aria-hidden="true" className="size-5" />}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
