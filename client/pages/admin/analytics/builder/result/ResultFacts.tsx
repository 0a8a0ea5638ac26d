import { useFormatter, useTranslations } from 'use-intl';
import type { Answer } from '#client/pages/admin/analytics/builder/question/useBuiltAnswer.ts';

const CLOCK = { hour: 'numeric', minute: '2-digit', second: '2-digit' } as const;
const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const MOMENT = { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const;

/** The size, age and duration of the result, and what it leaves out. */
export function ResultFacts({ answer }: { answer: Answer }) {
  const t = useTranslations('analytics');
  const format = useFormatter();
  const { rowCount, isComplete, leftOut, readAt, freshAt, milliseconds, timeZone } = answer;
  const { measures, exactFrom } = answer;
  const clock = (moment: string, options: typeof CLOCK | typeof MOMENT | typeof DAY) =>
    format.dateTime(new Date(moment), { ...options, timeZone });
  const facts = [
    t(isComplete ? 'builder.facts.rows' : 'builder.facts.firstRows', { count: rowCount }),
    t('builder.facts.read', { time: clock(readAt, CLOCK) }),
    freshAt < readAt && t('builder.facts.fresh', { time: clock(freshAt, MOMENT) }),
    t('builder.facts.took', { milliseconds: Math.max(1, Math.round(milliseconds)) }),
    t('builder.facts.zone', { zone: timeZone.replaceAll('_', ' ') }),
    measures.some(({ isStock }) => isStock) && t('builder.facts.stock'),
    exactFrom != null && t('builder.facts.exactFrom', { day: clock(exactFrom, DAY) }),
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
