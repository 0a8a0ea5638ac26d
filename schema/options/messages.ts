import { REPORT_REASONS, type ReportReason } from './reportReasons.ts';

/** Who wrote a message of a conversation: someone of the company, or the applicant. */
export const MESSAGE_SIDES = ['company', 'applicant'] as const;
export type MessageSide = (typeof MESSAGE_SIDES)[number];

/**
 * Whether a side can write. `waiting`: it has sent too many messages without an answer; `blocked`: it has blocked the
 * other side; `closed`: for a reason that this side cannot change, such as a withdrawal or a block by the other side.
 */
export const CONVERSATION_STATES = ['open', 'waiting', 'blocked', 'closed'] as const;
export type ConversationState = (typeof CONVERSATION_STATES)[number];

/** How many messages one side can send before the other has answered. */
export const UNANSWERED_MAX: Readonly<Record<MessageSide, number>> = { company: 10, applicant: 3 };

export const MESSAGE_FILES_MAX = 3;

/** How many people a message to many reaches: at once, and within a day for the whole company. */
export const MESSAGES_AT_ONCE_MAX = 500;
export const MESSAGES_A_DAY_MAX = 2_000;
/** How long a message to many can be undone; it is sent afterwards. */
export const UNDO_MESSAGES_MS = 10_000;

export const MESSAGE_TEMPLATES_MAX = 50;
/** The fields of a template and of a message to many, written as {name}. */
export const MESSAGE_FIELDS = ['name', 'job', 'company', 'sender'] as const;
export type MessageField = (typeof MESSAGE_FIELDS)[number];

/** Why a message is reported: as a job is, except that a message does not expire. */
export const MESSAGE_REPORT_REASONS = REPORT_REASONS.filter(
  (reason): reason is Exclude<ReportReason, 'expired'> => reason !== 'expired',
);
export type MessageReportReason = (typeof MESSAGE_REPORT_REASONS)[number];

/** How long an email about a message waits, because people who have the page open read the message there. */
export const MESSAGE_MAIL_WAITS_MS = 60_000;
/** One email per conversation in this time, however many messages arrive. */
export const MESSAGE_MAILS_APART_MS = 10 * 60_000;

/** No emails about messages are sent between these hours in India, even if the site has another time zone. */
export const QUIET_HOURS = { from: 21, until: 8, timeZone: 'Asia/Kolkata' } as const;

const FIELD = /\{(name|job|company|sender)\}/g;

/** Replaced in one pass, so that a name such as "{job}" is not filled in again. */
export function fillFields(text: string, values: Readonly<Record<MessageField, string>>): string {
  return text.replace(FIELD, (_, name: MessageField) => values[name]);
}
