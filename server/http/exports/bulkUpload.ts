import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { BULK_TEMPLATE_FILE } from '#schema/options/screens/bulkUpload.ts';
import { requireAccess } from '#server/graphql/authDirective.ts';
import { createContext } from '#server/graphql/createContext.ts';
import { Failure } from '#server/graphql/failures.ts';
import { requestInfoOf } from '#server/http/requests/requestInfo.ts';
import { contentDisposition } from '#server/lib/contentDisposition.ts';
import {
  annotatedFile,
  openAnnotated,
} from '#server/modules/bulkUpload/file/annotatedFile.service.ts';
import { bulkTemplate } from '#server/modules/bulkUpload/file/template.service.ts';
import type { Services } from '#server/services.ts';

const CSV = 'text/csv; charset=utf-8';
const PRIVATE = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** Serves the template, and each uploaded file with its errors. */
export function mountBulkUploadFiles(http: FastifyInstance, services: Services): void {
  http.get(`/api/admin/jobs/bulk-upload/${BULK_TEMPLATE_FILE}`, async (_request, reply) =>
    reply
      .headers({
        ...PRIVATE,
        'content-disposition': `attachment; ${contentDisposition(BULK_TEMPLATE_FILE)}`,
      })
      .type(CSV)
      .send(await bulkTemplate(services)),
  );

  http.get<{ Params: { id: string } }>(
    '/api/admin/jobs/bulk-upload/uploads/:id/file',
    async (request, reply) => {
      const ctx = await createContext(services, requestInfoOf(request));
      const isLink = request.url.includes('signature=');
      if (!isLink) requireAccess(ctx, ['admin']);
      const locale = isLink ? openAnnotated(services, request.url) : ctx.locale;
      if (!locale) throw new Failure('NOT_FOUND', ctx.t('bulkUpload.linkEnded'));
      const found = await annotatedFile(services, request.params.id, locale);
      if (!found) throw new Failure('NOT_FOUND', ctx.t('bulkUpload.unknown'));
      return reply
        .headers({
          ...PRIVATE,
          'content-disposition': `attachment; ${contentDisposition(found.name)}`,
        })
        .type(CSV)
        .send(Readable.from(found.file));
    },
  );
}
