import { useTranslations } from 'use-intl';
import type { JobRow_JobFragment } from '#client/gql/graphql.ts';
import type { ListPlace } from '#client/pages/admin/lists/useListAddress.ts';
import type { ModerationAction } from '../moderation/moderationActions.ts';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { HeadCell } from '#client/ui/table/HeadCell.tsx';
import { Table } from '#client/ui/table/Table.tsx';
import { TableHead } from '#client/ui/table/TableHead.tsx';
import { JobRow } from './JobRow.tsx';
import type { JobSelection } from './useJobSelection.ts';

interface JobTableProps {
  jobs: readonly JobRow_JobFragment[];
  selection: JobSelection;
  place: ListPlace;
  onMove: (move: ModerationAction, job: JobRow_JobFragment) => void;
}

export function JobTable({ jobs, selection, place, onMove }: JobTableProps) {
  const t = useTranslations('admin');
  const everything = {
    label: t('jobs.selectAll'),
    checked: selection.page === 'all',
    mixed: selection.page === 'some',
    onChange: selection.togglePage,
  };
  return (
    <>
      <Checkbox {...everything} className="md:hidden" />
      <Table caption={t('section.jobs')}>
        <TableHead>
          <HeadCell className="w-12">
            <Checkbox {...everything} hideLabel className="-m-3" />
          </HeadCell>
          <HeadCell>{t('column.job')}</HeadCell>
          <HeadCell className="max-xl:hidden">{t('column.company')}</HeadCell>
          <HeadCell>{t('column.status')}</HeadCell>
          <HeadCell align="end">{t('column.actions')}</HeadCell>
        </TableHead>
        <tbody role="rowgroup" className="max-md:block">
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
        </tbody>
      </Table>
    </>
  );
}
