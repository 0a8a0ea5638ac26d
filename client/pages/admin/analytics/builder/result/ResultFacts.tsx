import { useFormatter, useTranslations, type DateTimeFormatOptions } from 'use-intl';
import { useSiteLocale } from '#client/lib/locale.ts';
import { useClockFormat } from '#client/lib/useClockFormat.ts';
import type { Answer } from '#client/pages/admin/analytics/builder/question/useBuiltAnswer.ts';
import { zoneTitle } from '#schema/time/zoneTitle.ts';

const DAY = { day: 'numeric', month: 'short' } as const;
const DATE = { ...DAY, year: 'numeric' } as const;

/** The size, age and duration of the result, and what it leaves out. */
export function ResultFacts({ answer }: { answer: Answer }) {
  const t = useTranslations('analytics');
  const format = useFormatter();
  const clock = useClockFormat();
  const locale = useSiteLocale();
  const { rowCount, isComplete, leftOut, readAt, freshAt, milliseconds, timeZone } = answer;
  const { measures, exactFrom } = answer;
  const shown = (moment: string, options: DateTimeFormatOptions) =>
    format.dateTime(new Date(moment), { ...options, timeZone });
  const facts = [
    t(isComplete ? 'builder.facts.rows' : 'builder.facts.firstRows', { count: rowCount }),
    t('builder.facts.read', { time: shown(readAt, { ...clock, second: '2-digit' }) }),
    freshAt < readAt && t('builder.facts.fresh', { time: shown(freshAt, { ...DAY, ...clock }) }),
    t('builder.facts.took', { milliseconds: Math.max(1, Math.round(milliseconds)) }),
    t('builder.facts.zone', { zone: zoneTitle(timeZone, locale) }),
    measures.some(({ isStock }) => isStock) && t('builder.facts.stock'),
    exactFrom != null && t('builder.facts.exactFrom', { day: shown(exactFrom, DATE) }),
    leftOut > 0 && t('builder.facts.leftOut', { count: leftOut }),
  ].filter((fact) => fact !== false);
  return (
    <ul className="tabular mt-4 flex flex-wrap gap-x-4 gap-y-0.5 border-t border-line pt-3 text-xs text-soft">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
