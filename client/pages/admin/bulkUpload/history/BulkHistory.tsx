import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ListPages } from '#client/components/PageLinks.tsx';
import { graphql } from '#client/gql/gql.ts';
import { useSearchParams } from '#client/lib/routing.ts';
import { ListFailed } from '#client/pages/admin/lists/ListFailed.tsx';
import { ListSkeleton } from '#client/pages/admin/lists/ListSkeleton.tsx';
import { HeadCell } from '#client/ui/table/HeadCell.tsx';
import { Table } from '#client/ui/table/Table.tsx';
import { TableHead } from '#client/ui/table/TableHead.tsx';
import { pageOrDefault } from '#schema/options/limits.ts';
import { HistoryRow } from './HistoryRow.tsx';
import { pathOfHistory } from '#client/pages/admin/bulkUpload/paths.ts';
import { backgroundRequest, useFreshQuery } from '#client/lib/apollo/useFreshQuery.ts';
import { RunningBanner } from './RunningBanner.tsx';

const BulkHistoryQuery = graphql(`
  query BulkHistory($page: Int) {
    admin {
      bulkUploads(first: 10, page: $page) {
        totalPages
        nodes {
          id
          status
          ...HistoryRow_upload
          ...RunningBanner_upload
        }
      }
    }
  }
`);

const POLL_MS = 2_000;
const COLUMNS = ['file', 'by', 'when', 'counts', 'status', 'actions'] as const;

/** Past uploads and who made them, newest first. Progress is refreshed while one is running. */
export function BulkHistory() {
  const t = useTranslations('bulkUpload');
  const [query] = useSearchParams();
  const page = pageOrDefault(Number(query.get('page')));
  const [isRunning, setRunning] = useState(false);
  const { data, previousData, failure } = useFreshQuery(BulkHistoryQuery, {
    variables: { page },
    pollInterval: isRunning ? POLL_MS : 0,
    context: isRunning ? backgroundRequest : {},
  });
  const found = (data ?? previousData)?.admin?.bulkUploads;
  const running = found?.nodes.filter(({ status }) => status === 'RUNNING') ?? [];
  if (running.length > 0 !== isRunning) setRunning(running.length > 0);
  return (
    <section aria-labelledby="bulk-history" className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="bulk-history" className="text-lg">
        {t('history.title')}
      </h2>
      {running.map((upload) => (
        <RunningBanner key={upload.id} upload={upload} />
      ))}
      {failure && <ListFailed title={t('failed.history')} {...failure} />}
      {!found && !failure && <ListSkeleton />}
      {found?.nodes.length === 0 && page <= found.totalPages && (
        <p className="text-soft">{t('history.none')}</p>
      )}
      {found && found.nodes.length > 0 && (
        <Table caption={t('history.title')}>
          <TableHead>
            {COLUMNS.map((column) => (
              <HeadCell
                key={column}
                align={column === 'counts' || column === 'actions' ? 'end' : 'start'}
              >
                {t(`history.${column}`)}
              </HeadCell>
            ))}
          </TableHead>
          <tbody role="rowgroup" className="max-md:block">
            {found.nodes.map((upload) => (
              <HistoryRow key={upload.id} upload={upload} />
            ))}
          </tbody>
        </Table>
      )}
      {found && (
        <ListPages
          page={page}
          pages={found.totalPages}
          toPage={pathOfHistory}
          isSettled={Boolean(data)}
        />
      )}
    </section>
  );
}
