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

/** Answers directly, without HTTP, for tests that ask hundreds of questions. */
export const answered = (app: App, query: AnalyticsQuery, options?: AnswerOptions) =>
  answer(reading(app), query, options);
