import { Users } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { graphql } from '#client/gql/gql.ts';
import type { DashboardCard_DashboardFragment } from '#client/gql/graphql.ts';
import { Link } from '#client/lib/routing.ts';
import { pathOfDashboard } from '#client/pages/admin/analytics/boards/addresses.ts';
import { Tag } from '#client/ui/Tag.tsx';
import { DashboardMenu } from './DashboardMenu.tsx';

export const DashboardCard_dashboard = graphql(`
  fragment DashboardCard_dashboard on AnalyticsDashboard {
    id
    updatedAt
    owner {
      id
      name
    }
    isOwn
    pins {
      id
    }
    ...DashboardMenu_dashboard
    name
    isShared
  }
`);

interface DashboardCardProps {
  dashboard: DashboardCard_DashboardFragment;
}

export function DashboardCard({ dashboard }: DashboardCardProps) {
  const t = useTranslations('analytics');
  const time = useTimeWords();
  const { id, name, owner, isOwn, isShared, pins, updatedAt } = dashboard;
  return (
    <li
      data-row={id}
      className="relative flex items-start gap-2 rounded-card border border-line bg-card py-3 pr-2 pl-4 transition-colors duration-100 focus-within:border-edge hover:border-edge"
    >
      <div className="min-w-0 flex-1 py-1">
        <h3 className="text-base leading-snug font-semibold break-words">
          <Link
            to={pathOfDashboard(id)}
            data-name=""
            className="rounded-tag after:absolute after:inset-0 after:rounded-card hover:underline"
          >
            {name}
          </Link>
        </h3>
        <p className="tabular mt-1 text-sm text-soft">
          {t('boards.dashboards.pins', { count: pins.length })}
          {' · '}
          <time dateTime={updatedAt} title={time.full(updatedAt)}>
            {time.ago(updatedAt)}
          </time>
        </p>
        {!isOwn && (
          <p className="text-sm break-words text-soft">
            {owner ? t('boards.board.by', { name: owner.name }) : t('boards.board.byNobody')}
          </p>
        )}
        {isOwn && isShared && (
          <Tag tone="info" icon={Users} className="mt-1.5">
            {t('boards.reports.shared')}
          </Tag>
        )}
      </div>
      <span className="relative z-10">
        <DashboardMenu dashboard={dashboard} />
      </span>
    </li>
  );
}
