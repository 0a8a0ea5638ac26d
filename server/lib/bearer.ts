import { timingSafeEqual } from 'node:crypto';
import { hashToken } from './tokens.ts';

/** Whether a header grants access with this token; takes as long whatever it contains. */
export function holdsToken(authorization: string | undefined, token: string): boolean {
  const given = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(hashToken(given), hashToken(token));
}
