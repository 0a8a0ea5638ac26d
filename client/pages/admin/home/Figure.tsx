import { useFormatter, useTranslations } from 'use-intl';
import { builderPath } from '#client/components/analytics/builderPath.ts';
import { NewAlertButton } from '#client/components/analytics/alerts/NewAlertButton.tsx';
import { RowsButton } from '#client/components/analytics/rows/RowsButton.tsx';
import { Link } from '#client/lib/routing.ts';
import { Stat } from '#client/ui/figures/Stat.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { MARKET_FIGURES, type MarketFigureKey } from '#schema/options/marketFigures.ts';
import { CHANGE_PERIOD_DAYS } from '#schema/profile/change.ts';
import { useChangeText, type FigureChange } from './useChangeText.ts';

/** Where the counted items are listed. */
const LISTS: Partial<Record<MarketFigureKey, string>> = {
  totalUsers: '/admin/users',
  totalJobs: '/admin/jobs',
  totalCompanies: '/admin/companies',
  pendingCompanies: '/admin/companies?status=pending',
  suspendedUsers: '/admin/users?status=suspended',
  approvedJobs: '/admin/jobs?status=approved',
  rejectedJobs: '/admin/jobs?status=rejected',
};

interface FigureProps extends FigureChange {
  figure: MarketFigureKey;
  /** Undefined until it is loaded. */
  value: number | undefined;
}

export function Figure({ figure, value, ...compared }: FigureProps) {
  const t = useTranslations('admin');
  const format = useFormatter();
  const name = t(`figure.${figure}.name`);
  const list = LISTS[figure];
  const { question } = MARKET_FIGURES[figure].figure;
  const changeText = useChangeText();
  return (
    <Stat
      className="row-span-3 grid-rows-subgrid bg-card p-4"
      label={
        list ? (
          <Link to={list} className="hit-44 text-soft hover:underline">
            {name}
          </Link>
        ) : (
          name
        )
      }
      value={
        value === undefined ? (
          <Skeleton className="h-[1.25em] w-12" />
        ) : (
          <span className="flex flex-wrap items-center gap-1">
            <Link
              to={builderPath(question(CHANGE_PERIOD_DAYS), 'number')}
              title={t('figures.builder')}
              className="hit-44 inline-block min-w-6 text-text hover:underline"
            >
              <span className="sr-only">{t('figures.inBuilder', { name })}: </span>
              {format.number(value)}
            </Link>
            <span className="flex gap-1">
              <RowsButton
                query={question(CHANGE_PERIOD_DAYS)}
                label={t('figures.rows', { name })}
                text={format.number(value)}
              />
              <NewAlertButton
                watched={{ query: question(CHANGE_PERIOD_DAYS), reportId: null }}
                label={t('figures.tellMe', { name })}
                isSmall
              />
            </span>
          </span>
        )
      }
      change={
        value === undefined ? (
          <Skeleton className="h-[1.45em] w-20" />
        ) : (
          changeText(figure, compared)
        )
      }
    />
  );
}
