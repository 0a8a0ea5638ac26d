import { writeIn } from '#server/db/inTransaction.ts';
import { statement } from '#server/db/statement.ts';
import type { Services } from '#server/services.ts';
import { UNKNOWN_FOR, UNUSED_FOR } from './file.rules.ts';

const BATCH = 200;

/**
 * $1 until when. Files that nothing refers to. Each row is locked, so a request about to refer to one waits and then
 * finds it gone.
 */
const UNUSED = statement(
  'files-clear-unused',
  `
  delete from files where id in (
    select f.id from files f
    where f.kind in ('resume', 'attachment', 'company_logo', 'bulk_upload', 'company_document')
      and coalesce(f.deleted_at, f.created_at) < $1
      and not exists (select from resumes r where r.file_id = f.id)
      and not exists (select from applications a where a.resume_file_id = f.id)
      and not exists (select from application_answers w where w.file_id = f.id)
      and not exists (select from companies c where c.logo_file_id = f.id)
      and not exists (select from pending_changes p where p.proposed ->> 'logoFileId' = f.id::text)
      and not exists (select from company_verifications v where v.file_id = f.id)
      and not exists (select from message_files m where m.file_id = f.id)
      and not exists (select from bulk_uploads b where b.file_id = f.id)
    limit ${BATCH} for update of f skip locked)
  returning storage_key as "storageKey"`,
);

export async function clearFiles({ clock, database, storage, backups }: Services): Promise<void> {
  const until = new Date(clock.now().getTime() - UNUSED_FOR);
  let cleared: number;
  do {
    const rows = await database.fork().transactional((em) => writeIn(em, UNUSED, [until]));
    // Files are removed after the commit, so that no row is without its file. compareFiles removes any that are left
    // over.
    for (const { storageKey } of rows) await storage.remove(storageKey);
    cleared = rows.length;
  } while (cleared === BATCH);
  const abandoned = new Date(clock.now().getTime() - UNKNOWN_FOR);
  for (const store of [storage, backups]) await store.removeUnfinished(abandoned);
}
