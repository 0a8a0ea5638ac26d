import { useQuery } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { AdminFrame } from '#client/components/admin/AdminFrame.tsx';
import { AnalyticsNav } from '#client/components/analytics/AnalyticsNav.tsx';
import { graphql } from '#client/gql/gql.ts';
import type { MetaArgs } from '#client/lib/page.ts';
import { backgroundRequest } from '#client/lib/apollo/useFreshQuery.ts';
import { AlertsEmpty } from './analytics/alerts/AlertsEmpty.tsx';
import { FigureAlertTable } from './analytics/alerts/FigureAlertTable.tsx';
import { ListFailed } from './lists/ListFailed.tsx';
import { ListSkeleton } from './lists/ListSkeleton.tsx';

const AdminFigureAlertsPageQuery = graphql(`
  query AdminFigureAlertsPage {
    admin {
      analytics {
        alerts {
          id
          ...FigureAlertRow_alert
        }
      }
    }
  }
`);

/** A new alert is checked at once, and the state of any alert may change at any time. */
const POLL_MS = 15_000;

export const meta = ({ words }: MetaArgs) => ({ title: words('figureAlerts')('title') });

/** An administrator's alerts on figures. */
export function Page() {
  const t = useTranslations('figureAlerts');
  const { data, previousData, error, loading, refetch } = useQuery(AdminFigureAlertsPageQuery, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
    pollInterval: POLL_MS,
    context: backgroundRequest,
  });
  const alerts = (data ?? previousData)?.admin?.analytics.alerts;
  return (
    <AdminFrame section="analytics" title={t('title')} lead={t('lead')}>
      <AnalyticsNav />
      {error && (
        <ListFailed
          title={t('failed.list')}
          error={error}
          retrying={loading}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      <div className="mt-6" aria-busy={loading && !alerts}>
        {!alerts && !error && <ListSkeleton />}
        {alerts?.length === 0 && <AlertsEmpty />}
        {alerts && alerts.length > 0 && <FigureAlertTable alerts={alerts} />}
      </div>
    </AdminFrame>
  );
}
