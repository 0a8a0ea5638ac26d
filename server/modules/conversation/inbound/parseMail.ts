import { createHash } from 'node:crypto';
import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { MESSAGE_FILES_MAX } from '#schema/options/messages.ts';
import { replyTextOf } from './replyText.rules.ts';

/** Far more letters than a message may have, including the email that is quoted below it. */
const MOST_LETTERS = 200_000;
const MOST_HTML = 1_000_000;
/** The largest email with its attachments has 350,000 lines. Each line takes time, however short it is. */
const MOST_LINES = 400_000;
/** Lines that may begin a part of the email. */
const MOST_DASHED = 2_000;
const LINE_END = 0x0a;
const DASH = 0x2d;

export interface InboundMail {
  /** An id that is the same if an email arrives twice. */
  id: string;
  from: string | null;
  recipients: string[];
  headers: ReadonlyMap<string, string>;
  /** The text above the quoted email. */
  text: string;
  /** At most one more file than a message may have, which is enough to refuse it. */
  files: { name: string; type: string; bytes: Uint8Array }[];
}

/** Null if it is not an email, or has more lines or parts than anyone writes. */
export async function parseMail(raw: Uint8Array): Promise<InboundMail | null> {
  if (hasTooManyLines(raw)) return null;
  const email = await parsed(raw);
  if (!email) return null;
  const headers = new Map(email.headers.map(({ key, value }) => [key, value]));
  return {
    id: email.messageId ?? createHash('sha256').update(raw).digest('hex'),
    from: email.from?.address?.toLowerCase() ?? null,
    recipients: recipientsOf(email, headers),
    headers,
    text: replyTextOf((await textOf(email)).slice(0, MOST_LETTERS)),
    files: email.attachments
      .filter(isAttached)
      .slice(0, MESSAGE_FILES_MAX + 1)
      .map(({ filename, mimeType, content }) => ({
        name: filename ?? 'file',
        type: mimeType,
        bytes: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
      })),
  };
}

function hasTooManyLines(raw: Uint8Array): boolean {
  let [lines, dashed] = [0, 0];
  for (let at = raw.indexOf(LINE_END); at !== -1; at = raw.indexOf(LINE_END, at + 1)) {
    lines += 1;
    if (raw[at + 1] === DASH && raw[at + 2] === DASH) dashed += 1;
    if (lines > MOST_LINES || dashed > MOST_DASHED) return true;
  }
  return false;
}

async function parsed(raw: Uint8Array): Promise<Email | null> {
  try {
    return await PostalMime.parse(raw, { maxNestingDepth: 20, maxHeadersSize: 256 * 1024 });
  } catch {
    return null;
  }
}

function recipientsOf(email: Email, headers: ReadonlyMap<string, string>): string[] {
  const named = [...(email.to ?? []), ...(email.cc ?? [])].flatMap(({ address, group }) =>
    group ? group.map((one) => one.address) : [address],
  );
  const all = [...named, email.deliveredTo, headers.get('x-original-to')];
  return all.filter((address) => typeof address === 'string');
}

/** Most emails have plain text, so the code that reads HTML is only loaded when needed. */
async function textOf({ text, html }: Email): Promise<string> {
  if (text !== undefined) return text;
  const { textOfHtml } = await import('./htmlText.ts');
  return textOfHtml((html ?? '').slice(0, MOST_HTML));
}

/** Pictures in the text and in signatures are part of the layout. */
function isAttached({ disposition, related, mimeType }: Attachment): boolean {
  if (related || disposition === 'inline') return false;
  return disposition === 'attachment' || !mimeType.startsWith('text/');
}
