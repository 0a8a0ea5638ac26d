import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { Lock, Users } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { AnalyticsNav } from '#client/components/analytics/AnalyticsNav.tsx';
import { AdminFrame } from '#client/components/admin/AdminFrame.tsx';
import { graphql } from '#client/gql/gql.ts';
import { serverMessage } from '#client/lib/failures.ts';
import type { MetaArgs } from '#client/lib/page.ts';
import { Link, useLocation, useNavigate, useParams, useSearchParams } from '#client/lib/routing.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { Tag } from '#client/ui/Tag.tsx';
import { REPORTS } from './analytics/boards/addresses.ts';
import { Board } from './analytics/boards/board/Board.tsx';
import { viewOfAddress } from './analytics/boards/board/boardAddress.ts';
import { inputOfView } from './analytics/boards/board/boardView.ts';
import { DashboardMenu } from './analytics/boards/dashboards/DashboardMenu.tsx';
import { ShareButton } from './analytics/boards/dashboards/ShareButton.tsx';
import { ListFailed } from './lists/ListFailed.tsx';
import { ListSkeleton } from './lists/ListSkeleton.tsx';

const AdminDashboardPageQuery = graphql(`
  query AdminDashboardPage($id: ID!, $view: AnalyticsDashboardViewInput) {
    admin {
      analytics {
        timeZone
        dashboard(id: $id) {
          id
          name
          isOwn
          isShared
          owner {
            id
            name
          }
          ...Board_dashboard
          ...BoardView_dashboard
          ...DashboardMenu_dashboard
          ...ShareButton_dashboard
        }
      }
    }
  }
`);

export const meta = ({ words }: MetaArgs) => ({
  title: words('analytics')('boards.dashboard.meta'),
});

export function Page() {
  const t = useTranslations('analytics');
  const w = useTranslations('boardView');
  const { dashboardId: id = '' } = useParams();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const committed = useCommitted(address.toString());
  const { pathname } = useLocation();
  const asked = useQuery(AdminDashboardPageQuery, {
    variables: { id, view: inputOfView(viewOfAddress(new URLSearchParams(committed))) },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const { error, loading, refetch } = asked;
  const [last, setLast] = useState<{ id: string; data: typeof asked.data }>();
  if (asked.data && last?.data !== asked.data) setLast({ id, data: asked.data });
  // The tiles stay while another view is loading.
  const data = asked.data ?? (last?.id === id ? last.data : undefined);
  const analytics = data?.admin?.analytics;
  const found = analytics?.dashboard;
  const by = found?.owner
    ? t('boards.board.by', { name: found.owner.name })
    : t('boards.board.byNobody');
  return (
    <AdminFrame
      section="analytics"
      title={found?.name ?? (data ? t('boards.board.missing') : t('boards.dashboard.meta'))}
      lead={
        found && (
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span>{found.isOwn ? t('boards.board.byYou') : by}</span>
            <Tag tone={found.isShared ? 'info' : 'plain'} icon={found.isShared ? Users : Lock}>
              {t(found.isShared ? 'boards.reports.shared' : 'boards.board.private')}
            </Tag>
          </span>
        )
      }
      actions={
        found && (
          <>
            <ShareButton dashboard={found} />
            <DashboardMenu
              dashboard={found}
              onDeleted={() => void navigate(REPORTS, { replace: true })}
            />
          </>
        )
      }
    >
      <AnalyticsNav />
      {error && (
        <ListFailed
          title={t('boards.failed.board')}
          error={error}
          retrying={loading}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {error && address.size > 0 && (
        <p className="mt-3 flex flex-wrap items-center gap-3">
          {serverMessage(error)}
          <Link to={pathname} className={buttonClass({ size: 's' })}>
            {w('failed.asSaved')}
          </Link>
        </p>
      )}
      {!data && !error && (
        <div className="mt-5">
          <ListSkeleton />
        </div>
      )}
      {data && !found && (
        <EmptyState
          drawing="lost"
          title={t('boards.board.notYours')}
          message={t('boards.board.askToShare')}
        >
          <Link to={REPORTS} className={buttonClass()}>
            {t('boards.board.all')}
          </Link>
        </EmptyState>
      )}
      {found && analytics && (
        <Board key={id} dashboard={found} view={found} timeZone={analytics.timeZone} />
      )}
    </AdminFrame>
  );
}

/**
 * The value of the last completed render. A new address is rendered in the background, which may start over several
 * times; with the new value, each start would send a query.
 */
function useCommitted(value: string): string {
  const [committed, setCommitted] = useState(value);
  useEffect(() => setCommitted(value), [value]);
  return committed;
}
