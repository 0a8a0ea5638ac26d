export const RECOVERY_CODES = 10;
export const RECOVERY_CODE_LENGTH = 16;
/** Crockford's alphabet, which leaves out characters that look alike. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** Five bits of each random byte, in four groups that are easy to write down. */
export function recoveryCodeOf(random: Uint8Array): string {
  const signs = [...random].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return signs.match(/.{4}/g)!.join('-');
}

/** The form that is hashed: without separators, and with look-alike characters replaced. */
export function plainCode(typed: string): string {
  return typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');
}

export function isRecoveryCode(plain: string): boolean {
  return plain.length === RECOVERY_CODE_LENGTH;
}
