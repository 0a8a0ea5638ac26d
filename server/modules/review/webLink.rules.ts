import { SHARED_HOSTS } from '#schema/options/companyVerification.ts';
import { spansOf, type TextSpan } from './textSpan.rules.ts';

/** Without a scheme or "www." only these endings count, because job texts are full of "Node.js" and "B.Tech". */
const ENDINGS =
  'com|in|org|net|co|io|me|ly|gl|gle|app|link|info|xyz|site|online|page|biz|jobs|careers|dev|ai|uk|ae';
const BEGIN = String.raw`(?<![\p{L}\p{M}\p{N}_.@-])`;
const END = String.raw`(?![\p{L}\p{M}\p{N}_@]|\.[a-z0-9])`;
const REST = String.raw`[^\s<>()\[\]{}"'“”‘’|,;]`;
const SCHEME = '[hH][tT][tT][pP][sS]?://';
const LINK = new RegExp(
  `(?:${SCHEME}|${BEGIN}[wW]{3}\\.)${REST}+|${BEGIN}[a-z0-9.-]+\\.(?:${ENDINGS})${END}(?:/${REST}*)?`,
  'gu',
);

/** Degrees and tools that look like a domain. */
const NO_DOMAINS: ReadonlySet<string> = new Set(
  'b.com m.com asp.net vb.net ado.net ml.net java.net java.io socket.io'.split(' '),
);

/** The links in a text that lead to sites other than the company's own. */
export function foreignLinks(text: string, companyWebsite: string | null): TextSpan[] {
  const own = companyWebsite ? hostOf(companyWebsite) : '';
  return spansOf(text, LINK)
    .map((span) => trimmed(text, span))
    .filter(({ start, end }) => {
      const link = text.slice(start, end);
      return isWebLink(link) && !belongsTo(own, hostOf(link));
    });
}

function isWebLink(link: string): boolean {
  if (/^https?:/i.test(link)) return hostOf(link) !== '';
  if (/^www\./i.test(link)) return hostOf(link).includes('.');
  const host = hostOf(link);
  const name = host.split('.').at(-2) ?? '';
  // "5.in" and "e.in" are typing errors, "x.com/kaveri" is not.
  const isName = /[a-z]/.test(name) && (name.length > 1 || link.includes('/'));
  return isName && !NO_DOMAINS.has(host);
}

/** Subdomains belong to a site as well. On a host shared by many companies, nothing belongs to any of them. */
function belongsTo(own: string, host: string): boolean {
  return own.includes('.') && !SHARED.has(own) && (host === own || host.endsWith(`.${own}`));
}

const SHARED: ReadonlySet<string> = new Set(SHARED_HOSTS);

/** The host as a browser would read it, without "www.". */
function hostOf(address: string): string {
  const [authority = ''] = address.replace(/^[a-z]+:\/\//i, '').split(/[/?#\\]/, 1);
  const [host = ''] = authority.split('@').at(-1)!.split(':', 1);
  const labels = host.trim().toLowerCase().split('.').filter(Boolean);
  return (labels[0] === 'www' ? labels.slice(1) : labels).join('.');
}

const AROUND = '.,;:!?*_~-।…';

/** Without surrounding punctuation. */
function trimmed(text: string, { start, end }: TextSpan): TextSpan {
  let [from, to] = [start, end];
  while (from < to && AROUND.includes(text[from]!)) from += 1;
  while (to > from && AROUND.includes(text[to - 1]!)) to -= 1;
  return { start: from, end: to };
}
