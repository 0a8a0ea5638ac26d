import { ACTIVITY_ACTIONS, ACTIVITY_SUBJECTS, ACTOR_KINDS } from '#schema/options/activity.ts';
import { JOB_VIEW_SOURCES } from '#schema/options/jobViewSources.ts';
import { parserFor } from '#schema/options/spelling.ts';
import { choicesOf, enumWordsIn, labelFromKey, wordsIn, wordsOfModel } from '../choices.ts';
import type { Dimension } from '../kinds.ts';

const FREQUENCIES = ['daily', 'weekly', 'monthly'] as const;
const ALERT_TYPES = [
  'full_time',
  'part_time',
  'contract',
  'intern',
  'temporary',
  'remote',
] as const;

export const TRAFFIC_DIMENSIONS = {
  source: {
    name: 'Source',
    description: 'How the visitor reached the job.',
    source: 'job_views.source',
    kind: 'choice',
    sql: 'v.source',
    choices: choicesOf(
      JOB_VIEW_SOURCES,
      labelFromKey,
      parserFor(JOB_VIEW_SOURCES),
      wordsOfModel('source'),
    ),
  },
  viewer_known: {
    name: 'Viewer logged in',
    description:
      'Whether the visitor was logged in. This is no longer known of deleted accounts, nor after 90 days of views from searches by words.',
    source: 'job_views.user_id',
    kind: 'yes_no',
    sql: '(v.user_id is not null)',
  },
  search_term: {
    name: 'Search term',
    description:
      'The search text in lower case, once five logged-in people have searched for it. Other texts are not given.',
    source: 'searches.words',
    kind: 'text',
    sql: 'kw.text',
  },
  search_place: {
    name: 'Place searched',
    description:
      'The search location in lower case, once five logged-in people have searched for it. Others are not given.',
    source: 'searches.filters',
    kind: 'text',
    sql: 'kp.text',
  },
  found_nothing: {
    name: 'Found nothing',
    description: 'Whether the search returned no jobs.',
    source: 'searches.results',
    kind: 'yes_no',
    sql: '(s.results = 0)',
  },
  alert_frequency: {
    name: 'Alert frequency',
    description: 'How often the alert is emailed.',
    source: 'alerts.frequency',
    kind: 'choice',
    sql: 'al.frequency',
    choices: choicesOf(
      FREQUENCIES,
      labelFromKey,
      parserFor(FREQUENCIES),
      wordsIn('systemSettings', 'choice'),
    ),
  },
  alert_active: {
    name: 'Alert turned on',
    description: 'Whether the alert is currently turned on.',
    source: 'alerts.is_active',
    kind: 'yes_no',
    sql: 'al.is_active',
  },
  alert_job_type: {
    name: 'Alert for job type',
    description: 'The job type the alert is set to.',
    source: 'alerts.job_type',
    kind: 'choice',
    sql: 'al.job_type',
    choices: choicesOf(
      ALERT_TYPES,
      labelFromKey,
      parserFor(ALERT_TYPES),
      enumWordsIn('alerts', 'jobType'),
    ),
  },
  visitor_role: {
    name: "Visitor's role",
    description: 'The role of the visitor at that time.',
    source: 'visits.role',
    kind: 'choice',
    sql: 'w.role',
    choices: choicesOf(
      ['job_seeker', 'employer', 'admin'],
      labelFromKey,
      parserFor(['job_seeker', 'employer', 'admin']),
      enumWordsIn('adminUsers', 'role'),
    ),
  },
  action: {
    name: 'Action',
    description: 'The action, as noun and verb.',
    source: 'activity_log.action',
    kind: 'choice',
    sql: 'l.action',
    choices: choicesOf(
      ACTIVITY_ACTIONS,
      (action) => action,
      parserFor(ACTIVITY_ACTIONS),
      wordsIn('activity', 'action'),
    ),
  },
  action_subject: {
    name: 'Done to',
    description: 'The kind of object the action changed.',
    source: 'activity_log.subject_kind',
    kind: 'choice',
    sql: 'l.subject_kind',
    choices: choicesOf(
      ACTIVITY_SUBJECTS,
      labelFromKey,
      parserFor(ACTIVITY_SUBJECTS),
      wordsIn('activity', 'kind'),
    ),
  },
  actor_kind: {
    name: 'Done by',
    description: 'Whether a person, an API key or the system performed the action.',
    source: 'activity_log.actor_kind',
    kind: 'choice',
    sql: 'l.actor_kind',
    choices: choicesOf(
      ACTOR_KINDS,
      labelFromKey,
      parserFor(ACTOR_KINDS),
      wordsOfModel('actor_kind'),
    ),
  },
} as const satisfies Record<string, Dimension>;
