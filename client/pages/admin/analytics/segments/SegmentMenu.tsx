import { ChartColumn, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { SegmentRow_SegmentFragment } from '#client/gql/graphql.ts';
import { Button } from '#client/ui/Button.tsx';
import { Menu } from '#client/ui/overlays/Menu.tsx';

const ICONS = { explore: ChartColumn, edit: Pencil, delete: Trash2 };
export type SegmentAction = keyof typeof ICONS;

interface SegmentMenuProps {
  segment: SegmentRow_SegmentFragment;
  onAct: (act: SegmentAction) => void;
}

export function SegmentMenu({ segment, onAct }: SegmentMenuProps) {
  const t = useTranslations('segments');
  const label = t('actions', { name: segment.name });
  const acts: SegmentAction[] = [
    'explore',
    ...(segment.mayChange ? (['edit', 'delete'] as const) : []),
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
      onChoose={(act) => onAct(act as SegmentAction)}
    />
  );
}
