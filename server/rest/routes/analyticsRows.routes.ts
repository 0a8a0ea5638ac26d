import { inputOfFigure } from '#schema/analytics/graphqlForm.ts';
import { figureRowsSchema, type FigureRowsValues } from '#schema/validation/analyticsFigures.ts';
import { graphql } from '../gql/gql.ts';
import type { AnalyticsFigureInput } from '../gql/graphql.ts';
import { get } from '../restRoute.ts';

const Rows = graphql(`
  query RestAnalyticsRows($figure: AnalyticsFigureInput!, $first: Int!, $after: String) {
    admin {
      analytics {
        rows(figure: $figure, first: $first, after: $after) {
          data: nodes {
            id
            at
            label
            detail
            job {
              id
              label
              path
            }
            company {
              id
              label
              path
            }
            user {
              id
              label
              path
            }
            applicationId
          }
          question
          measure
          part
          parts
          from
          to
          timeZone
          totalCount
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  }
`);

export const analyticsRowsRoutes = [
  get(
    '/admin/analytics/rows',
    'List the rows behind one figure of an analytics query, newest first',
    Rows,
    {
      query: {
        names: {
          measures: 'The measures of the query, separated by commas: applications,hires.',
          by: 'Its dimensions, separated by commas: time,category.',
          grain: 'Its steps of time: hour, day, week, month, quarter or year.',
          last: 'Its period, such as 90-day or 12-month.',
          from: 'Its first day (YYYY-MM-DD), or a moment.',
          to: 'Its last day (YYYY-MM-DD), or the moment at which it ends.',
          compare: 'previous_period or year_before.',
          filter: 'Its filter, such as and(is(category,sales),not(empty(state))).',
          zone: 'Its time zone, such as Asia/Kolkata.',
          calc: 'A calculation of the query, as in the address of a report. Can be repeated.',
          of: 'The measure of the figure, or one that a formula uses. Default: the first.',
          rows: 'The part of the measure, such as whole for what a share is of. Default: the first.',
          group:
            'A dimension and its key, such as time:2026-10-01; without a colon, what is not given. Can be repeated. Default: the total.',
          steps: 'How many steps of time, the last of which is that of the group. Default: 1.',
          previous: '1: the figure of the comparison period.',
          readAt: 'When the figure was read; periods count back from there. Default: now.',
          limit: 'The number of rows, 1 to 100. Any other value counts as the default.',
          after: 'The `endCursor` of the page before.',
        },
        schema: figureRowsSchema,
        toVariables: ({ figure, ...page }: FigureRowsValues) => ({
          ...page,
          figure: inputOfFigure<AnalyticsFigureInput>(figure),
        }),
      },
      answer: ['admin', 'analytics', 'rows'],
    },
  ),
];
