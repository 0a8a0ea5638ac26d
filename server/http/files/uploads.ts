import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ROLES, type Role } from '#schema/options/roles.ts';
import type { Context } from '#server/graphql/context.ts';
import { requireAccess, requireOpenCompany } from '#server/graphql/authDirective.ts';
import { createContext } from '#server/graphql/createContext.ts';
import { noteWrite } from '#server/graphql/replicaReads.ts';
import { Failure } from '#server/graphql/failures.ts';
import type { StoredFile } from '#server/modules/file/file.entity.ts';
import { uploadLimitOf } from '#server/modules/file/file.rules.ts';
import {
  ownFile,
  sizeFailure,
  storeUpload,
  type WriteWithFile,
} from '#server/modules/file/file.service.ts';
import { linkTo, logoLink } from '#server/modules/file/fileLink.service.ts';
import { uploadLimits } from '#server/modules/file/uploadLimits.service.ts';
import { deleteUpload, uploadResume } from '#server/modules/candidate/resume/resume.service.ts';
import type { Services } from '#server/services.ts';
import { requestInfoOf } from '#server/http/requests/requestInfo.ts';
import { sendWithEtag } from '#server/rest/sendWithEtag.ts';
import { requireTeamRight } from '#server/modules/team/requireTeamRight.service.ts';
import { uploadOnce, type SentFile } from './uploadOnce.ts';
import { namedScope } from '../namedScope.ts';

/** The form fields next to the file. */
const ROOM_FOR_FORM = 64 * 1024;
const FIELD = 'file';

type ReceiveFile = (
  ctx: Context,
  file: SentFile,
  writeWithFile?: WriteWithFile,
) => Promise<StoredFile>;
type ById = { Params: { id: string } };

/** Files are uploaded by forms, next to GraphQL: multipart, the field `file`, a bearer token. */
export async function mountUploads(http: FastifyInstance, services: Services): Promise<void> {
  await http.register(
    namedScope('uploads', async (app) => {
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

      const takes = (path: string, roles: readonly Role[], receive: ReceiveFile) =>
        app.post(`/api/upload/${path}`, async (request, reply) => {
          const ctx = await contextOf(services, request, roles);
          const key = request.headers['idempotency-key'];
          const asked =
            key === undefined ? null : { key: String(key), what: `POST /upload/${path}` };
          const answer = await receiveForm(ctx, request, reply, async (file) =>
            asked
              ? uploadOnce(ctx, asked, file, receive, answerOf)
              : {
                  body: JSON.stringify(answerOf(ctx, await receive(ctx, file))),
                  isReplayed: false,
                },
          );
          await noteWrite(ctx);
          if (answer.isReplayed) reply.header('idempotency-replayed', 'true');
          return reply.code(201).type('application/json; charset=utf-8').send(answer.body);
        });
      takes('resume', ['job_seeker'], uploadResume);
      takes('file', ['job_seeker', 'employer'], (ctx, file, writeWithFile) => {
        requireOpenCompany(ctx);
        return storeUpload(ctx, { ...file, kind: 'attachment' }, writeWithFile);
      });
      takes('company-logo', ['employer'], (ctx, file, writeWithFile) => {
        if (!ctx.viewer!.companyId) throw new Failure('NOT_FOUND', ctx.t('file.noCompany'));
        requireTeamRight(ctx, 'manage');
        return storeUpload(ctx, { ...file, kind: 'company_logo' }, writeWithFile);
      });
      takes('company-document', ['employer'], (ctx, file, writeWithFile) => {
        requireOpenCompany(ctx);
        if (!ctx.viewer!.companyId) throw new Failure('NOT_FOUND', ctx.t('file.noCompany'));
        requireTeamRight(ctx, 'manage');
        return storeUpload(ctx, { ...file, kind: 'company_document' }, writeWithFile);
      });
      takes('bulk-jobs', ['admin'], (ctx, file, writeWithFile) =>
        storeUpload(ctx, { ...file, kind: 'bulk_upload' }, writeWithFile),
      );

      app.get('/api/upload/limits/info', async (request, reply) => {
        const limits = JSON.stringify(await uploadLimits(services));
        return sendWithEtag(request, reply.header('cache-control', 'no-cache'), limits);
      });
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
          await noteWrite(ctx);
          return { message: ctx.t('file.deleted') };
        },
      });
    }),
  );
}

async function contextOf(
  services: Services,
  request: FastifyRequest,
  roles: readonly Role[] = ROLES,
) {
  const ctx = await createContext(services, requestInfoOf(request));
  requireAccess(ctx, roles);
  return ctx;
}

/** Reads the single file of the form. If anything fails, the rest of the upload is discarded. */
async function receiveForm<Answer>(
  ctx: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  receive: (file: SentFile) => Promise<Answer>,
): Promise<Answer> {
  try {
    const maxBytes = uploadLimitOf(await ctx.services.settings.current());
    const announced = Number(request.headers['content-length'] ?? 0);
    if (announced > maxBytes + ROOM_FOR_FORM) throw sizeFailure(ctx, maxBytes);
    const part = request.isMultipart() ? await request.file() : undefined;
    if (part?.fieldname !== FIELD) throw fileMissing(ctx);
    return await receive({ name: part.filename, type: part.mimetype, stream: part.file });
  } catch (error) {
    reply.header('connection', 'close');
    request.raw.unpipe();
    request.raw.resume();
    throw toFailure(ctx, error);
  }
}

function fileMissing({ t }: Context): Failure {
  const message = t('file.missing');
  return new Failure('BAD_USER_INPUT', message, { fields: [{ field: FIELD, message }] });
}

/** Translates what the form parser refuses into our own messages. */
function toFailure(ctx: Context, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code.startsWith('FST_') || isBrokenForm(error) ? fileMissing(ctx) : error;
}

function isBrokenForm(error: unknown): boolean {
  return error instanceof Error && /multipart|boundary|terminated early/i.test(error.message);
}

function answerOf({ services, viewer }: Context, { id, name, kind }: StoredFile) {
  const isLogo = kind === 'company_logo';
  const fileUrl = isLogo ? logoLink(id) : linkTo(services, id, { by: viewer!.userId });
  return { fileName: name, fileUrl, fileId: id, ...(isLogo && { url: fileUrl }) };
}
