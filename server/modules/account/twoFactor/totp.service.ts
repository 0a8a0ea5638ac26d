import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** RFC 6238 as every authenticator app speaks it: SHA-1, six digits, half a minute. */
const STEP = 30_000;
const DIGITS = 6;
/** A phone's clock may be one step off, either way. */
const DRIFT = [0, -1, 1];
const SECRET_BYTES = 20;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export function newTotpSecret(): Buffer {
  return randomBytes(SECRET_BYTES);
}

/** RFC 4648: what people type into their app where they cannot scan. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => BASE32[parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}

export function totpAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const truncated = mac.readUInt32BE(mac.at(-1)! & 0x0f) & 0x7fff_ffff;
  return `${truncated % 10 ** DIGITS}`.padStart(DIGITS, '0');
}

/** The step whose code this is, later than the one used last; null for a wrong, an old or a used code. */
export function totpStep(secret: Buffer, code: string, now: Date, usedLast: number): number | null {
  const given = Buffer.from(code);
  if (given.length !== DIGITS) return null;
  const current = Math.floor(now.getTime() / STEP);
  const fitting = DRIFT.map((drift) => current + drift).filter((step) =>
    timingSafeEqual(given, Buffer.from(totpAt(secret, step))),
  );
  return fitting.find((step) => step > usedLast) ?? null;
}
