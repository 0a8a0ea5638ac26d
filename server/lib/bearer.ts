import { timingSafeEqual } from 'node:crypto';
import { hashToken } from './tokens.ts';

/** Whether a header grants access with this token. It takes equally long for all headers. */
export function holdsToken(authorization: string | undefined, token: string): boolean {
  const given = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(hashToken(given), hashToken(token));
}
