import { useTranslations } from 'use-intl';
import { FigureButton } from '#client/components/analytics/rows/FigureButton.tsx';
import type { ChartAnswer, ChartValues } from '../chartAnswer.ts';
import { figureAt } from '../data/figureAt.ts';
import { isOfFew } from '../tables/useTableColumns.ts';
import { ChangeText } from '../words/ChangeText.tsx';
import { useFigures } from '../words/useFigures.ts';

/** The totals of the whole question, each with its change in words. */
export function NumberChart({ answer, isCompact }: { answer: ChartAnswer; isCompact: boolean }) {
  const t = useTranslations('analytics');
  const figures = useFigures();
  const whole: ChartValues | undefined =
    answer.dimensions.length === 0 ? answer.rows[0] : (answer.totals ?? undefined);
  const { previousFrom, previousTo, timeZone } = answer;
  const period = previousFrom && previousTo && figures.period(previousFrom, previousTo, timeZone);
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-5">
      {answer.measures.map(({ key, name, unit, betterWhen }, index) => {
        const value = whole?.values[index] ?? null;
        const before = whole?.previous?.[index];
        const counts = whole?.counts?.[index];
        const countsBefore = whole?.previousCounts?.[index];
        const isOfFewRows = isOfFew(counts) || isOfFew(countsBefore);
        const change = isOfFewRows ? null : figures.change(value, before, unit);
        const exact = figures.counted(value, unit, counts);
        const was = figures.counted(before, unit, countsBefore);
        const isLong = exact.length > 12;
        return (
          <div key={key} className="grid min-w-0 content-start gap-0.5">
            <dt className="text-sm text-soft">{name}</dt>
            <dd className="grid gap-1">
              <span
                title={isLong ? exact : undefined}
                className={`tabular font-bold ${isCompact ? 'text-xl' : 'text-2xl'}`}
              >
                <FigureButton
                  figure={figureAt(answer, { index, group: [], value, text: exact })}
                  text={isLong ? figures.short(value, unit) : exact}
                />
              </span>
              {isLong && <span className="tabular text-xs text-soft">{exact}</span>}
              {change && (
                <span className="text-sm">
                  <ChangeText {...change} betterWhen={betterWhen} />
                </span>
              )}
              {before != null && (
                <span className="text-xs text-soft">
                  {period
                    ? t('charts.before.inPeriod', { was, period })
                    : t('charts.before.plain', { was })}
                </span>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
