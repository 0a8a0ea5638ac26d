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
export async function readResume(services: Services, resumeId: string): Promise<void> {
  const { database } = services;
  const [row] = await database.read(UNREAD, [resumeId]);
  if (!row) return;
  const text = await textOfFile(services, row);
  if (text !== null) await database.write(KEEP, [resumeId, text]);
}

/** The text of a stored document, empty if it cannot be read; null if the file is lost. */
export async function textOfFile(
  { storage, clock }: Pick<Services, 'storage' | 'clock'>,
  { storageKey, mediaType }: { storageKey: string; mediaType: string },
): Promise<string | null> {
  // In the folder for incoming files, where a copy left behind by a crash is cleaned up.
  const path = await arrivalPath(storage, clock);
  // A lost file will not be there on a retry either. The nightly comparison reports it.
  const stream = await unlessMissing(storage.stream(storageKey));
  if (!stream) return null;
  try {
    await pipeline(stream, createWriteStream(path, { mode: 0o600 }));
    return (await documentText(path, mediaType)) ?? '';
  } finally {
    await rm(path, { force: true });
  }
}
