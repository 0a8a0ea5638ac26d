import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { useNavigate } from '#client/lib/routing.ts';
import { pathOfDashboard } from '#client/pages/admin/analytics/boards/addresses.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { DashboardCard, DashboardCard_dashboard } from './DashboardCard.tsx';
import { DashboardDialog } from './DashboardDialog.tsx';

interface DashboardSectionProps {
  dashboards: readonly FragmentType<typeof DashboardCard_dashboard>[];
}

export function DashboardSection(props: DashboardSectionProps) {
  const t = useTranslations('analytics');
  const navigate = useNavigate();
  const [isMaking, setMaking] = useState(false);
  const dashboards = props.dashboards.map((one) => readFragment(DashboardCard_dashboard, one));
  const make = (
    <Button
      size={dashboards.length > 0 ? 's' : 'm'}
      icon={<Plus className="size-5" />}
      onClick={() => setMaking(true)}
    >
      {t('boards.dashboards.new')}
    </Button>
  );
  return (
    <section aria-labelledby="dashboards">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="dashboards" className="text-lg">
          {t('boards.dashboards.title')}
        </h2>
        {dashboards.length > 0 && make}
      </div>
      {dashboards.length === 0 && (
        <EmptyState
          drawing="chart"
          headingLevel={3}
          title={t('boards.dashboards.empty')}
          message={t('boards.dashboards.emptyText')}
        >
          {make}
        </EmptyState>
      )}
      {dashboards.length > 0 && (
        <ul className="mt-4 grid gap-3 md:grid-cols-2 xl:grid-cols-3">
          {dashboards.map((dashboard) => (
            <DashboardCard key={dashboard.id} dashboard={dashboard} />
          ))}
        </ul>
      )}
      {isMaking && (
        <DashboardDialog
          dashboard={null}
          onSaved={({ id }) => void navigate(pathOfDashboard(id))}
          onClose={() => setMaking(false)}
        />
      )}
    </section>
  );
}
