import type { RefObject } from 'react';
import { Menu as AriaMenu, MenuItem, Popover } from 'react-aria-components/Menu';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { popoverClass } from '#client/ui/looks/popoverClass.ts';
import type { MenuList } from './Menu.tsx';

export interface MenuPopoverProps extends MenuList {
  opener: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

const LINE =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-2 text-base ' +
  'outline-none data-focused:bg-tint data-focus-visible:active-line ' +
  'data-disabled:cursor-not-allowed data-disabled:text-edge';

/** The open list of a menu, below its button. */
export function MenuPopover(props: MenuPopoverProps) {
  const { opener, label, items, onChoose, onClose } = props;
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
        onAction={(key) => onChoose(String(key))}
        className="max-h-[inherit] overflow-auto p-1.5 outline-none"
      >
        {items.map((item) => (
          <MenuItem
            key={item.id}
            id={item.id}
            textValue={item.label}
            isDisabled={item.disabled}
            className={joinClasses(LINE, item.danger && 'text-red')}
          >
            {item.icon && (
              <span className="inline-grid size-5 place-items-center">{item.icon}</span>
            )}
            <span className="flex-1">{item.label}</span>
          </MenuItem>
        ))}
      </AriaMenu>
    </Popover>
  );
}
