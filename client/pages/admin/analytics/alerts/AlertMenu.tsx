import {
  CirclePause,
  CirclePlay,
  Ellipsis,
  History,
  Pencil,
  SquareArrowOutUpRight,
  Trash2,
} from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { FigureAlertRow_AlertFragment } from '#client/gql/graphql.ts';
import { Button } from '#client/ui/Button.tsx';
import { Menu } from '#client/ui/overlays/Menu.tsx';

const ICONS = {
  edit: Pencil,
  history: History,
  rows: SquareArrowOutUpRight,
  pause: CirclePause,
  resume: CirclePlay,
  delete: Trash2,
};
export type AlertAction = keyof typeof ICONS;

interface AlertMenuProps {
  alert: FigureAlertRow_AlertFragment;
  onAct: (act: AlertAction) => void;
}

export function AlertMenu({ alert, onAct }: AlertMenuProps) {
  const t = useTranslations('figureAlerts');
  const label = t('actions', { name: alert.name });
  const acts: AlertAction[] = [
    ...(alert.address ? (['edit'] as const) : []),
    'history',
    ...(alert.link ? (['rows'] as const) : []),
    alert.isActive ? 'pause' : 'resume',
    'delete',
  ];
  return (
    <Menu
      label={label}
      trigger={
        <Button
          size="s"
          variant="quiet"
          iconOnly
          aria-label={label}
          icon={<Ellipsis aria-hidden="true" className="size-5" />}
        />
      }
      items={acts.map((act) => {
        const Icon = ICONS[act];
        return {
          id: act,
          label: t(`act.${act}`),
          icon: <Icon aria-hidden="true" className="size-5" />,
          danger: act === 'delete',
        };
      })}
      onChoose={(act) => onAct(act as AlertAction)}
    />
  );
}
