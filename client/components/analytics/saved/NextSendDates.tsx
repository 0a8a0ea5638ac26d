import { useTranslations } from 'use-intl';
import { useSiteLocale } from '#client/lib/locale.ts';
import { useNow } from '#client/lib/now.ts';
import { nextSendings, type ReportHours } from '#schema/analytics/schedule.ts';
import { zoneTitle } from '#schema/time/zoneTitle.ts';
import { useScheduleWords } from './useScheduleWords.ts';

const SHOWN = 3;

/** Previews the dates that result from the schedule, before it is saved. */
export function NextSendDates({ hours, timeZone }: { hours: ReportHours; timeZone: string }) {
  const t = useTranslations('analytics');
  const words = useScheduleWords();
  const locale = useSiteLocale();
  const after = useNow();
  const next = nextSendings(hours, { after, timeZone, count: SHOWN });
  return (
    <div className="rounded-card bg-tint p-4" aria-live="polite">
      <p className="font-semibold">{words.rhythm(hours)}</p>
      <p className="mt-2 text-sm text-soft">{t('boards.schedule.next')}</p>
      <ol className="tabular mt-1 grid gap-0.5 text-sm">
        {next.map((moment) => (
          <li key={moment.getTime()}>{words.moment(moment, timeZone)}</li>
        ))}
      </ol>
      <p className="mt-2 text-sm text-soft">
        {t('boards.schedule.zone', { zone: zoneTitle(timeZone, locale) })}
      </p>
    </div>
  );
}
