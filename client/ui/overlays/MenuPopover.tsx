import { Check } from 'lucide-react';
import type { RefObject } from 'react';
import { Menu as AriaMenu, MenuItem, Popover } from 'react-aria-components/Menu';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { itemClass, listClass, popoverClass } from '#client/ui/looks/listClass.ts';
import type { MenuList } from './Menu.tsx';

export interface MenuPopoverProps extends MenuList {
  opener: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** The open list of a menu, below its button. */
export function MenuPopover(props: MenuPopoverProps) {
  const { opener, label, items, selected, onChoose, onClose } = props;
  return (
    <Popover
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      triggerRef={opener}
      trigger="MenuTrigger"
      aria-label={label}
      // As wide as its lines, even at the edge of the screen.
      className={joinClasses(popoverClass, 'w-max min-w-44')}
    >
      <AriaMenu
        aria-label={label}
        autoFocus="first"
        onClose={onClose}
        onAction={(key) => {
          onClose();
          onChoose(String(key));
        }}
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
  );
}
