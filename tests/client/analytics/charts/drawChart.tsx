import type { ResultOf } from '@graphql-typed-document-node/core';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import {
  AnalyticsChart,
  AnalyticsChart_answer,
  type AnalyticsChartProps,
} from '#client/components/analytics/charts/AnalyticsChart.tsx';
import type { ChartAnswer, ChartKind } from '#client/components/analytics/charts/chartAnswer.ts';
import {
  ChartEvents,
  type ShownEvent,
} from '#client/components/analytics/charts/marks/chartEvents.ts';
import { makeFragmentData } from '#client/gql/fragment-masking.ts';
import { type SiteLocale } from '#client/lib/locale.ts';
import { INTL_LOCALES } from '#schema/options/locales.ts';
import { loadWords, wordsOf } from '#client/lib/words.ts';

type Given = ResultOf<typeof AnalyticsChart_answer>;

export const masked = (answer: ChartAnswer) =>
  makeFragmentData(answer as Given, AnalyticsChart_answer);

const AREAS = ['analytics', 'calculations'] as const;

export async function drawIn(part: ReactNode, locale: SiteLocale = 'en') {
  await loadWords(locale, AREAS);
  return render(
    <IntlProvider
      locale={INTL_LOCALES[locale]}
      timeZone="Asia/Kolkata"
      messages={wordsOf(locale, AREAS)}
    >
      {part}
    </IntlProvider>,
  );
}

export function drawChart(
  answer: ChartAnswer,
  kind: ChartKind | null,
  more: Partial<AnalyticsChartProps> & { locale?: SiteLocale; events?: ShownEvent[] } = {},
) {
  const { locale, events = [], ...props } = more;
  return drawIn(
    <ChartEvents value={events}>
      <AnalyticsChart answer={masked(answer)} kind={kind} title="Which grow?" {...props} />
    </ChartEvents>,
    locale,
  );
}
