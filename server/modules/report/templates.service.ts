import { addressOfQuery } from '#schema/analytics/address.ts';
import type { Context } from '#server/graphql/context.ts';
import { translator } from '#server/lib/words.ts';
import { questionInWords, speechFor } from './inWords/question.service.ts';
import type { AnalyticsTemplate } from './report.type.ts';
import { TEMPLATES } from './report.templates.ts';

/** In the reader's language and in display order. */
export function templatesFor(ctx: Context): Promise<AnalyticsTemplate[]> {
  const t = translator(ctx.locale, 'analyticsReports');
  return Promise.all(
    TEMPLATES.map(async ({ key, query, chart }) => ({
      key,
      name: t(`template.${key}`),
      question: questionInWords(query, await speechFor(ctx, query)),
      query,
      chart,
      address: addressOfQuery(query, chart).toString(),
    })),
  );
}
