import type { AnalyticsQuery } from '#schema/analytics/query.ts';
import {
  FIGURE_ALERT_GROUPS_SAID,
  USUAL_WEEKS,
  USUAL_WEEKS_LEAST,
} from '#schema/options/figureAlerts.ts';
import { translator } from '#server/lib/words.ts';
import { INTL_LOCALES } from '#schema/options/locales.ts';
import { questionInWords, speechFor } from '../inWords/question.service.ts';
import type { QuestionContext } from '../resolveQuestion.service.ts';
import { figureInWords } from '../schedule/reportMail.service.ts';
import { figureQuestion, type Watched } from './alertQuestion.ts';
import { changeOf, type Condition } from './figureAlert.rules.ts';
import type { FigureReading } from './readFigure.service.ts';
import type { GroupReading } from './readGroups.service.ts';
import type { Unit } from './usualRange.rules.ts';

type Reader = Pick<QuestionContext, 'locale' | 'services'>;

/** "Applications, last 7 days, where category is Sales": what an alert watches. */
export async function watchedInWords(
  ctx: Reader,
  query: AnalyticsQuery,
  watched: Watched & Pick<Condition, 'kind'>,
): Promise<string> {
  const figure = figureQuestion(query, watched);
  // The period of an unusual day is the day.
  const shown = watched.kind === 'unusual' ? { ...figure, range: null } : figure;
  return questionInWords(shown, await speechFor(ctx, shown));
}

/** "above 100": the limit of an alert. */
export function conditionInWords(condition: Condition, unit: Unit, { locale }: Reader): string {
  const t = translator(locale, 'figureAlerts');
  const { kind, direction, isPercent } = condition;
  const amount = amountInWords(
    condition.amount,
    kind === 'change' && isPercent ? 'percent' : unit,
    {
      locale,
    },
  );
  return t(`condition.${kind}.${direction}`, { amount });
}

/** What a check found, in one or two sentences. */
export function findingInWords(
  watched: string,
  condition: Condition,
  reading: FigureReading,
  { locale }: Reader,
): string {
  const t = translator(locale, 'figureAlerts');
  const { unit, day, weeks, usual, groups } = reading;
  if (groups) return t('finding.groupsNow', { figure: watched, ...groups });
  const inWords = (value: number | null) => amountInWords(value, unit, { locale });
  const value = inWords(reading.value);
  if (condition.kind === 'threshold') return t('finding.threshold', { figure: watched, value });
  if (condition.kind === 'change') {
    const change = changeOf(reading, condition.isPercent);
    const before = inWords(reading.before);
    return change === null
      ? t('finding.incomparable', { figure: watched, value, before })
      : t('finding.change', {
          figure: watched,
          value,
          before,
          change: signed(change, condition.isPercent ? 'percent' : unit, locale),
        });
  }
  const facts = {
    figure: watched,
    value,
    day: day ? dayInWords(day, locale) : '',
    weeks: weeks ?? 0,
  };
  if (!usual) {
    return t('finding.short', { ...facts, all: USUAL_WEEKS, least: USUAL_WEEKS_LEAST });
  }
  const { low, high, median } = usual;
  const range = { low: inWords(low), high: inWords(high), median: inWords(median) };
  return t('finding.unusual', { ...facts, ...range });
}

/** "Seen rate by company: Acme (31%), Zeta (42%) and 3 more." */
export const groupsFinding = (
  watched: string,
  groups: readonly GroupReading[],
  condition: Condition,
  unit: Unit,
  ctx: Pick<Reader, 'locale'>,
): string =>
  translator(ctx.locale, 'figureAlerts')('finding.groups', {
    figure: watched,
    groups: groupsInWords(groups, condition, unit, ctx, FIGURE_ALERT_GROUPS_SAID),
  });

/** "Acme (31%), Zeta (42%) and 3 more" */
export function groupsInWords(
  groups: readonly GroupReading[],
  condition: Condition,
  unit: Unit,
  { locale }: Pick<Reader, 'locale'>,
  most: number,
): string {
  const t = translator(locale, 'figureAlerts');
  const texts = groups
    .slice(0, most)
    .map((group) =>
      t('finding.group', { name: group.name, value: groupValue(group, condition, unit, locale) }),
    );
  const more = groups.length - texts.length;
  const parts = more > 0 ? [...texts, t('finding.more', { count: more })] : texts;
  return new Intl.ListFormat(INTL_LOCALES[locale], { type: 'conjunction' }).format(parts);
}

/** "31%", or "31% (−12%)" for a change. */
export function groupValue(
  { value, change }: Pick<GroupReading, 'value' | 'change'>,
  { kind, isPercent }: Pick<Condition, 'kind' | 'isPercent'>,
  unit: Unit,
  locale: Reader['locale'],
): string {
  const amount = amountInWords(value, unit, { locale });
  if (kind !== 'change' || change === null) return amount;
  return `${amount}, ${signed(change, isPercent ? 'percent' : unit, locale)}`;
}

/** "Sun 31 Jan 2027": some languages would put commas between. */
export function dayInWords(day: string, locale: Reader['locale']): string {
  const part = (shape: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(INTL_LOCALES[locale], { ...shape, timeZone: 'UTC' }).format(
      new Date(day),
    );
  return `${part({ weekday: 'short' })} ${part({ day: 'numeric', month: 'short', year: 'numeric' })}`;
}

export const amountInWords = (
  value: number | null,
  unit: Unit,
  { locale }: Pick<Reader, 'locale'>,
) => figureInWords(value, unit, locale);

function signed(change: number, unit: Unit, locale: Reader['locale']): string {
  const text = amountInWords(Math.abs(change), unit, { locale });
  return change < 0 ? `−${text}` : `+${text}`;
}
