import { createHash, type Hash } from 'node:crypto';
import { pipeline, Transform, type Readable } from 'node:stream';
import type { Context } from '#server/graphql/context.ts';
import type { StoredFile } from '#server/modules/file/file.entity.ts';
import { uploadLimitOf } from '#server/modules/file/file.rules.ts';
import { sizeFailure, type WriteWithFile, type Upload } from '#server/modules/file/file.service.ts';
import {
  findAnswer,
  isAnswered,
  keepAnswer,
  type IdempotentRequest,
} from '#server/modules/limits/idempotency/idempotency.service.ts';

export type SentFile = Pick<Upload, 'name' | 'type' | 'stream'>;

/**
 * A form sent with an `Idempotency-Key`. Its file may take minutes to arrive and no transaction waits for that: the
 * answer is stored in the same transaction as the file.
 */
export async function uploadOnce(
  ctx: Context,
  { key, what }: Omit<IdempotentRequest, 'given'>,
  { name, type, stream }: SentFile,
  receive: (ctx: Context, file: SentFile, writeWithFile: WriteWithFile) => Promise<StoredFile>,
  answerOf: (ctx: Context, file: StoredFile) => object,
): Promise<{ body: string; isReplayed: boolean }> {
  const known = await isAnswered(ctx, ctx.em, key);
  const hash = createHash('sha256');
  const hashed = pipeline(stream, hashing(hash), () => {});
  const asked = () => ({ key, what, given: { name, type, sha256: hash.copy().digest('hex') } });
  if (known) {
    await discardRest(ctx, hashed);
    const before = await findAnswer(ctx, ctx.em, asked());
    if (before) return { body: before.body, isReplayed: true };
  }
  let body = '';
  await receive(ctx, { name, type, stream: hashed }, async (em, file) => {
    body = JSON.stringify(answerOf(ctx, file));
    await keepAnswer(ctx, em, asked(), { status: 201, body });
  });
  return { body, isReplayed: false };
}

function hashing(hash: Hash): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
}

/** Reads no more than the largest file that would be accepted. */
async function discardRest(ctx: Context, stream: Readable): Promise<void> {
  const maxBytes = uploadLimitOf(await ctx.services.settings.current());
  let size = 0;
  for await (const chunk of stream) {
    size += (chunk as Buffer).length;
    if (size > maxBytes) throw sizeFailure(ctx, maxBytes);
  }
}
