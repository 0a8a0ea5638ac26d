import { statement } from '#server/db/statement.ts';
import { isId } from '#server/lib/ids.ts';
import { worksOnJob } from '#server/modules/team/memberJobs.sql.ts';
import type { Services } from '#server/services.ts';

/**
 * $1 the message, $2 the user the link was made for, $3 the file, $4 now. People who can no longer see the message
 * cannot open its files.
 */
const SENT_FILE = statement(
  'message-sent-file',
  `
    select 1 as "isSent!" from message_files k join messages m on m.id = k.message_id
      join applications a on a.id = m.application_id join jobs j on j.id = a.job_id
    where k.message_id = $1 and k.file_id = $3 and (a.seeker_id = $2
      or (j.deleted_at is null and exists (
        select from company_members t join users u on u.id = t.user_id
          join companies c on c.id = t.company_id
        where u.id = $2 and t.company_id = a.company_id and ${worksOnJob('t', 'a.job_id')}
          and (u.status = 'active' or u.status = 'suspended' and u.suspended_until <= $4) and u.deleted_at is null
          and c.access_status not in ('rejected', 'suspended'))))`,
);

interface FileRequest {
  message: string;
  by: string;
  fileId: string;
}

/** Whether this file came with that message and its reader can still see it. */
export async function mayOpenAttachment(
  { clock, database }: Services,
  { message, by, fileId }: FileRequest,
): Promise<boolean> {
  if (!isId(message) || !isId(by)) return false;
  return (await database.read(SENT_FILE, [message, by, fileId, clock.now()])).length > 0;
}
