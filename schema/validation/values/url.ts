import * as z from 'zod/mini';
import { issue, type LabelKey } from '#schema/validation/issues.ts';
import { LENGTHS } from '#schema/validation/lengths.ts';
import { missing, noControlCharacters, notBlank } from '#schema/validation/text.ts';

/** A public http(s) address; `company.example` alone becomes https. */
export function webAddress(label: LabelKey = 'website') {
  return z.string({ error: missing(label) }).check(
    z.trim(),
    notBlank(label),
    z.overwrite((value) => (/^[a-z][a-z\d+.-]*:/i.test(value) ? value : `https://${value}`)),
    z.maxLength(LENGTHS.url, { error: issue('url') }),
    noControlCharacters(label),
    z.refine(isWebAddress, { error: issue('url') }),
  );
}

function isWebAddress(text: string): boolean {
  if (/\s/.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && hostname.includes('.') && !username && !password;
}

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** An image: the id or the local path returned by an upload, or a web address. */
export function pictureAddress(label: LabelKey = 'logo') {
  return z.string({ error: missing(label) }).check(
    z.trim(),
    notBlank(label),
    z.maxLength(LENGTHS.url, { error: issue('url') }),
    noControlCharacters(label),
    z.refine((value) => /^\/(?![/\\])\S*$/.test(value) || ID.test(value) || isWebAddress(value), {
      error: issue('url'),
    }),
  );
}
