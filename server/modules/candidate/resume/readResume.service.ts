import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { statement } from '#server/db/statement.ts';
import { newId } from '#server/lib/ids.ts';
import { FileMissing } from '#server/lib/storage.ts';
import { arrivalsFolder } from '#server/modules/file/receiveUpload.service.ts';
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
export async function readResume(services: Services, resumeId: string): Promise<void> {
  const { database, storage } = services;
  const [row] = await database.read(UNREAD, [resumeId]);
  if (!row) return;
  const stream = await storage.stream(row.storageKey).catch((error: unknown) => {
    // A lost file will not be there on a retry either. The nightly comparison reports it.
    if (error instanceof FileMissing) return null;
    throw error;
  });
  if (!stream) return;
  // In the folder for incoming files, where a copy left behind by a crash is cleaned up.
  const folder = arrivalsFolder(services);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, newId(services.clock.now().getTime()));
  try {
    await pipeline(stream, createWriteStream(path, { mode: 0o600 }));
    const text = await documentText(path, row.mediaType);
    await database.write(KEEP, [resumeId, text ?? '']);
  } finally {
    await rm(path, { force: true });
  }
}
