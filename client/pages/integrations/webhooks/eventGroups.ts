import type { WebhookEvent } from '#client/gql/graphql.ts';
import type { UserRole } from '#client/lib/session.ts';
import { WEBHOOK_EVENTS } from '#schema/options/webhooks.ts';

const SUBJECTS = ['job', 'application', 'interview', 'offer', 'message', 'figure'] as const;
type Subject = (typeof SUBJECTS)[number];

export interface EventGroup {
  subject: Subject;
  names: readonly WebhookEvent[];
}

const NAMES = WEBHOOK_EVENTS.map((event) => event.replace('.', '_').toUpperCase() as WebhookEvent);

/** The events that a webhook of this role can have, by what they are about. */
export function eventGroups(role: UserRole | undefined): EventGroup[] {
  // Figures are those of the whole site, which only administrators see.
  const subjects = SUBJECTS.filter((subject) => subject !== 'figure' || role === 'ADMIN');
  return subjects.map((subject) => ({
    subject,
    names: NAMES.filter((name) => name.startsWith(`${subject.toUpperCase()}_`)),
  }));
}
