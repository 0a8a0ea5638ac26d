import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { BULK_FILE_MIME_TYPE } from '#schema/options/screens/bulkUpload.ts';
import { issue, messageOf } from '#schema/validation/issues.ts';
import {
  certificateProblem,
  csvProblem,
  fileNameProblem,
  logoProblem,
  resumeProblem,
  type ChosenFile,
} from '#schema/validation/upload.ts';
import { readIn } from '#server/db/inTransaction.ts';
import { statement } from '#server/db/statement.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { isId, newId } from '#server/lib/ids.ts';
import { translator } from '#server/lib/words.ts';
import { User } from '#server/modules/account/user.entity.ts';
import { certificateType } from './content/certificateContent.ts';
import { cleanFileName, endingOf } from './content/fileName.ts';
import { documentType } from './content/documentContent.ts';
import { LOGO_TYPE, redrawLogo } from './content/logoImage.ts';
import { StoredFile, type FileKind } from './file.entity.ts';
import { uploadLimitOf, hasRoom } from './file.rules.ts';
import { receive, TooLarge, type ReceivedFile } from './receiveUpload.service.ts';

type UploadKind = Extract<
  FileKind,
  'resume' | 'attachment' | 'company_logo' | 'bulk_upload' | 'company_document'
>;

/** A file as a form sends it. */
export interface Upload {
  kind: UploadKind;
  name: string | undefined;
  /** The media type that the form declares. */
  type?: string;
  stream: Readable;
}

/** Writes what belongs to the file, in the same transaction. */
export type WriteWithFile = (em: EntityManager, file: StoredFile, owner: User) => Promise<void>;

/** Receives a file, checks its content, and only then stores it. */
export async function storeUpload(
  ctx: Context,
  { kind, name: given, type, stream }: Upload,
  writeWithFile: WriteWithFile = async () => {},
): Promise<StoredFile> {
  const { services } = ctx;
  const maxBytes = uploadLimitOf(await services.settings.current());
  refuse(ctx, fileNameProblem({ name: given ?? '' }));
  const name = cleanFileName(given);
  const check = CHECKS[kind];
  refuse(ctx, check.before({ name, type, size: 1 }, maxBytes));
  if (kind !== 'bulk_upload') await requireRoom(ctx, ctx.em, 0);
  const received = await receive(services, stream, maxBytes).catch((error: unknown) => {
    throw error instanceof TooLarge ? sizeFailure(ctx, maxBytes) : error;
  });
  try {
    const file = await check.content(ctx, received, name, maxBytes);
    return await keep(ctx, kind, file, writeWithFile);
  } finally {
    for (const left of [received.path, redrawnPath(received)]) await rm(left, { force: true });
  }
}

const redrawnPath = ({ path }: ReceivedFile) => `${path}.webp`;

type CheckedFile = ReceivedFile & { name: string; mediaType: string };

async function checkDocument(ctx: Context, received: ReceivedFile, name: string, maxBytes: number) {
  refuse(ctx, resumeProblem({ name, size: received.size }, maxBytes));
  const mediaType = await documentType(received.path, name);
  const type = endingOf(name).slice(1).toUpperCase();
  if (!mediaType) throw failure(ctx, issue('fileUnreadable', { type }));
  return { ...received, name, mediaType };
}

async function checkLogo(ctx: Context, received: ReceivedFile, name: string, maxBytes: number) {
  refuse(ctx, logoProblem({ name, size: received.size, type: 'image/*' }, maxBytes));
  // A few hundred kilobytes at most, because it is drawn at the size of a logo.
  const bytes = await redrawLogo(received.path);
  if (!bytes) throw failure(ctx, issue('imageType'));
  const drawn = redrawnPath(received);
  await writeFile(drawn, bytes, { flag: 'wx', mode: 0o600 });
  const sha256 = createHash('sha256').update(bytes).digest();
  const stem = name.slice(0, name.length - endingOf(name).length) || 'logo';
  const about = { name: `${stem}.webp`, mediaType: LOGO_TYPE };
  return { path: drawn, size: bytes.length, sha256, ...about };
}

async function checkCertificate(
  ctx: Context,
  received: ReceivedFile,
  name: string,
  maxBytes: number,
) {
  refuse(ctx, certificateProblem({ name, size: received.size }, maxBytes));
  const mediaType = await certificateType(received.path, name);
  if (!mediaType) throw failure(ctx, issue('certificateType'));
  return { ...received, name, mediaType };
}

