export const RECOVERY_CODES = 10;
export const RECOVERY_CODE_LENGTH = 16;
/** Crockford's: what looks like another sign is not in it. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** Five bits of each random byte, in four groups: to be written down by hand. */
export function recoveryCodeOf(random: Uint8Array): string {
  const signs = [...random].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return signs.match(/.{4}/g)!.join('-');
}

/** As it is hashed: without what people put between the signs, and with what they read for them. */
export function plainCode(typed: string): string {
  return typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');
}

export function isRecoveryCode(plain: string): boolean {
  return plain.length === RECOVERY_CODE_LENGTH;
}
