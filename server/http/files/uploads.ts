import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Role } from '#schema/options/roles.ts';
import type { Context } from '#server/graphql/context.ts';
import { demand } from '#server/graphql/authDirective.ts';
import { createContext } from '#server/graphql/createContext.ts';
import { Failure, notSignedIn } from '#server/graphql/failures.ts';
import type { StoredFile } from '#server/modules/file/file.entity.ts';
import { ceilingOf } from '#server/modules/file/file.rules.ts';
import {
  ownFile,
  sizeFailure,
  storeUpload,
  type Upload,
} from '#server/modules/file/file.service.ts';
import { linkTo, logoLink } from '#server/modules/file/fileLink.service.ts';
import { uploadLimits } from '#server/modules/file/limits.service.ts';
import { deleteUpload, uploadResume } from '#server/modules/resume/resume.service.ts';
import type { Services } from '#server/services.ts';
import { askingOf } from '#server/http/asking.ts';

/** What a form says around its file. */
const ROOM_FOR_FORM = 64 * 1024;
const FIELD = 'file';

type Receive = (
  ctx: Context,
  file: Pick<Upload, 'name' | 'type' | 'stream'>,
) => Promise<StoredFile>;
type ById = { Params: { id: string } };

/** Files come by forms, beside GraphQL: multipart, the field `file`, a bearer token. */
export async function mountUploads(http: FastifyInstance, services: Services): Promise<void> {
  await http.register(async (app) => {
    await app.register(fastifyMultipart, {
      throwFileSizeLimit: false,
      limits: {
        files: 1,
        fields: 5,
        fieldSize: 1_024,
        parts: 6,
        headerPairs: 20,
        fileSize: Infinity,
      },
    });
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });

    const takes = (path: string, role: Role, receive: Receive) =>
      app.post(`/api/upload/${path}`, async (request, reply) => {
        const ctx = await contextOf(services, request, role);
        const file = await received(ctx, request, reply, receive);
        return reply.code(201).send(answerOf(ctx, file));
      });
    takes('resume', 'job_seeker', uploadResume);
    takes('file', 'job_seeker', (ctx, file) => storeUpload(ctx, { ...file, kind: 'attachment' }));
    takes('company-logo', 'employer', (ctx, file) => {
      if (!ctx.viewer!.companyId) throw new Failure('NOT_FOUND', ctx.t('file.noCompany'));
      return storeUpload(ctx, { ...file, kind: 'company_logo' });
    });
    takes('bulk-jobs', 'admin', (ctx, file) => storeUpload(ctx, { ...file, kind: 'bulk_upload' }));

    app.get('/api/upload/limits/info', async () => uploadLimits(services));
    app.route<ById>({
      method: 'GET',
      url: '/api/upload/:id',
      handler: async (request) => {
        const ctx = await contextOf(services, request);
        const file = await ownFile(ctx, request.params.id);
        const { size, mediaType, createdAt } = file;
        return { ...answerOf(ctx, file), size, mediaType, createdAt };
      },
    });
    app.route<ById>({
      method: 'DELETE',
      url: '/api/upload/:id',
      handler: async (request) => {
        const ctx = await contextOf(services, request);
        await deleteUpload(ctx, request.params.id);
        return { message: ctx.t('file.deleted') };
      },
    });
  });
}

async function contextOf(services: Services, request: FastifyRequest, role?: Role) {
  const ctx = await createContext(services, askingOf(request));
  if (role) demand(ctx, [role]);
  else if (!ctx.viewer) throw notSignedIn(ctx);
  return ctx;
}

/** The one file of the form. Whatever goes wrong, what is still coming is let go by. */
async function received(
  ctx: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  receive: Receive,
): Promise<StoredFile> {
  try {
    const ceiling = ceilingOf(await ctx.services.settings.current());
    const announced = Number(request.headers['content-length'] ?? 0);
    if (announced > ceiling + ROOM_FOR_FORM) throw sizeFailure(ctx, ceiling);
    const part = request.isMultipart() ? await request.file() : undefined;
    if (part?.fieldname !== FIELD) throw missing(ctx);
    return await receive(ctx, { name: part.filename, type: part.mimetype, stream: part.file });
  } catch (error) {
    reply.header('connection', 'close');
    request.raw.unpipe();
    request.raw.resume();
    throw toFailure(ctx, error);
  }
}

function missing({ t }: Context): Failure {
  const message = t('file.missing');
  return new Failure('BAD_USER_INPUT', message, { fields: [{ field: FIELD, message }] });
}

/** What the parser of forms refuses, in our words. */
function toFailure(ctx: Context, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code.startsWith('FST_') || isBrokenForm(error) ? missing(ctx) : error;
}

function isBrokenForm(error: unknown): boolean {
  return error instanceof Error && /multipart|boundary|terminated early/i.test(error.message);
}

function answerOf({ services, viewer }: Context, { id, name, kind }: StoredFile) {
  const isLogo = kind === 'company_logo';
  const fileUrl = isLogo ? logoLink(id) : linkTo(services, id, { by: viewer!.userId });
  return { fileName: name, fileUrl, fileId: id, ...(isLogo && { url: fileUrl }) };
}
