import type { AnalyticsChart, AnalyticsQueryInput } from '#client/gql/graphql.ts';
import { fittingChart } from '#schema/analytics/charts.ts';
import { inputOfQuery } from '#schema/analytics/graphqlForm.ts';
import type { Question } from '#client/pages/admin/analytics/builder/question/question.ts';

/** The parts of a question a report stores. */
export const savedQuestionOf = ({ query, chart }: Question) => ({
  query: inputOfQuery<AnalyticsQueryInput>(query),
  chart: (chart ?? fittingChart(query)).toUpperCase() as AnalyticsChart,
});
