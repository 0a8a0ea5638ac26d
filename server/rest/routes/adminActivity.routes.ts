import { activityListSchema, type ActivityListValues } from '#schema/validation/activity.ts';
import { graphql } from '../gql/gql.ts';
import type { RestAdminActivityQueryVariables } from '../gql/graphql.ts';
import { get } from '../restRoute.ts';
import { pagingNames } from '../paging.ts';

const Activity = graphql(`
  query RestAdminActivity(
    $search: String
    $action: String
    $actorId: ID
    $subjectKind: String
    $subjectId: ID
    $from: String
    $to: String
    $first: Int!
    $page: Int!
  ) {
    admin {
      activity(
        search: $search
        action: $action
        actorId: $actorId
        subjectKind: $subjectKind
        subjectId: $subjectId
        from: $from
        to: $to
        first: $first
        page: $page
      ) {
        data: nodes {
          id
          at
          actor {
            kind
            id
            name
            email
          }
          action
          subject {
            kind
            id
            name
          }
          ip
          requestId
          before
          after
        }
        totalCount
        page
        limit
        totalPages
      }
    }
  }
`);

const variablesOf = ({
  startDate,
  endDate,
  limit,
  page,
  ...wanted
}: ActivityListValues): RestAdminActivityQueryVariables => ({
  ...wanted,
  from: startDate,
  to: endDate,
  first: limit,
  page,
});

export const adminActivityRoutes = [
  get('/admin/activity-logs', 'List the activity log, newest first', Activity, {
    query: {
      names: {
        search: "Words in the actor's name or email, or in the name of the subject.",
        action: 'Only entries with this action, such as job.reject.',
        actorId: 'Only entries by this user or API key.',
        subjectKind:
          'Only entries about this kind of subject, such as company, job, application or user.',
        subjectId: 'Only entries about this subject.',
        startDate: "On this day (YYYY-MM-DD, in the site's time zone) or later.",
        endDate: "On this day (YYYY-MM-DD, in the site's time zone) or before.",
        ...pagingNames(10),
      },
      schema: activityListSchema,
      toVariables: variablesOf,
    },
    answer: ['admin', 'activity'],
  }),
];
