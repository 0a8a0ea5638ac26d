import { hash } from 'node:crypto';

/** A weak ETag: the same content, whether or not it was compressed on the way. */
export function entityTagOf(content: string | Buffer): string {
  return `W/"${hash('sha256', content, 'base64url').slice(0, 22)}"`;
}

/** Whether a list in `If-None-Match` contains the ETag of the response (RFC 9110, 13.1.2). */
export function isKnownAs(tag: string, ifNoneMatch: string | undefined): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = (one: string) => one.trim().replace(/^W\//, '');
  const named = ifNoneMatch.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return named.some((one) => opaque(one) === opaque(tag));
}
