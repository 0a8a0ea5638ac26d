import type { AnalyticsQuery } from '#schema/analytics/query.ts';
import { USUAL_WEEKS, USUAL_WEEKS_LEAST } from '#schema/options/figureAlerts.ts';
import { INTL_LOCALES, translator } from '#server/lib/words.ts';
import { questionInWords, speechFor } from '../inWords/question.service.ts';
import type { QuestionContext } from '../resolveQuestion.service.ts';
import { figureInWords } from '../schedule/reportMail.service.ts';
import { figureQuestion } from './alertQuestion.ts';
import { changeOf, type Condition } from './figureAlert.rules.ts';
import type { FigureReading } from './readFigure.service.ts';
import type { Unit } from './usualRange.rules.ts';

type Reader = Pick<QuestionContext, 'locale' | 'services'>;

/** "Applications, last 7 days, where category is Sales": what an alert watches. */
export async function watchedInWords(
  ctx: Reader,
  query: AnalyticsQuery,
  measure: string,
  { kind }: Pick<Condition, 'kind'>,
): Promise<string> {
  const figure = figureQuestion(query, measure);
  // The period of an unusual day is the day.
  const watched = kind === 'unusual' ? { ...figure, range: null } : figure;
  return questionInWords(watched, await speechFor(ctx, watched));
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
  const { unit, day, weeks, usual } = reading;
  const said = (value: number | null) => amountInWords(value, unit, { locale });
  const value = said(reading.value);
  if (condition.kind === 'threshold') return t('finding.threshold', { figure: watched, value });
  if (condition.kind === 'change') {
    const change = changeOf(reading, condition.isPercent);
    const before = said(reading.before);
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
  const range = { low: said(low), high: said(high), median: said(median) };
  return t('finding.unusual', { ...facts, ...range });
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
