import { useTranslations } from 'use-intl';
import { Link } from '#client/lib/routing.ts';
import { chipClass } from '#client/ui/looks/chipClass.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { PERIODS, type Period } from '#schema/analytics/figures/periods.ts';
import { pathOfPeriod } from './usePeriod.ts';

export function PeriodChoice({ period }: { period: Period }) {
  const t = useTranslations('analytics');
  return (
    <nav
      aria-label={t('figures.period.label')}
      className="flex flex-wrap gap-2 max-xs:grid max-xs:w-full max-xs:grid-cols-4"
    >
      {PERIODS.map((choice) => (
        <Link
          key={choice}
          to={pathOfPeriod(choice)}
          preventScrollReset
          aria-current={choice === period ? 'true' : undefined}
          className={joinClasses(chipClass(choice === period), 'max-xs:justify-center max-xs:px-1')}
        >
          {t(`figures.period.${choice}`)}
        </Link>
      ))}
    </nav>
  );
}
