import { useTranslations } from 'use-intl';
import { useTeamRight } from '#client/components/team/useTeamRight.ts';
import type { OwnJobRow_JobFragment } from '#client/gql/graphql.ts';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { HeadCell } from '#client/ui/table/HeadCell.tsx';
import { Table } from '#client/ui/table/Table.tsx';
import { TableHead } from '#client/ui/table/TableHead.tsx';
import type { OwnJob } from './jobActions.ts';
import { OwnJobRow } from './OwnJobRow.tsx';
import type { RowAction } from './RowActions.tsx';
import type { Selection } from './useSelection.ts';

interface JobTableProps {
  jobs: readonly OwnJobRow_JobFragment[];
  selection: Selection;
  onAct: (action: RowAction, job: OwnJob) => void;
}

export function JobTable({ jobs, selection, onAct }: JobTableProps) {
  const t = useTranslations('manageJobs');
  const mayPost = useTeamRight('post');
  const everything = {
    label: t('list.selectAll'),
    checked: selection.page === 'all',
    mixed: selection.page === 'some',
    onChange: selection.togglePage,
  };
  return (
    <>
      {mayPost && <Checkbox {...everything} className="md:hidden" />}
      <Table caption={t('list.caption')}>
        <TableHead>
          <HeadCell className="w-12">
            {mayPost && <Checkbox {...everything} hideLabel className="-m-3" />}
          </HeadCell>
          <HeadCell>{t('list.job')}</HeadCell>
          <HeadCell className="max-lg:hidden">{t('list.deadline')}</HeadCell>
          <HeadCell align="end">{t('list.views')}</HeadCell>
          <HeadCell align="end">{t('list.applications')}</HeadCell>
          <HeadCell align="end">{mayPost && t('list.actions')}</HeadCell>
        </TableHead>
        <tbody role="rowgroup" className="max-md:block">
          {jobs.map((job) => (
            <OwnJobRow
              key={job.id}
              job={job}
              selected={selection.has(job.id)}
              onSelect={() => selection.toggle(job)}
              onAct={(action) => onAct(action, job)}
            />
          ))}
        </tbody>
      </Table>
    </>
  );
}
