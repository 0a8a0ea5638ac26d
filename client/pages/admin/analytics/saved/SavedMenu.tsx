import { Ellipsis, type LucideIcon } from 'lucide-react';
import { Menu } from '#client/ui/overlays/Menu.tsx';

interface SavedMenuProps<Act extends string> {
  /** Names the button and its list. */
  label: string;
  acts: readonly Act[];
  icons: Readonly<Record<Act, LucideIcon>>;
  nameOf: (act: Act) => string;
  onAct: (act: Act) => void;
}

/** What can be done with something saved: a report, a dashboard, an alert or a segment. */
export function SavedMenu<Act extends string>(props: SavedMenuProps<Act>) {
  const { label, acts, icons, nameOf, onAct } = props;
  if (acts.length === 0) return null;
  return (
    <Menu
      label={label}
      button={{
        size: 's',
        variant: 'quiet',
        iconOnly: true,
        icon: <Ellipsis className="size-5" />,
      }}
      items={acts.map((act) => {
        const Icon: LucideIcon = icons[act];
        return {
          id: act,
          label: nameOf(act),
          icon: <Icon className="size-5" />,
          danger: act === 'delete',
        };
      })}
      onChoose={(act) => onAct(act as Act)}
    />
  );
}
