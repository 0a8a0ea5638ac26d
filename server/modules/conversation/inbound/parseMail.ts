import { createHash } from 'node:crypto';
import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { MESSAGE_FILES_MAX } from '#schema/options/messages.ts';
import { replyTextOf } from './replyText.rules.ts';

/** Far more than a message may have, with the email that is quoted below it. */
const MOST_LETTERS = 200_000;
const MOST_HTML = 1_000_000;

export interface InboundMail {
  /** The same for an email that arrives twice. */
  id: string;
  from: string | null;
  recipients: string[];
  headers: ReadonlyMap<string, string>;
  /** The text above the quoted email. */
  text: string;
  /** One more than a message may have, at most. */
  files: { name: string; type: string; bytes: Uint8Array }[];
}

/** Null if it is not an email. */
export async function parseMail(raw: Uint8Array): Promise<InboundMail | null> {
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

/** Most emails have a text, and need no reader of HTML. */
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
