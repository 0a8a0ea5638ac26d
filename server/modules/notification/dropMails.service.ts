import type { NotificationKind } from '#schema/options/notifications.ts';
import { writeIn } from '#server/db/inTransaction.ts';
import { statement } from '#server/db/statement.ts';
import type { Unit } from './recipient.service.ts';

/** $1 the company, $2 the kind. */
const DROP = statement(
  'drop-mails-to-company',
  `delete from outbox m using company_members member
    where member.company_id = $1 and m.user_id = member.user_id and m.kind = $2 and m.sent_at is null`,
);

/** Emails of this kind to members of the company that have not been sent yet are never sent. */
export async function dropMailsTo(
  { em }: Unit,
  companyId: string,
  kind: NotificationKind,
): Promise<void> {
  await writeIn(em, DROP, [companyId, kind]);
}
