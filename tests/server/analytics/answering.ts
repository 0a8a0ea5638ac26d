import type { AnalyticsQuery } from '#schema/analytics/query.ts';
import type { Locale } from '#schema/options/locales.ts';
import { answer, type AnswerOptions } from '#server/modules/analytics/analytics.service.ts';
import { translator } from '#server/lib/words.ts';
import type { App } from '#tests/support/app.ts';

export const reading = (app: App, locale: Locale = 'en') => ({
  services: app.services,
  locale,
  t: translator(locale, 'errors'),
});

/** Without the way over HTTP, for what is asked hundreds of times. */
export const answered = (app: App, query: AnalyticsQuery, options?: AnswerOptions) =>
  answer(reading(app), query, options);
