import { useQuery } from '@apollo/client/react';
import { Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { AnalyticsNav } from '#client/components/analytics/AnalyticsNav.tsx';
import { AdminFrame } from '#client/components/admin/AdminFrame.tsx';
import { graphql } from '#client/gql/gql.ts';
import type { MetaArgs } from '#client/lib/page.ts';
import { Link } from '#client/lib/routing.ts';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { pathOfQuestion } from './analytics/boards/addresses.ts';
import { DashboardSection } from './analytics/boards/dashboards/DashboardSection.tsx';
import { ReportSection } from './analytics/boards/reports/ReportSection.tsx';
import { TemplateGallery } from './analytics/boards/templates/TemplateGallery.tsx';
import { ListFailed } from './lists/ListFailed.tsx';
import { ListSkeleton } from './lists/ListSkeleton.tsx';

const AdminReportsPageQuery = graphql(`
  query AdminReportsPage {
    admin {
      analytics {
        templates {
          key
          ...TemplateCard_template
        }
        reports {
          id
          ...ReportRow_report
        }
        dashboards {
          id
          ...DashboardCard_dashboard
        }
      }
    }
  }
`);

export const meta = ({ words }: MetaArgs) => ({ title: words('analytics')('boards.title') });

/** Saved and shared reports come first. A user without any starts with suggested questions. */
export function Page() {
  const t = useTranslations('analytics');
  const { data, previousData, error, loading, refetch } = useQuery(AdminReportsPageQuery, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const found = (data ?? previousData)?.admin?.analytics;
  const isNew = found?.reports.length === 0 && found.dashboards.length === 0;
  const gallery = found && <TemplateGallery templates={found.templates} />;
  return (
    <AdminFrame
      section="analytics"
      title={t('boards.title')}
      lead={t('boards.lead')}
      actions={
        <Link to={pathOfQuestion()} className={buttonClass({ variant: 'main' })}>
          <Plus className="size-5" />
          {t('boards.newQuestion')}
        </Link>
      }
    >
      <AnalyticsNav />
      {error && (
        <ListFailed
          title={t('boards.failed.reports')}
          error={error}
          retrying={loading}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      <div className="mt-6 grid gap-10" aria-busy={loading && !data}>
        {!found && !error && <ListSkeleton />}
        {isNew && gallery}
        {found && (
          <>
            <DashboardSection dashboards={found.dashboards} />
            <ReportSection reports={found.reports} />
          </>
        )}
        {!isNew && gallery}
      </div>
    </AdminFrame>
  );
}
