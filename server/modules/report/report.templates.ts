import { addressOfQuery } from '#schema/analytics/address.ts';
import type { ChartKind } from '#schema/analytics/charts.ts';
import type { AnalyticsQuery } from '#schema/analytics/query.ts';
import type { Context } from '#server/graphql/context.ts';
import { translator } from '#server/lib/words.ts';
import { questionInWords, speechFor } from './inWords/question.service.ts';
import type { AnalyticsTemplate } from './report.type.ts';

interface Template {
  /** Its texts are in schema/words/…/analyticsReports.json. */
  key: string;
  query: AnalyticsQuery;
  chart: ChartKind;
}

const YEAR = { last: 12, unit: 'month' } as const;
const QUARTER = { last: 90, unit: 'day' } as const;
const MONTH = { last: 30, unit: 'day' } as const;
const WEEKS = { last: 12, unit: 'week' } as const;

const TERM_GIVEN = { dimension: 'search_term', empty: false };

/** The questions administrators ask most often. */
export const TEMPLATES: readonly Template[] = [
  {
    key: 'growth',
    chart: 'line',
    query: {
      measures: ['users', 'jobs', 'applications'],
      dimensions: ['time'],
      grain: 'month',
      range: YEAR,
    },
  },
  {
    key: 'categories',
    chart: 'bar',
    query: { measures: ['applications'], dimensions: ['category'], range: QUARTER, limit: 15 },
  },
  { key: 'map', chart: 'map', query: { measures: ['live_jobs'], dimensions: ['state'] } },
  {
    key: 'pay',
    chart: 'bar',
    query: { measures: ['pay_median', 'pay_p90'], dimensions: ['category'], range: YEAR },
  },
  {
    key: 'outcome',
    chart: 'funnel',
    query: {
      measures: ['views', 'applications', 'seen_applications', 'approved_applications', 'hires'],
      range: QUARTER,
    },
  },
  {
    key: 'hiring',
    chart: 'funnel',
    query: {
      measures: [
        'job_seekers',
        'seekers_onboarded',
        'seekers_applied',
        'seekers_interviewed',
        'seekers_hired',
      ],
      funnel: true,
      range: QUARTER,
    },
  },
  {
    key: 'from_posting',
    chart: 'funnel',
    query: {
      measures: ['jobs', 'jobs_ever_approved', 'jobs_with_applications', 'filled_jobs'],
      funnel: true,
      range: QUARTER,
    },
  },
  {
    key: 'speed',
    chart: 'line',
    query: {
      measures: [
        'time_to_view_median',
        'time_to_view_p90',
        'time_to_decision_median',
        'time_to_decision_p90',
      ],
      dimensions: ['time'],
      grain: 'week',
      range: WEEKS,
    },
  },
  {
    key: 'filling',
    chart: 'bar',
    query: {
      measures: ['time_to_fill_median', 'time_to_fill'],
      dimensions: ['category'],
      range: YEAR,
    },
  },
  {
    key: 'silence',
    chart: 'table',
    query: {
      measures: ['pending_applications', 'applications', 'decision_rate'],
      dimensions: ['company'],
      range: QUARTER,
      limit: 25,
      totals: true,
    },
  },
  {
    key: 'searches',
    chart: 'table',
    query: {
      measures: ['searches', 'results_per_search'],
      dimensions: ['search_term'],
      filter: TERM_GIVEN,
      range: MONTH,
      limit: 25,
    },
  },
  {
    key: 'in_vain',
    chart: 'bar',
    query: {
      measures: ['searches'],
      dimensions: ['search_term'],
      filter: { and: [TERM_GIVEN, { dimension: 'found_nothing', is: ['yes'] }] },
      range: MONTH,
      limit: 25,
    },
  },
  {
    key: 'sources',
    chart: 'table',
    query: {
      measures: ['views', 'jobs_viewed'],
      dimensions: ['source'],
      range: MONTH,
      compare: 'previous_period',
      totals: true,
    },
  },
  {
    key: 'returning',
    chart: 'line',
    query: {
      measures: ['active_users', 'visits'],
      dimensions: ['time', 'visitor_role'],
      grain: 'week',
      range: WEEKS,
    },
  },
  {
    key: 'answers',
    chart: 'table',
    query: {
      measures: ['questions', 'answer_rate', 'time_to_answer_median'],
      dimensions: ['company'],
      range: QUARTER,
      limit: 25,
    },
  },
  {
    key: 'interviews',
    chart: 'line',
    query: {
      measures: ['interviews_booked', 'interviews_held', 'interviews_missed'],
      dimensions: ['time'],
      grain: 'week',
      range: WEEKS,
    },
  },
  {
    key: 'skills',
    chart: 'bar',
    query: {
      measures: ['live_skill_demand', 'skill_supply'],
      dimensions: ['seeker_skill'],
      limit: 15,
    },
  },
  {
    key: 'opened',
    chart: 'table',
    query: {
      measures: ['search_clicks', 'click_position_median'],
      dimensions: ['search_term'],
      filter: TERM_GIVEN,
      range: MONTH,
      limit: 25,
    },
  },
  {
    key: 'emails',
    chart: 'table',
    query: {
      measures: ['emails', 'emails_failed', 'email_failure_rate'],
      dimensions: ['email_kind'],
      range: MONTH,
      totals: true,
    },
  },
  {
    key: 'api',
    chart: 'table',
    query: {
      measures: ['api_calls', 'api_error_rate', 'api_limited_rate'],
      dimensions: ['company'],
      range: MONTH,
      limit: 25,
      totals: true,
    },
  },
  {
    key: 'reported',
    chart: 'bar',
    query: {
      measures: ['open_job_reports', 'job_reports'],
      dimensions: ['report_reason'],
      range: QUARTER,
    },
  },
];

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
