import { useQuery } from '@apollo/client/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AdminFrame } from '#client/components/admin/AdminFrame.tsx';
import { AnalyticsNav } from '#client/components/analytics/AnalyticsNav.tsx';
import { graphql } from '#client/gql/gql.ts';
import type { MetaArgs } from '#client/lib/page.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { SegmentEditor } from './analytics/segments/SegmentEditor.tsx';
import { SegmentTable } from './analytics/segments/SegmentTable.tsx';
import { ListFailed } from './lists/ListFailed.tsx';
import { ListSkeleton } from './lists/ListSkeleton.tsx';

const AdminSegmentsPageQuery = graphql(`
  query AdminSegmentsPage {
    admin {
      analytics {
        segments {
          id
          ...SegmentRow_segment
        }
      }
    }
  }
`);

export const meta = ({ words }: MetaArgs) => ({ title: words('segments')('title') });

/** The saved sets of conditions that questions can be filtered by. */
export function Page() {
  const t = useTranslations('segments');
  const [isAdding, setAdding] = useState(false);
  const { data, previousData, error, loading, refetch } = useQuery(AdminSegmentsPageQuery, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const segments = (data ?? previousData)?.admin?.analytics.segments;
  const add = (
    <Button variant="main" onClick={() => setAdding(true)} icon={<Plus className="size-5" />}>
      {t('add')}
    </Button>
  );
  return (
    <AdminFrame
      section="analytics"
      title={t('title')}
      lead={t('lead')}
      actions={segments && segments.length > 0 && add}
    >
      <AnalyticsNav />
      {error && (
        <ListFailed
          title={t('failed.list')}
          error={error}
          retrying={loading}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      <div className="mt-6" aria-busy={loading && !segments}>
        {!segments && !error && <ListSkeleton />}
        {segments?.length === 0 && (
          <EmptyState title={t('empty')} message={t('emptyText')}>
            {add}
          </EmptyState>
        )}
        {segments && segments.length > 0 && <SegmentTable segments={segments} />}
      </div>
      {isAdding && <SegmentEditor onClose={() => setAdding(false)} />}
    </AdminFrame>
  );
}
