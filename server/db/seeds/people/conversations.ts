import { fillFields, type MessageSide } from '#schema/options/messages.ts';
import type { Chance } from '#server/db/seeds/chance.ts';
import { DIALOGUES, TEMPLATES } from '#server/db/seeds/lists/conversations.ts';
import { after, DAY, HOUR, inOfficeHours, MINUTE } from '#server/db/seeds/moments.ts';
import type { Application } from './applications.ts';
import type { UserRow } from './users.ts';

interface MessageRow {
  id: string;
  application_id: string;
  side: MessageSide;
  author_id: string;
  body: string;
  asks_for_money: boolean;
  sent_at: Date;
}

export interface SeedConversation {
  application: Application;
  messages: MessageRow[];
}

interface People {
  applications: readonly Application[];
  users: readonly UserRow[];
  /** The demo accounts: they have something to read, and something to answer. */
  watched: ReadonlySet<string>;
  now: Date;
}

/** A third of the applications that were opened have a conversation. */
export function inventConversations(
  chance: Chance,
  { applications, users, watched, now }: People,
): SeedConversation[] {
  const byId = new Map(users.map((user) => [user.id, user]));
  return applications.flatMap((application) => {
    const { row, job, seeker, events } = application;
    const isWatched = watched.has(seeker.user.id) || watched.has(job.row.posted_by);
    const isOpen = job.plan.company.row.admin_status === 'approved';
    if (!isOpen || events.length < 2 || !chance.happens(isWatched ? 0.6 : 0.3)) return [];
    const sender = byId.get(job.row.posted_by)!;
    const fields = {
      name: row.name,
      job: job.row.title,
      company: job.plan.company.row.name,
      sender: `${sender.first_name} ${sender.last_name}`,
    };
    const messages: MessageRow[] = [];
    let at = events[1]!.at;
    for (const [side, text] of chance.pick(DIALOGUES)) {
      const thought = after(at, Math.floor(chance.between(20 * MINUTE, 20 * HOUR)));
      at = side === 'company' ? inOfficeHours(thought, chance) : thought;
      if (at >= now) break;
      messages.push({
        id: chance.id(at),
        application_id: row.id,
        side,
        author_id: side === 'company' ? sender.id : seeker.user.id,
        body: fillFields(text, fields),
        asks_for_money: false,
        sent_at: at,
      });
    }
    return messages.length > 0 ? [{ application, messages }] : [];
  });
}

/** People who answer have read what came before; most have read the last message as well. */
function readersOf(chance: Chance, { application, messages }: SeedConversation, now: Date) {
  const { row, seeker, job } = application;
  const last = messages.at(-1)!;
  const isOld = last.sent_at.getTime() < now.getTime() - 4 * DAY;
  const isSeen = isOld || chance.happens(0.3);
  const people = { applicant: seeker.user.id, company: job.row.posted_by };
  return (['company', 'applicant'] as const).flatMap((side) => {
    const own = messages.findLast((message) => message.side === side);
    const readAt = last.side === side || isSeen ? last.sent_at : own?.sent_at;
    return readAt ? [{ application_id: row.id, user_id: people[side], read_at: readAt }] : [];
  });
}

export function conversationRows(
  chance: Chance,
  conversations: readonly SeedConversation[],
  now: Date,
) {
  const lastOf = ({ messages }: SeedConversation, side: MessageSide) =>
    messages.findLast((message) => message.side === side)?.sent_at ?? null;
  return {
    conversations: conversations.map((one) => ({
      application_id: one.application.row.id,
      company_id: one.application.job.row.company_id,
      seeker_id: one.application.seeker.user.id,
      last_at: one.messages.at(-1)!.sent_at,
      company_at: lastOf(one, 'company'),
      applicant_at: lastOf(one, 'applicant'),
      answered_at: lastOf(one, 'company'),
    })),
    messages: conversations.flatMap(({ messages }) => messages),
    readers: conversations.flatMap((one) => readersOf(chance, one, now)),
  };
}

/** The texts that the demo company has saved. */
export function messageTemplates(chance: Chance, author: UserRow, now: Date) {
  return TEMPLATES.map(({ name, body }) => ({
    id: chance.id(now),
    company_id: author.company_id,
    name,
    body,
    updated_at: now,
    updated_by: author.id,
  }));
}
