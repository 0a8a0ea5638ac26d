import { EllipsisVertical, Flame, Pencil, Star, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useNow } from '#client/lib/now.ts';
import { Button } from '#client/ui/Button.tsx';
import { Menu } from '#client/ui/overlays/Menu.tsx';
import { actionsFor, type OwnJob } from './jobActions.ts';

const MORE = [
  'performance',
  'candidates',
  'view',
  'close',
  'reopen',
  'renew',
  'duplicate',
  'export',
] as const;
export type RowAction =
  | 'feature'
  | 'unfeature'
  | 'hot'
  | 'unhot'
  | 'edit'
  | 'delete'
  | (typeof MORE)[number];

interface RowActionsProps {
  job: OwnJob;
  onAct: (action: RowAction) => void;
}

/** Frequent actions are shown, as icons where there is no room for words; the rest are behind one button. */
export function RowActions({ job, onAct }: RowActionsProps) {
  const t = useTranslations('manageJobs');
  const may = actionsFor(job, useNow());
  const star = job.isFeatured ? 'unfeature' : 'feature';
  const flame = job.isHot ? 'unhot' : 'hot';
  const shown = [
    { key: 'star', action: star, other: job.isFeatured ? 'feature' : 'unfeature', Icon: Star },
    { key: 'flame', action: flame, other: job.isHot ? 'hot' : 'unhot', Icon: Flame },
    { key: 'edit', action: 'edit', other: 'edit', Icon: Pencil },
    { key: 'delete', action: 'delete', other: 'delete', Icon: Trash2 },
  ] as const;
  const filled = { star: job.isFeatured, flame: job.isHot, edit: false, delete: false };
  const named = (action: RowAction) =>
    t('row.named', { action: t(`row.${action}`), title: job.title });
  return (
    <span className="flex gap-1 md:max-lg:gap-0 max-md:grid max-md:auto-cols-fr max-md:grid-flow-col max-md:gap-2 md:justify-end">
      {shown
        .filter(({ action }) => may[action])
        .map(({ key, action, other, Icon }) => (
          <Button
            key={key}
            size="s"
            variant="quiet"
            aria-label={named(action)}
            title={t(`row.${action}`)}
            onClick={() => onAct(action)}
            icon={<Icon className={filled[key] ? 'size-4 fill-genda text-genda-text' : 'size-4'} />}
            className="max-xl:gap-0 max-xl:px-0 max-md:border-line md:max-xl:w-9"
          >
            {/* As wide as the other word in its place, so that the columns are straight. */}
            <span
              data-other={t(`row.${other}`)}
              className="block text-start whitespace-nowrap after:invisible after:block after:h-0 after:content-[attr(data-other)] max-xl:sr-only"
            >
              {t(`row.${action}`)}
            </span>
          </Button>
        ))}
      <Menu
        label={t('row.named', { action: t('row.more'), title: job.title })}
        button={{
          size: 's',
          variant: 'quiet',
          icon: <EllipsisVertical className="size-4" />,
          className: 'gap-0 px-0 max-md:border-line md:w-9',
          children: <span className="sr-only">{t('row.more')}</span>,
        }}
        items={MORE.filter((action) => may[action]).map((action) => ({
          id: action,
          label: t(`row.${action}`),
        }))}
        onChoose={(action) => onAct(action as RowAction)}
      />
    </span>
  );
}
