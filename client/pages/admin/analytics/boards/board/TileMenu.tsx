import {
  ArrowLeft,
  ArrowRight,
  Columns4,
  Ellipsis,
  PinOff,
  SquareArrowOutUpRight,
} from 'lucide-react';
import { useTranslations } from 'use-intl';
import { WIDTHS } from '#client/components/analytics/saved/WidthField.tsx';
import type { Tile_PinFragment } from '#client/gql/graphql.ts';
import { useNavigate } from '#client/lib/routing.ts';
import { Menu, type MenuChoice } from '#client/ui/overlays/Menu.tsx';
import type { PinMoves } from './usePinMoves.ts';

interface TileMenuProps {
  pin: Tile_PinFragment;
  path: string | null;
  moves: PinMoves | null;
  onUnpin: () => void;
}

export function TileMenu({ pin, path, moves, onUnpin }: TileMenuProps) {
  const t = useTranslations('analytics');
  const navigate = useNavigate();
  const at = moves?.ids.indexOf(pin.id) ?? 0;
  const icon = (Icon: typeof PinOff) => <Icon className="size-5" />;
  const items: MenuChoice[] = [];
  if (path)
    items.push({ id: 'open', label: t('boards.board.open'), icon: icon(SquareArrowOutUpRight) });
  if (moves) {
    items.push(
      {
        id: 'earlier',
        label: t('boards.board.earlier'),
        icon: icon(ArrowLeft),
        disabled: at === 0,
      },
      {
        id: 'later',
        label: t('boards.board.later'),
        icon: icon(ArrowRight),
        disabled: at === moves.ids.length - 1,
      },
      ...WIDTHS.map((width) => ({
        id: `width ${width}`,
        label: t('boards.board.widen', { width: t(`boards.width.of.${width}`) }),
        icon: icon(Columns4),
        disabled: width === pin.width,
      })),
      { id: 'unpin', label: t('boards.board.unpin'), icon: icon(PinOff) },
    );
  }
  const choose = (id: string) => {
    if (id === 'open' && path) void navigate(path);
    else if (id === 'unpin') onUnpin();
    else if (id === 'earlier') moves?.step(pin.id, -1);
    else if (id === 'later') moves?.step(pin.id, 1);
    else moves?.resize(pin.id, Number(id.split(' ')[1]));
  };
  if (items.length === 0) return null;
  return (
    <Menu
      label={t('boards.board.actions', { name: pin.report.name })}
      button={{
        size: 's',
        variant: 'quiet',
        iconOnly: true,
        icon: <Ellipsis className="size-5" />,
      }}
      items={items}
      onChoose={choose}
    />
  );
}
