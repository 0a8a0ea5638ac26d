import { count, distinct, growth, plain, ratio, sum } from '../parts.ts';

export const TRAFFIC_MEASURES = {
  views: plain(count('views'), 'count', {
    name: 'Job views',
    description: 'How often a job was looked at; once a visitor, job and day.',
  }),
  jobs_viewed: plain(distinct('views', 'v.job_id'), 'count', {
    name: 'Jobs viewed',
    description: 'Different jobs that were looked at.',
  }),
  views_per_job: ratio(count('views'), distinct('views', 'v.job_id'), 'ratio', {
    name: 'Views per job viewed',
    description: 'Views for each job that was looked at.',
  }),
  views_growth: growth(count('views'), {
    name: 'Growth of views',
    description: 'Job views against the equal period before.',
  }),
  searches: plain(count('searches'), 'count', {
    name: 'Searches',
    description: 'How often jobs were searched for.',
  }),
  searchers: plain(distinct('searches', 's.user_id'), 'count', {
    name: 'Searchers',
    description: 'Different people who were signed in and searched.',
  }),
  searches_without_result: plain(count('searches', 's.results = 0'), 'count', {
    name: 'Searches without a result',
    description: 'Searches among them that found no job at all.',
  }),
  no_result_rate: ratio(count('searches', 's.results = 0'), count('searches'), 'percent', {
    name: 'Share without a result',
    description: 'Searches that found no job at all, of all searches.',
  }),
  results_per_search: ratio(sum('searches', 's.results'), count('searches'), 'ratio', {
    name: 'Results per search',
    description: 'Jobs found by a search, on average.',
  }),
  searches_growth: growth(count('searches'), {
    name: 'Growth of searches',
    description: 'Searches against the equal period before.',
  }),
  alerts: plain(count('alerts'), 'count', {
    name: 'Job alerts',
    description: 'Alerts made, that still exist.',
  }),
  active_alerts: plain(count('alerts', 'al.is_active'), 'count', {
    name: 'Job alerts switched on',
    description: 'Alerts among them that are switched on now.',
  }),
  alert_owners: plain(distinct('alerts', 'al.user_id'), 'count', {
    name: 'People with alerts',
    description: 'Different people who have made an alert.',
  }),
  actions: plain(count('actions'), 'count', {
    name: 'Recorded actions',
    description: 'Entries of the activity log.',
  }),
  administrator_actions: plain(count('actions', `u.role = 'admin'`), 'count', {
    name: "Administrators' actions",
    description: 'Entries of the activity log by people who are administrators now.',
  }),
  suspensions: plain(count('actions', `l.action = 'user.suspend'`), 'count', {
    name: 'Suspensions',
    description: 'How often somebody was shut out.',
  }),
};
