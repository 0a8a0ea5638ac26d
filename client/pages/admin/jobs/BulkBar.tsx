import { useTranslations } from 'use-intl';
import { focusHeading } from '#client/lib/document/lostFocus.ts';
import { actionsFrom } from '../moderation/moderationActions.ts';
import { Button } from '#client/ui/Button.tsx';
import type { BulkModeration } from './useModerateJobs.ts';
import type { JobSelection } from './useJobSelection.ts';

interface BulkBarProps {
  selection: JobSelection;
  busy: boolean;
  onMove: (move: BulkModeration) => void;
}

const MODERATION_ACTIONS = ['approve', 'reject', 'suspend'] as const;

/** After the table in tab order, at the bottom of the screen visually. */
export function BulkBar({ selection, busy, onMove }: BulkBarProps) {
  const t = useTranslations('admin');
  const { jobs } = selection;
  if (jobs.length === 0) return null;
  const offered = new Set(jobs.flatMap(({ adminStatus }) => actionsFrom(adminStatus)));
  const isOffered = (move: BulkModeration) =>
    offered.has(move) || (move === 'approve' && offered.has('reinstate'));
  const leave = () => {
    selection.keep([]);
    focusHeading();
  };
  return (
    <div
      role="region"
      aria-label={t('bulk.label')}
      className="sticky bottom-3 z-20 mt-4 flex flex-wrap items-center gap-2 rounded-card border border-line bg-card px-4 py-3 shadow-float"
    >
      <p role="status" className="text-sm font-semibold">
        {t('bulk.count', { count: jobs.length })}
      </p>
      <Button
        size="s"
        variant="quiet"
        onClick={leave}
        className="mr-auto max-sm:ml-auto max-sm:mr-0"
      >
        {t('bulk.clear')}
      </Button>
      <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
        {MODERATION_ACTIONS.map((move) => {
          const disabled = !isOffered(move);
          return (
            <Button
              key={move}
              size="s"
              busy={busy}
              aria-disabled={disabled || undefined}
              title={disabled ? t('bulk.none') : undefined}
              onClick={() => !disabled && onMove(move)}
              className={disabled ? 'opacity-55' : undefined}
            >
              {t(`move.${move}`)}
            </Button>
          );
        })}
      </div>
    </div>
  );
}
