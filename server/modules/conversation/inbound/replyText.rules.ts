/** The line that our emails ask people to write above, in any language. */
const ABOVE = '##-';

/** Lines that introduce the quoted email, as the usual mail programs write them. */
const INTRODUCTIONS = [
  /^-{2,} ?(?:original message|forwarded message|mensaje original|मूल संदेश)/i,
  /^_{10,}$/,
  /^(?:on|el|le|am)\b.{5,200}(?:wrote|escribió|a écrit|schrieb) ?:$/i,
  /.{5,200}ने लिखा ?:?$/,
  /^.{5,200}(?:wrote|escribió) ?:$/i,
  /^\*?(?:from|de|प्रेषक) ?:\*? .*@/i,
];

/** A line such as "On Monday, Asha" that goes on in the next one, which ends with "wrote:". */
const BEGINS = /^(?:on|el|le|am)\b.{5,200}$/i;
const ENDS = /(?:wrote|escribió|a écrit|schrieb|ने लिखा) ?:$/i;

/** Outlook names the quoted email in lines such as "From: Lotus", "Sent: Monday". */
const SENDER = /^\*?(?:from|de|प्रेषक) ?:\*? ./i;
const SENT = /^\*?(?:sent|date|enviado(?: el)?|fecha|भेजा गया|दिनांक|तारीख) ?:\*? ./i;

const SIGNATURES = [/^-- ?$/, /^sent from my \S/i, /^get outlook for /i, /^enviado desde mi \S/i];

/** conversation.reply.text: the text above the quoted email, without the signature. */
export function replyTextOf(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n');
  const end = lines.findIndex((line, at) => isQuote(line.trim(), lines[at + 1]?.trim() ?? ''));
  const own = end === -1 ? lines : lines.slice(0, end);
  const signature = own.findIndex((line) =>
    SIGNATURES.some((pattern) => pattern.test(line.trimStart())),
  );
  return (signature === -1 ? own : own.slice(0, signature))
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

function isQuote(line: string, next: string): boolean {
  if (line.startsWith('>') || line.includes(ABOVE)) return true;
  if (line.length > 400) return false;
  if (INTRODUCTIONS.some((pattern) => pattern.test(line))) return true;
  if (SENDER.test(line) && SENT.test(next)) return true;
  return BEGINS.test(line) && next.length <= 400 && ENDS.test(next);
}

/** conversation.reply.automatic: vacation notices and bounces are not answers (RFC 3834). */
export function isAutomatic(headers: ReadonlyMap<string, string>): boolean {
  const submitted = headers.get('auto-submitted')?.toLowerCase() ?? 'no';
  if (!submitted.startsWith('no')) return true;
  if (headers.has('x-autoreply') || headers.has('x-autorespond')) return true;
  if (/^(?:bulk|list|junk|auto_reply)$/i.test(headers.get('precedence')?.trim() ?? '')) return true;
  return /^\s*<>\s*$/.test(headers.get('return-path') ?? '');
}
