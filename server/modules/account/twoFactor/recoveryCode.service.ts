import { randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { readIn, writeIn } from '#server/db/inTransaction.ts';
import { statement } from '#server/db/statement.ts';
import { hashToken } from '#server/lib/tokens.ts';
import {
  plainCode,
  RECOVERY_CODE_LENGTH,
  RECOVERY_CODES,
  recoveryCodeOf,
} from './recoveryCode.rules.ts';

/** $1 the user, $2 the hashes of the codes. */
const ADD = statement(
  'add-recovery-codes',
  'insert into recovery_codes (user_id, code_hash) select $1, unnest($2::bytea[])',
);

/** Issues ten new codes, returned only here. Older codes stop working. */
export async function issueRecoveryCodes(em: EntityManager, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    recoveryCodeOf(randomBytes(RECOVERY_CODE_LENGTH)),
  );
  await forgetRecoveryCodes(em, userId);
  await writeIn(em, ADD, [userId, codes.map((code) => hashOf(userId, code))]);
  return codes;
}

const FORGET = statement('forget-recovery-codes', 'delete from recovery_codes where user_id = $1');

export async function forgetRecoveryCodes(em: EntityManager, userId: string): Promise<void> {
  await writeIn(em, FORGET, [userId]);
}

/** $1 the user, $2 the hash of the code, $3 now. */
const USE = statement(
  'spend-recovery-code',
  `
    update recovery_codes set used_at = $3
    where user_id = $1 and code_hash = $2 and used_at is null returning user_id`,
);

/** Uses up the code. False if it is wrong or already used. */
export async function spendRecoveryCode(
  em: EntityManager,
  userId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const used = await writeIn(em, USE, [userId, hashOf(userId, code), now]);
  return used.length === 1;
}

const LEFT = statement(
  'recovery-codes-left',
  'select count(*)::int as count from recovery_codes where user_id = $1 and used_at is null',
);

export async function recoveryCodesLeft(em: EntityManager, userId: string): Promise<number> {
  const [row] = await readIn(em, LEFT, [userId]);
  return row?.count ?? 0;
}

/** 80 random bits need no slow hash. The user id is part of it, so that a code works for one account only. */
function hashOf(userId: string, code: string): Buffer {
  return hashToken(`${userId} ${plainCode(code)}`);
}
