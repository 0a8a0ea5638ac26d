import { useTranslations } from 'use-intl';
import type { RowSelection } from '#client/components/selection/useRowSelection.ts';
import { SelectionBar } from '#client/components/selection/SelectionBar.tsx';
import { focusHeading } from '#client/lib/document/lostFocus.ts';
import { useNow } from '#client/lib/now.ts';
import { Button } from '#client/ui/Button.tsx';
import { CHANGED_JOBS_MAX } from '#schema/options/screens/ownJobs.ts';
import { actionsFor, type OwnJob } from './jobActions.ts';
import type { RowAction } from './RowActions.tsx';

export type BulkAction = Exclude<RowAction, 'edit' | 'view'>;

interface BulkBarProps {
  selection: RowSelection<OwnJob>;
  /** The total over all pages; offers to select the rest. */
  total: number;
  onEverything: () => void;
  busy: boolean;
  onAct: (action: BulkAction) => void;
}

export function BulkBar({ selection, total, onEverything, busy, onAct }: BulkBarProps) {
  const t = useTranslations('manageJobs');
  const now = useNow();
  const { rows: jobs } = selection;
  if (jobs.length === 0) return null;
  const most = Math.min(total, CHANGED_JOBS_MAX);
  const may = jobs.map((job) => actionsFor(job, now));
  const isSingle = jobs.length === 1;
  const actions: { action: BulkAction; disabled?: boolean }[] = [
    { action: jobs.every((job) => job.isFeatured) ? 'unfeature' : 'feature' },
    { action: jobs.every((job) => job.isHot) ? 'unhot' : 'hot' },
    may.some(({ close }) => close)
      ? { action: 'close' }
      : { action: 'reopen', disabled: !may.some(({ reopen }) => reopen) },
    { action: 'renew', disabled: !may.some(({ renew }) => renew) },
    { action: 'duplicate', disabled: !isSingle },
    { action: 'export' },
    { action: 'delete' },
  ];
  const leave = () => {
    selection.clear();
    focusHeading();
  };
  return (
    <SelectionBar label={t('bulk.label')}>
      <p role="status" className="mr-auto text-sm font-semibold">
        {t(jobs.length < CHANGED_JOBS_MAX ? 'bulk.count' : 'bulk.most', { count: jobs.length })}
      </p>
      {selection.page === 'all' && jobs.length < most && (
        <Button size="s" variant="quiet" busy={busy} onClick={onEverything}>
          {t(most < total ? 'bulk.first' : 'bulk.everything', { count: most })}
        </Button>
      )}
      {actions.map(({ action, disabled }) => (
        <Button
          key={action}
          size="s"
          aria-disabled={disabled}
          title={action === 'duplicate' && disabled ? t('bulk.one') : undefined}
          onClick={() => !disabled && onAct(action)}
          className={disabled ? 'opacity-55' : undefined}
        >
          {t(`row.${action}`)}
        </Button>
      ))}
      <Button size="s" variant="quiet" onClick={leave}>
        {t('bulk.clear')}
      </Button>
    </SelectionBar>
  );
}
