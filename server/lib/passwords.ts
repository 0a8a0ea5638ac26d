import { hash, verify } from '@node-rs/argon2';

// OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let unknownUser: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** Without a stored hash, the same work is done against a hash that no password matches. */
export async function passwordMatches(
  password: string,
  stored: string | null | undefined,
): Promise<boolean> {
  unknownUser ??= hashPassword('a password that nobody has');
  const fits = await verify(stored ?? (await unknownUser), password);
  return fits && Boolean(stored);
}
