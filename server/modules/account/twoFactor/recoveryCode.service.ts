import { randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { hashToken } from '#server/lib/tokens.ts';
import {
  plainCode,
  RECOVERY_CODE_LENGTH,
  RECOVERY_CODES,
  recoveryCodeOf,
} from './recoveryCode.rules.ts';

/** Issues ten new codes, returned only here. Older codes stop working. */
export async function issueRecoveryCodes(em: EntityManager, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    recoveryCodeOf(randomBytes(RECOVERY_CODE_LENGTH)),
  );
  await forgetRecoveryCodes(em, userId);
  const rows = codes.map(() => '(?, ?)').join(', ');
  const values = codes.flatMap((code) => [userId, hashOf(userId, code)]);
  await em.execute(`insert into recovery_codes (user_id, code_hash) values ${rows}`, values);
  return codes;
}

export async function forgetRecoveryCodes(em: EntityManager, userId: string): Promise<void> {
  await em.execute('delete from recovery_codes where user_id = ?', [userId]);
}

const USE = `
  update recovery_codes set used_at = ?
  where user_id = ? and code_hash = ? and used_at is null returning user_id`;

/** Uses up the code. False if it is wrong or already used. */
export async function spendRecoveryCode(
  em: EntityManager,
  userId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const used = await em.execute<object[]>(USE, [now, userId, hashOf(userId, code)]);
  return used.length === 1;
}

const LEFT = `
  select count(*)::integer as count from recovery_codes where user_id = ? and used_at is null`;

export async function recoveryCodesLeft(em: EntityManager, userId: string): Promise<number> {
  const [row] = await em.execute<{ count: number }[]>(LEFT, [userId]);
  return row?.count ?? 0;
}

/** 80 random bits need no slow hash. The user id is part of it, so that a code works for one account only. */
function hashOf(userId: string, code: string): Buffer {
  return hashToken(`${userId} ${plainCode(code)}`);
}
