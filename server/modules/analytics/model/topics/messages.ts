import { MESSAGE_SIDES } from '#schema/options/messages.ts';
import { parserFor } from '#schema/options/spelling.ts';
import { since, type ColumnsAsOf } from '#server/db/sqlAsOf.ts';
import { ofApplication, type ListedRow } from '#server/modules/analytics/rows/listedRow.ts';
import { choicesOf, labelFromKey, wordsOfModel } from '../choices.ts';
import { APPLICATION_JOINS } from '../joins.ts';
import type { Dimension, Subject } from '../kinds.ts';
import { average, count, percentile, singlePart, ratio } from '../parts.ts';

const OF_MESSAGE = {
  from: 'messages m',
  at: 'm.sent_at',
  person: 'f.seeker_id',
  company: 'f.company_id',
  job: 'f.job_id',
};
const JOINS = {
  f: 'join application_facts f on f.application_id = m.application_id',
  ...APPLICATION_JOINS,
};

/** A message to many is not an answer (decision 084). */
const ANSWER = `answer.application_id = m.application_id and answer.side = 'company'
  and answer.batch_id is null and answer.sent_at > m.sent_at`;
/**
 * A message after which the applicant begins to wait: the one before came from the company, or it is the first.
 * Messages to many do not count.
 */
const BEGINS_TO_WAIT = `m.side = 'applicant' and coalesce((select earlier.side from messages earlier
    where earlier.application_id = m.application_id and earlier.sent_at < m.sent_at
      and (earlier.side = 'applicant' or earlier.batch_id is null)
    order by earlier.sent_at desc limit 1), 'company') = 'company'`;

export const MESSAGE_SUBJECTS = {
  messages: {
    name: 'Messages',
    source: 'messages between companies and applicants, by the moment of sending',
    ...OF_MESSAGE,
    joins: JOINS,
  },
  conversations: {
    name: 'Conversations',
    source: 'messages, by the first message about an application',
    ...OF_MESSAGE,
    where: `not exists (select from messages earlier
      where earlier.application_id = m.application_id and earlier.sent_at < m.sent_at)`,
    joins: JOINS,
  },
  questions: {
    name: "Applicants' questions",
    source: 'messages of applicants, the first since the last answer of the company',
    ...OF_MESSAGE,
    where: BEGINS_TO_WAIT,
    joins: {
      aw: `left join lateral (select min(answer.sent_at) as answered_at from messages answer where ${ANSWER}) aw on true`,
      ...JOINS,
    },
  },
} as const satisfies Record<string, Subject>;

/** The text of a message is never shown. */
const ROW = ofApplication('messages', 'm', { dimension: 'message_side', sql: 'm.side' });

export const MESSAGES_LISTED = {
  messages: ROW,
  conversations: ROW,
  questions: ROW,
} satisfies Record<keyof typeof MESSAGE_SUBJECTS, ListedRow>;

export const MESSAGE_AS_OF: ColumnsAsOf = { 'aw.answered_at': since('aw.answered_at') };

const QUESTIONS = count('questions');
const ANSWERED = count('questions', 'aw.answered_at is not null');
const ANSWER_HOURS = '(extract(epoch from aw.answered_at - m.sent_at)::float8 / 3600)';

export const MESSAGE_MEASURES = {
  messages: singlePart(count('messages'), 'count', {
    name: 'Messages',
    description:
      'Messages between companies and applicants. A message to several applicants counts once for each.',
  }),
  company_messages: singlePart(count('messages', `m.side = 'company'`), 'count', {
    name: 'Messages from companies',
    description: 'Messages that companies sent to applicants.',
  }),
  applicant_messages: singlePart(count('messages', `m.side = 'applicant'`), 'count', {
    name: 'Messages from applicants',
    description: 'Messages that applicants sent to companies.',
  }),
  conversations: singlePart(count('conversations'), 'count', {
    name: 'Conversations',
    description: 'Conversations about applications, by the day of their first message.',
  }),
  questions: singlePart(QUESTIONS, 'count', {
    name: "Applicants' questions",
    description:
      'Messages from applicants that wait for an answer: the first since the company’s last one. A message to several applicants is not an answer.',
  }),
  questions_answered: singlePart(ANSWERED, 'count', {
    name: "Applicants' questions answered",
    description: "Applicants' questions that the company has answered by a message.",
  }),
  answer_rate: ratio(ANSWERED, QUESTIONS, 'percent', {
    name: 'Answer rate',
    description: "Share of applicants' questions that the company has answered by a message.",
  }),
  time_to_answer: average('questions', ANSWER_HOURS, 'hours', {
    name: 'Time to answer',
    description: "Average hours until a company answers an applicant's question.",
  }),
  time_to_answer_median: percentile('questions', ANSWER_HOURS, 0.5, 'hours', {
    name: 'Time to answer, median',
    description: "Median hours until a company answers an applicant's question.",
  }),
  time_to_answer_p90: percentile('questions', ANSWER_HOURS, 0.9, 'hours', {
    name: 'Time to answer, 90th percentile',
    description: 'Hours within which 90% of the answered questions were answered.',
  }),
};

export const MESSAGE_DIMENSIONS = {
  message_side: {
    name: 'Message from',
    description: 'Whether the company or the applicant wrote the message.',
    source: 'messages.side',
    kind: 'choice',
    sql: 'm.side',
    choices: choicesOf(
      MESSAGE_SIDES,
      labelFromKey,
      parserFor(MESSAGE_SIDES),
      wordsOfModel('message_side'),
    ),
  },
  message_to_many: {
    name: 'Message to many',
    description: 'Whether the company sent the message to several applicants at once.',
    source: 'messages.batch_id',
    kind: 'yes_no',
    sql: '(m.batch_id is not null)',
  },
} as const satisfies Record<string, Dimension>;
