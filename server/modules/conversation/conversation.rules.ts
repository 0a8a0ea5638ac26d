import {
  QUIET_HOURS,
  UNANSWERED_MAX,
  type ConversationState,
  type MessageSide,
} from '#schema/options/messages.ts';
import { isClosed, type AdminStatus } from '#schema/options/statuses.ts';

/** What decides whether one side can write in a conversation. */
export interface Standing {
  side: MessageSide;
  /** Messages of this side since the last one of the other. */
  unanswered: number;
  isBlocked: boolean;
  isBlockedByOther: boolean;
  hasLeft: boolean;
  isJobGone: boolean;
  isWithdrawn: boolean;
  companyStatus: AdminStatus;
}

/** conversation.message.open: if the reason lies with the other side, it is not disclosed. */
export function stateOf(standing: Standing): ConversationState {
  const { side, unanswered, hasLeft, isJobGone, isWithdrawn, companyStatus } = standing;
  if (hasLeft || isJobGone || isWithdrawn || isClosed(companyStatus)) return 'closed';
  if (standing.isBlocked) return 'blocked';
  if (standing.isBlockedByOther) return 'closed';
  return unanswered >= UNANSWERED_MAX[side] ? 'waiting' : 'open';
}

const HOUR = 3_600_000;

/** conversation.mail.quiet: during quiet hours, the moment they end; null at any other time. */
export function quietUntil(now: Date): Date | null {
  const { from, until, timeZone } = QUIET_HOURS;
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  const hour = part('hour');
  if (hour >= until && hour < from) return null;
  const hours = (until - hour + 24) % 24;
  const past = part('minute') * 60_000 + part('second') * 1_000 + now.getMilliseconds();
  return new Date(now.getTime() + hours * HOUR - past);
}

/** conversation.batch.daily: how many more people a company can write to in messages to many. */
export function messagesLeft(sentToday: number, most: number): number {
  return Math.max(0, most - sentToday);
}
