import { isId } from '#server/lib/ids.ts';
import type { Services } from '#server/services.ts';
import { DOCUMENT_READER } from './verification.sql.ts';

interface Taking {
  verification: string;
  by: string;
  fileId: string;
}

/** company.verification.reader: the link stops working for a person who has left the company. */
export async function mayReadDocument(
  { database }: Services,
  { verification, by, fileId }: Taking,
): Promise<boolean> {
  if (!isId(verification) || !isId(by)) return false;
  const found = await database.read(DOCUMENT_READER, [verification, fileId, by]);
  return found.length > 0;
}
