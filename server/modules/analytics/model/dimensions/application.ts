import {
  APPLICATION_EVENT_LABELS,
  APPLICATION_EVENTS,
  APPLICATION_STATUS_LABELS,
  APPLICATION_STATUSES,
  parseApplicationStatus,
} from '#schema/options/statuses.ts';
import { REJECTION_REASON_LABELS, REJECTION_REASONS } from '#schema/options/stages.ts';
import { parserFor } from '#schema/options/spelling.ts';
import { choicesOf, enumWordsIn, wordsOfModel } from '../choices.ts';
import type { Dimension } from '../kinds.ts';

/** The same values as in the status filter of lists of applications. */
const WITHDRAWN = 'withdrawn';
const LISTED_STATUSES = [...APPLICATION_STATUSES, WITHDRAWN] as const;

export const APPLICATION_DIMENSIONS = {
  application_status: {
    name: 'Application status',
    description: 'The status of the application. A withdrawn application has no other status.',
    source: 'application_facts.status and withdrawn_at',
    kind: 'choice',
    sql: `(case when f.withdrawn_at is null then f.status else '${WITHDRAWN}' end)`,
    choices: choicesOf(
      LISTED_STATUSES,
      { ...APPLICATION_STATUS_LABELS, [WITHDRAWN]: 'Withdrawn' },
      (text) =>
        text.trim().toLowerCase() === WITHDRAWN ? WITHDRAWN : parseApplicationStatus(text),
      enumWordsIn('applications', 'status'),
    ),
  },
  seen_by_employer: {
    name: 'Seen by the employer',
    description: 'Whether the employer has opened the application.',
    source: 'application_facts.viewed_at',
    kind: 'yes_no',
    sql: '(f.viewed_at is not null)',
  },
  rejection_reason: {
    name: 'Rejection reason',
    description: 'Why the employer rejected the application, where given.',
    source: 'applications.rejection_reason',
    kind: 'choice',
    sql: `case when f.status = 'rejected' then a.rejection_reason end`,
    choices: choicesOf(
      REJECTION_REASONS,
      REJECTION_REASON_LABELS,
      parserFor(REJECTION_REASONS, REJECTION_REASON_LABELS),
      wordsOfModel('rejection_reason'),
    ),
  },
  event: {
    name: 'Event',
    description: 'What happened to the application.',
    source: 'application_events.kind',
    kind: 'choice',
    sql: 'e.kind',
    choices: choicesOf(
      APPLICATION_EVENTS,
      APPLICATION_EVENT_LABELS,
      parserFor(APPLICATION_EVENTS, APPLICATION_EVENT_LABELS),
      enumWordsIn('applications', 'event'),
    ),
  },
} as const satisfies Record<string, Dimension>;
