import type { EntityManager } from '@mikro-orm/postgresql';
import { applicationResumeProblem } from '#schema/validation/upload.ts';
import { StoredFile } from './file.entity.ts';
import { mayBeSent } from './file.rules.ts';

/** The id that an upload returned, alone or in the link that came with it. */
const UPLOAD_ID = /^(?:[^?]*\/uploads\/)?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\?.*)?$/i;

type FoundDocument =
  | { file: StoredFile; refusal?: undefined }
  /** The file is not the person's own, is no longer in the storage, or has an issue of schema/validation/upload.ts. */
  | { file?: undefined; refusal: string };

/** A document that this person uploaded to send with an application. */
export async function findDocument(
  em: EntityManager,
  given: string,
  ownerId: string,
): Promise<FoundDocument> {
  const id = UPLOAD_ID.exec(given)?.[1];
  const file = id ? await em.findOne(StoredFile, { id }) : null;
  if (!file || !mayBeSent(file, ownerId)) return { refusal: 'own' };
  if (file.lostAt) return { refusal: 'lost' };
  const problem = applicationResumeProblem(file);
  return problem ? { refusal: problem } : { file };
}
