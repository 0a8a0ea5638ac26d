import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import type { ReportRow_ReportFragment } from '#client/gql/graphql.ts';
import { HeadCell } from '#client/ui/table/HeadCell.tsx';
import { Table } from '#client/ui/table/Table.tsx';
import { TableHead } from '#client/ui/table/TableHead.tsx';
import { ReportRow } from './ReportRow.tsx';
import { useReportActions } from './useReportActions.tsx';

interface ReportTableProps {
  reports: readonly ReportRow_ReportFragment[];
  /** The element around the rows. */
  list: RefObject<HTMLTableSectionElement | null>;
}

export function ReportTable({ reports, list }: ReportTableProps) {
  const t = useTranslations('analytics');
  const { act, dialog } = useReportActions();
  return (
    <>
      <Table caption={t('boards.reports.title')} className="mt-4">
        <TableHead>
          <HeadCell>{t('boards.reports.column.report')}</HeadCell>
          <HeadCell className="max-xl:hidden">{t('boards.reports.column.chart')}</HeadCell>
          <HeadCell className="whitespace-nowrap">{t('boards.reports.column.by')}</HeadCell>
          <HeadCell>{t('boards.reports.column.sent')}</HeadCell>
          <HeadCell align="end">
            <span className="sr-only">{t('boards.reports.column.actions')}</span>
          </HeadCell>
        </TableHead>
        <tbody ref={list} role="rowgroup" className="max-md:block">
          {reports.map((report) => (
            <ReportRow key={report.id} report={report} onAct={act} />
          ))}
        </tbody>
      </Table>
      {dialog}
    </>
  );
}