/** Only the size is checked here. The content is checked when the sheet is read. */
async function checkSheet(ctx: Context, received: ReceivedFile, name: string, maxBytes: number) {
  refuse(ctx, received.size === 0 ? issue('fileEmpty') : null);
  refuse(ctx, received.size > maxBytes ? tooLarge(maxBytes) : null);
  return { ...received, name, mediaType: BULK_FILE_MIME_TYPE };
}

interface UploadCheck {
  /** Checks the name, and the size if it is known, before the first byte arrives. */
  before: (file: ChosenFile, maxBytes: number) => string | null;
  content: (
    ctx: Context,
    received: ReceivedFile,
    name: string,
    maxBytes: number,
  ) => Promise<CheckedFile>;
}

const DOCUMENT: UploadCheck = { before: resumeProblem, content: checkDocument };
const CHECKS: Readonly<Record<UploadKind, UploadCheck>> = {
  resume: DOCUMENT,
  attachment: DOCUMENT,
  company_logo: { before: () => null, content: checkLogo },
  company_document: { before: certificateProblem, content: checkCertificate },
  bulk_upload: { before: csvProblem, content: checkSheet },
};

async function keep(
  ctx: Context,
  kind: UploadKind,
  { path, name, mediaType, size, sha256 }: CheckedFile,
  writeWithFile: WriteWithFile,
): Promise<StoredFile> {
  const { clock, storage } = ctx.services;
  const createdAt = clock.now();
  const id = newId(createdAt.getTime());
  const storageKey = `${id.slice(-2)}/${id}`;
  let mayBeCommitted = false;
  try {
    await storage.put(storageKey, path);
    return await ctx.em.transactional(async (em) => {
      // Locks the user, so that concurrent uploads of one user count each other.
      const lockMode = LockMode.PESSIMISTIC_WRITE;
      const owner = await em.findOneOrFail(User, ctx.viewer!.userId, { lockMode });
      // Administrators' files do not count: they belong to the site and are kept with their results.
      if (kind !== 'bulk_upload') await requireRoom(ctx, em, size);
      const about = { ownerId: owner.id, kind, name, mediaType, size, sha256, storageKey };
      const file = em.create(StoredFile, { id, ...about, status: 'ready', createdAt });
      await em.persist(file).flush();
      await writeWithFile(em, file, owner);
      await em.flush();
      mayBeCommitted = true;
      return file;
    });
  } catch (error) {
    // If the response to the commit was lost, the row may exist. The nightly comparison finds out.
    if (!mayBeCommitted) await storage.remove(storageKey).catch(() => undefined);
    throw error;
  }
}

/** $1 the owner. */
const HELD = statement(
  'files-held',
  'select count(*)::int as files, coalesce(sum(size), 0)::int as bytes from files where owner_id = $1',
);

async function requireRoom({ viewer, t }: Context, em: EntityManager, size: number): Promise<void> {
  const [held] = await readIn(em, HELD, [viewer!.userId]);
  if (held && !hasRoom(held, size))
    throw new Failure('RULE_VIOLATION', t('file.full'), { rule: 'file.store.room' });
}

/** The caller's own file, unless deleted. Another user's file is NOT_FOUND, like one that does not exist. */
export async function ownFile(ctx: Context, id: string): Promise<StoredFile> {
  const found = isId(id)
    ? await ctx.em.findOne(StoredFile, { id, ownerId: ctx.viewer!.userId, deletedAt: null })
    : null;
  if (!found) throw new Failure('NOT_FOUND', ctx.t('file.unknown'));
  return found;
}

/** The upload, or its declared size, is over the limit. */
export function sizeFailure(ctx: Context, maxBytes: number): Failure {
  return failure(ctx, tooLarge(maxBytes));
}

function tooLarge(maxBytes: number): string {
  return resumeProblem({ name: 'any.pdf', size: maxBytes + 1 }, maxBytes)!;
}

function refuse(ctx: Context, problem: string | null): void {
  if (problem) throw failure(ctx, problem);
}

function failure({ locale }: Context, problem: string): Failure {
  const message = messageOf(problem, translator(locale, 'validation'));
  return new Failure('BAD_USER_INPUT', message, { fields: [{ field: 'file', message }] });
}
