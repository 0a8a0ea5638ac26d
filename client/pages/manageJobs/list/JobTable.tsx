import { useTranslations } from 'use-intl';
import { SelectableTable } from '#client/components/selection/SelectableTable.tsx';
import type { RowSelection } from '#client/components/selection/useRowSelection.ts';
import { useTeamRight } from '#client/components/team/useTeamRight.ts';
import type { OwnJobRow_JobFragment } from '#client/gql/graphql.ts';
import { HeadCell } from '#client/ui/table/HeadCell.tsx';
import type { OwnJob } from './jobActions.ts';
import { OwnJobRow } from './OwnJobRow.tsx';
import type { RowAction } from './RowActions.tsx';

interface JobTableProps {
  jobs: readonly OwnJobRow_JobFragment[];
  selection: RowSelection<OwnJob>;
  onAct: (action: RowAction, job: OwnJob) => void;
}

export function JobTable({ jobs, selection, onAct }: JobTableProps) {
  const t = useTranslations('manageJobs');
  const mayPost = useTeamRight('post');
  return (
    <SelectableTable
      caption={t('list.caption')}
      label={mayPost && t('list.selectAll')}
      selection={selection}
      head={
        <>
          <HeadCell>{t('list.job')}</HeadCell>
          <HeadCell className="max-lg:hidden">{t('list.deadline')}</HeadCell>
          <HeadCell align="end" className="max-lg:px-1.5">
            {t('list.views')}
          </HeadCell>
          <HeadCell align="end" className="max-lg:px-1.5">
            {t('list.applications')}
          </HeadCell>
          <HeadCell align="end">{mayPost && t('list.actions')}</HeadCell>
        </>
      }
    >
      {jobs.map((job) => (
        <OwnJobRow
          key={job.id}
          job={job}
          selected={selection.has(job.id)}
          onSelect={() => selection.toggle(job)}
          onAct={(action) => onAct(action, job)}
        />
      ))}
    </SelectableTable>
  );
}
