export const PASSWORD_STRENGTHS = ['weak', 'fair', 'strong'] as const;
export type PasswordStrength = (typeof PASSWORD_STRENGTHS)[number];

/** How many guesses, as a power of two, make a password fair or strong. */
const FAIR = 40;
const STRONG = 60;
/** Repetitions add little. */
const REPEATED = 0.25;

const KINDS = [
  { pattern: /\p{Ll}/u, count: 26 },
  { pattern: /\p{Lu}/u, count: 26 },
  { pattern: /\p{Lo}/u, count: 50 },
  { pattern: /\p{N}/u, count: 10 },
  { pattern: /[^\p{L}\p{N}]/u, count: 20 },
];

/** A rough estimate while the user types. The server knows and refuses common passwords and names. */
export function passwordStrength(password: string): PasswordStrength {
  const characters = [...password];
  const different = new Set(characters.map((one) => one.toLowerCase())).size;
  const steps = characters.filter((one, at) => isNext(characters[at - 1], one)).length;
  const pool = KINDS.reduce(
    (sum, { pattern, count }) => sum + (pattern.test(password) ? count : 0),
    0,
  );
  const surprising = Math.max(1, different - steps);
  const length = surprising + (characters.length - surprising) * REPEATED;
  const bits = length * Math.log2(Math.max(2, pool));
  if (bits < FAIR) return 'weak';
  return bits < STRONG ? 'fair' : 'strong';
}

/** Sequences such as 1234 or fedc. */
function isNext(before: string | undefined, one: string): boolean {
  return before !== undefined && Math.abs(one.codePointAt(0)! - before.codePointAt(0)!) === 1;
}
