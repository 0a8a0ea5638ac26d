import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { RESUME_EXTENSIONS } from '#schema/options/limits.ts';
import { issue, messageOf } from '#schema/validation/issues.ts';
import { logoProblem, resumeProblem } from '#schema/validation/upload.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { isId, newId } from '#server/lib/ids.ts';
import { translator } from '#server/lib/words.ts';
import { User } from '#server/modules/account/user.entity.ts';
import { cleanFileName, endingOf } from './content/fileName.ts';
import { documentType } from './content/documentContent.ts';
import { LOGO_TYPE, redrawLogo } from './content/logoImage.ts';
import { StoredFile, type FileKind } from './file.entity.ts';
import { ceilingOf, hasRoom, type Held } from './file.rules.ts';
import { receive, TooLarge, type Received } from './receiving.service.ts';

type UploadKind = Extract<FileKind, 'resume' | 'attachment' | 'company_logo'>;

/** A file as a form sends it. */
export interface Upload {
  kind: UploadKind;
  name: string | undefined;
  stream: Readable;
}

/** What belongs to the file and is written with it, or not at all. */
type Alongside = (em: EntityManager, file: StoredFile, owner: User) => Promise<void>;

/** Received, judged by its content, and only then kept. */
export async function storeUpload(
  ctx: Context,
  { kind, name: given, stream }: Upload,
  alongside: Alongside = async () => {},
): Promise<StoredFile> {
  const { services } = ctx;
  const ceiling = ceilingOf(await services.settings.current());
  const name = cleanFileName(given);
  const isLogo = kind === 'company_logo';
  if (!isLogo) refuse(ctx, resumeProblem({ name, size: 1 }, ceiling));
  await demandRoom(ctx, ctx.em, 0);
  const received = await receive(services, stream, ceiling).catch((error: unknown) => {
    throw error instanceof TooLarge ? sizeFailure(ctx, ceiling) : error;
  });
  try {
    const file = isLogo
      ? await judgeLogo(ctx, received, name, ceiling)
      : await judgeDocument(ctx, received, name, ceiling);
    return await keep(ctx, kind, file, alongside);
  } finally {
    for (const left of [received.path, drawnOver(received)]) await rm(left, { force: true });
  }
}

const drawnOver = ({ path }: Received) => `${path}.webp`;

type Judged = Received & { name: string; mediaType: string };

async function judgeDocument(ctx: Context, received: Received, name: string, ceiling: number) {
  refuse(ctx, resumeProblem({ name, size: received.size }, ceiling));
  const mediaType = await documentType(received.path, name);
  if (!mediaType) throw failure(ctx, issue('fileType', { types: RESUME_EXTENSIONS.join(',') }));
  return { ...received, name, mediaType };
}

async function judgeLogo(ctx: Context, received: Received, name: string, ceiling: number) {
  refuse(ctx, logoProblem({ name, size: received.size, type: 'image/*' }, ceiling));
  const drawn = drawnOver(received);
  if (!(await redrawLogo(received.path, drawn))) throw failure(ctx, issue('imageType'));
  // At most some hundred kilobytes, now that it has the size of a logo.
  const bytes = await readFile(drawn);
  const sha256 = createHash('sha256').update(bytes).digest();
  const stem = name.slice(0, name.length - endingOf(name).length) || 'logo';
  const about = { name: `${stem}.webp`, mediaType: LOGO_TYPE };
  return { path: drawn, size: bytes.length, sha256, ...about };
}

async function keep(
  ctx: Context,
  kind: UploadKind,
  { path, name, mediaType, size, sha256 }: Judged,
  alongside: Alongside,
): Promise<StoredFile> {
  const { clock, storage } = ctx.services;
  const createdAt = clock.now();
  const id = newId(createdAt.getTime());
  const storageKey = `${id.slice(-2)}/${id}`;
  await storage.put(storageKey, path);
  try {
    return await ctx.em.transactional(async (em) => {
      // Of one person's uploads at the same moment, each counts those before it.
      const lockMode = LockMode.PESSIMISTIC_WRITE;
      const owner = await em.findOneOrFail(User, ctx.viewer!.userId, { lockMode });
      await demandRoom(ctx, em, size);
      const about = { ownerId: owner.id, kind, name, mediaType, size, sha256, storageKey };
      const file = em.create(StoredFile, { id, ...about, status: 'ready', createdAt });
      await em.persist(file).flush();
      await alongside(em, file, owner);
      return file;
    });
  } catch (error) {
    await storage.remove(storageKey);
    throw error;
  }
}

const HELD =
  'select count(*)::int as files, coalesce(sum(size), 0)::int as bytes from files where owner_id = ?';

async function demandRoom({ viewer, t }: Context, em: EntityManager, size: number): Promise<void> {
  const [held] = await em.execute<Held[]>(HELD, [viewer!.userId]);
  if (held && !hasRoom(held, size))
    throw new Failure('RULE_VIOLATION', t('file.full'), { rule: 'file.store.room' });
}

/** One's own, while it has not been deleted; somebody else's is as unknown as none. */
export async function ownFile(ctx: Context, id: string): Promise<StoredFile> {
  const found = isId(id)
    ? await ctx.em.findOne(StoredFile, { id, ownerId: ctx.viewer!.userId, deletedAt: null })
    : null;
  if (!found) throw new Failure('NOT_FOUND', ctx.t('file.unknown'));
  return found;
}

/** More came, or was announced, than may. */
export function sizeFailure(ctx: Context, ceiling: number): Failure {
  return failure(ctx, resumeProblem({ name: 'any.pdf', size: ceiling + 1 }, ceiling)!);
}

function refuse(ctx: Context, problem: string | null): void {
  if (problem) throw failure(ctx, problem);
}

function failure({ locale }: Context, problem: string): Failure {
  const message = messageOf(problem, translator(locale, 'validation'));
  return new Failure('BAD_USER_INPUT', message, { fields: [{ field: 'file', message }] });
}
