import type { Bytes } from './bytes.ts';
import { hidesZip } from './zip.ts';

const TAIL = 2_048;
/** As far as browsers look to detect a file's type. */
const GUESSED_FROM = 1_500;

const HEADER = /^(\xEF\xBB\xBF)?\s{0,8}%PDF-[12]\.\d/;
/** A cross-reference and the last line, with nothing but whitespace after them. */
const TRAILER = /startxref\s+\d+\s+%%EOF[\s\0]*$/;
const PAGE = /<(!doctype\s+html|html|head|body|script|iframe|svg|img|object|embed)\b/i;

/** A PDF from its first line to its last, which is no other type of file at the same time. */
export async function isPdf(bytes: Bytes): Promise<boolean> {
  const head = (await bytes.at(0, GUESSED_FROM)).toString('latin1');
  const tail = (await bytes.at(bytes.size - TAIL, TAIL)).toString('latin1');
  if (!HEADER.test(head) || !TRAILER.test(tail)) return false;
  return !PAGE.test(head) && !(await hidesZip(bytes));
}
