import { EllipsisVertical } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Menu } from './Menu.tsx';

/** The actions of a card, behind a button with three dots. */
export function MoreMenu(menu: Omit<ComponentProps<typeof Menu>, 'button'>) {
  return (
    <Menu
      {...menu}
      button={{
        variant: 'quiet',
        iconOnly: true,
        className: '-mt-1.5 -mr-2',
        icon: <EllipsisVertical className="size-5" />,
      }}
    />
  );
}
