import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** RFC 6238 as authenticator apps implement it: SHA-1, six digits, 30 seconds. */
const STEP = 30_000;
const DIGITS = 6;
/** A phone's clock may be one step ahead or behind. */
const DRIFT = [0, -1, 1];
const SECRET_BYTES = 20;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export function newTotpSecret(): Buffer {
  return randomBytes(SECRET_BYTES);
}

/** RFC 4648, for typing into an app that cannot scan. */
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

/** The time step of this code; null if it is wrong, expired or not later than the last one used. */
export function totpStep(secret: Buffer, code: string, now: Date, usedLast: number): number | null {
  const given = Buffer.from(code);
  if (given.length !== DIGITS) return null;
  const current = Math.floor(now.getTime() / STEP);
  const fitting = DRIFT.map((drift) => current + drift).filter((step) =>
    timingSafeEqual(given, Buffer.from(totpAt(secret, step))),
  );
  return fitting.find((step) => step > usedLast) ?? null;
}
