import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { statement } from '#server/db/statement.ts';
import { arrivalPath, unlessMissing } from '#server/lib/storage/fileStore.ts';
import type { Services } from '#server/services.ts';
import { documentText } from './text/documentText.ts';

/** $1 the resume. */
const UNREAD = statement(
  'resume-unread',
  `select f.storage_key as "storageKey", f.media_type as "mediaType"
    from resumes r join files f on f.id = r.file_id where r.id = $1 and r.text is null`,
);

/** $1 the resume, $2 its text. */
const KEEP = statement('resume-keep-text', 'update resumes set text = $2 where id = $1');

/**
 * Reads the text of a resume, so that it can be searched and used to fill in a profile. An
 * unreadable resume is stored as empty; that is not an error.
 */
export async function readResume(
  { database, storage, clock }: Services,
  resumeId: string,
): Promise<void> {
  const [row] = await database.read(UNREAD, [resumeId]);
  if (!row) return;
  // In the folder for incoming files, where a copy left behind by a crash is cleaned up.
  const path = await arrivalPath(storage, clock);
  // A lost file will not be there on a retry either. The nightly comparison reports it.
  const stream = await unlessMissing(storage.stream(row.storageKey));
  if (!stream) return;
  try {
    await pipeline(stream, createWriteStream(path, { mode: 0o600 }));
    const text = await documentText(path, row.mediaType);
    await database.write(KEEP, [resumeId, text ?? '']);
  } finally {
    await rm(path, { force: true });
  }
}
