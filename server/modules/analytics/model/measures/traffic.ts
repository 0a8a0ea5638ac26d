import { ABANDONED_SEARCH } from '#server/modules/analytics/model/abandonedSearch.ts';
import { count, distinct, growth, singlePart, ratio, sum } from '../parts.ts';

export const TRAFFIC_MEASURES = {
  views: singlePart(count('views'), 'count', {
    name: 'Job views',
    description: 'Job views, counted once per visitor, job and day.',
  }),
  jobs_viewed: singlePart(distinct('views', 'v.job_id'), 'count', {
    name: 'Jobs viewed',
    description: 'Jobs viewed at least once.',
  }),
  views_per_job: ratio(count('views'), distinct('views', 'v.job_id'), 'ratio', {
    name: 'Views per job viewed',
    description: 'Views per job viewed.',
  }),
  views_growth: growth(count('views'), {
    name: 'Growth of views',
    description: 'Growth of job views compared with the preceding period of the same length.',
  }),
  searches: singlePart(count('searches'), 'count', {
    name: 'Searches',
    description: 'Job searches.',
  }),
  searchers: singlePart(distinct('searches', 's.user_id'), 'count', {
    name: 'Searchers',
    description:
      'Logged-in users who searched, each counted once. For the last 90 days; after that, we no longer know who searched.',
  }),
  searches_without_result: singlePart(count('searches', 's.results = 0'), 'count', {
    name: 'Searches without a result',
    description: 'Searches that returned no jobs.',
  }),
  abandoned_searches: singlePart(count('searches', ABANDONED_SEARCH), 'count', {
    name: 'Abandoned searches',
    description:
      'Searches by logged-in users that found jobs, but within an hour they opened no job that they had not opened before on that day. Searches of the last hour are not counted yet. For the last 90 days; after that, we no longer know who searched.',
  }),
  no_result_rate: ratio(count('searches', 's.results = 0'), count('searches'), 'percent', {
    name: 'Share without a result',
    description: 'Share of searches that returned no jobs.',
  }),
  results_per_search: ratio(sum('searches', 's.results'), count('searches'), 'ratio', {
    name: 'Results per search',
    description: 'Average number of jobs returned by a search.',
  }),
  searches_growth: growth(count('searches'), {
    name: 'Growth of searches',
    description: 'Growth of searches compared with the preceding period of the same length.',
  }),
  alerts: singlePart(count('alerts'), 'count', {
    name: 'Job alerts',
    description: 'Alerts created that still exist.',
  }),
  active_alerts: singlePart(count('alerts', 'al.is_active'), 'count', {
    name: 'Job alerts turned on',
    description: 'Alerts that are currently turned on.',
  }),
  alert_owners: singlePart(distinct('alerts', 'al.user_id'), 'count', {
    name: 'People with alerts',
    description: 'Users who created an alert, each counted once.',
  }),
  actions: singlePart(count('actions'), 'count', {
    name: 'Recorded actions',
    description: 'Entries in the activity log.',
  }),
  administrator_actions: singlePart(count('actions', `u.role = 'admin'`), 'count', {
    name: "Administrators' actions",
    description: 'Activity log entries by current administrators.',
  }),
  suspensions: singlePart(count('actions', `l.action = 'user.suspend'`), 'count', {
    name: 'Suspensions',
    description: 'Suspensions of users.',
  }),
};
