import { useTranslations } from 'use-intl';
import type { RowSelection } from '#client/components/selection/useRowSelection.ts';
import type { JobRow_JobFragment } from '#client/gql/graphql.ts';
import { BulkBar } from '#client/pages/admin/lists/BulkBar.tsx';
import { actionsFrom } from '../moderation/moderationActions.ts';
import type { BulkModeration } from './useModerateJobs.ts';

interface JobBulkBarProps {
  selection: RowSelection<JobRow_JobFragment>;
  busy: boolean;
  onMove: (move: BulkModeration) => void;
}

const MODERATION_ACTIONS = ['approve', 'reject', 'suspend'] as const;

export function JobBulkBar({ selection, busy, onMove }: JobBulkBarProps) {
  const t = useTranslations('admin');
  const { rows: jobs } = selection;
  if (jobs.length === 0) return null;
  const offered = new Set(jobs.flatMap(({ adminStatus }) => actionsFrom(adminStatus)));
  return (
    <BulkBar
      words={{
        label: t('bulk.label'),
        count: t('bulk.count', { count: jobs.length }),
        clear: t('bulk.clear'),
        impossible: t('bulk.none'),
      }}
      actions={MODERATION_ACTIONS.map((name) => ({
        name,
        label: t(`move.${name}`),
        isPossible: offered.has(name) || (name === 'approve' && offered.has('reinstate')),
      }))}
      busy={busy}
      onAct={onMove}
      onClear={selection.clear}
    />
  );
}
