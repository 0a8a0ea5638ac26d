import type { NotificationKind } from '#schema/options/notifications.ts';
import { writeIn } from '#server/db/inTransaction.ts';
import { statement } from '#server/db/statement.ts';
import type { Unit } from './recipient.service.ts';

/** $1 the company, $2 the kinds. */
const DROP = statement(
  'drop-mails-to-company',
  'delete from outbox where company_id = $1 and kind = any($2::text[]) and sent_at is null',
);

const KINDS_NAMING_APPLICANTS: readonly NotificationKind[] = [
  'application_received',
  'application_withdrawn',
  'note_mention',
  'message_received',
  'interview_changed',
  'offer_changed',
];

/** Emails that name an applicant and have not been sent yet are never sent to this company's members. */
export async function dropMailsNamingApplicants({ em }: Unit, companyId: string): Promise<void> {
  await writeIn(em, DROP, [companyId, [...KINDS_NAMING_APPLICANTS]]);
}
