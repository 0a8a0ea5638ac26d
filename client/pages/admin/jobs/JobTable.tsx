import { useTranslations } from 'use-intl';
import { SelectableTable } from '#client/components/selection/SelectableTable.tsx';
import type { RowSelection } from '#client/components/selection/useRowSelection.ts';
import type { JobRow_JobFragment } from '#client/gql/graphql.ts';
import type { ListPlace } from '#client/pages/admin/lists/useListAddress.ts';
import type { ModerationAction } from '../moderation/moderationActions.ts';
import { HeadCell } from '#client/ui/table/HeadCell.tsx';
import { JobRow } from './JobRow.tsx';

interface JobTableProps {
  jobs: readonly JobRow_JobFragment[];
  selection: RowSelection<JobRow_JobFragment>;
  place: ListPlace;
  onMove: (move: ModerationAction, job: JobRow_JobFragment) => void;
}

export function JobTable({ jobs, selection, place, onMove }: JobTableProps) {
  const t = useTranslations('admin');
  return (
    <SelectableTable
      caption={t('section.jobs')}
      label={t('jobs.selectAll')}
      selection={selection}
      head={
        <>
          <HeadCell>{t('column.job')}</HeadCell>
          <HeadCell className="max-xl:hidden">{t('column.company')}</HeadCell>
          <HeadCell>{t('column.status')}</HeadCell>
          <HeadCell align="end">{t('column.actions')}</HeadCell>
        </>
      }
    >
      {jobs.map((job) => (
        <JobRow
          key={job.id}
          job={job}
          place={place}
          selected={selection.has(job.id)}
          onSelect={() => selection.toggle(job)}
          onMove={onMove}
        />
      ))}
    </SelectableTable>
  );
}
