import { useTranslations } from 'use-intl';
import { Link } from '#client/lib/routing.ts';
import { chipClass } from '#client/ui/looks/chipClass.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { JOB_PERIODS, type JobPeriod } from '#schema/options/screens/jobPerformance.ts';
import { performancePath } from './performanceAddress.ts';

export function PeriodChoice({ jobId, period }: { jobId: string; period: JobPeriod }) {
  const t = useTranslations('jobPerformance');
  return (
    <nav
      aria-label={t('period.label')}
      className="mt-5 flex flex-wrap gap-2 max-xs:grid max-xs:grid-cols-2"
    >
      {JOB_PERIODS.map((choice) => (
        <Link
          key={choice}
          to={performancePath(jobId, choice)}
          preventScrollReset
          aria-current={choice === period ? 'true' : undefined}
          className={joinClasses(chipClass(choice === period), 'max-xs:justify-center')}
        >
          {t(`period.${choice}`)}
        </Link>
      ))}
    </nav>
  );
}
