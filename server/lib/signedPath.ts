import { createHmac, timingSafeEqual } from 'node:crypto';

type Values = Readonly<Record<string, string>>;

const PURPOSE = 'signed path';

/** A path that grants access to anyone who has it, until a given moment. */
export function signPath(path: string, values: Values, until: Date, secret: string): string {
  const query = new URLSearchParams({ ...values, until: `${until.getTime()}` });
  query.set('signature', signatureOf(path, query, secret).toString('base64url'));
  return `${path}?${query.toString()}`;
}

/** The signed payload; null if it has expired or was altered. */
export function openPath(url: string, now: Date, secret: string): Values | null {
  const { pathname, searchParams } = new URL(url, 'http://host.invalid');
  const given = Buffer.from(searchParams.get('signature') ?? '', 'base64url');
  searchParams.delete('signature');
  const right = signatureOf(pathname, searchParams, secret);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const values = Object.fromEntries(searchParams);
  return Number(values['until']) > now.getTime() ? values : null;
}

function signatureOf(path: string, query: URLSearchParams, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${PURPOSE}\n${path}\n${query.toString()}`).digest();
}
