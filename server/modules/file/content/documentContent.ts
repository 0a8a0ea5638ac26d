import { RESUME_MIME_TYPES } from '#schema/options/limits.ts';
import { withBytes, type Bytes } from './bytes.ts';
import { isDoc } from './doc.ts';
import { isDocx } from './docx.ts';
import { endingOf } from './fileName.ts';
import { isPdf } from './pdf.ts';

type Ending = keyof typeof RESUME_MIME_TYPES;

const CHECKS: Readonly<Record<Ending, (path: string, bytes: Bytes) => Promise<boolean>>> = {
  '.pdf': (_path, bytes) => isPdf(bytes),
  '.doc': (_path, bytes) => isDoc(bytes),
  '.docx': isDocx,
};

/** The media type of a document whose content matches its name; null for anything else. */
export async function documentType(path: string, name: string): Promise<string | null> {
  const ending = endingOf(name);
  if (!(ending in CHECKS)) return null;
  const isRight = await withBytes(path, (bytes) => CHECKS[ending as Ending](path, bytes));
  return isRight ? RESUME_MIME_TYPES[ending as Ending] : null;
}
