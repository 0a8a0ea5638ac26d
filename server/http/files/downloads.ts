import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { publicCacheControl } from '#server/http/publicCacheControl.ts';
import { Failure } from '#server/graphql/failures.ts';
import { localeOf } from '#server/lib/acceptLanguage.ts';
import { contentDisposition } from '#server/lib/contentDisposition.ts';
import { translator } from '#server/lib/words.ts';
import { takeResume } from '#server/modules/application/application.service.ts';
import { mayOpenAttachment } from '#server/modules/conversation/attachment.service.ts';
import { openLink, openLogo, type Download } from '#server/modules/file/fileLink.service.ts';
import { mayReadDocument } from '#server/modules/company/verification/verificationDocument.service.ts';
import type { Services } from '#server/services.ts';

type ById = { Params: { id: string } };

/** No content of a file may run in our origin. */
const HARMLESS = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};
const PDF = 'application/pdf';
/** Browsers do not show a PDF in a sandbox; a page of ours may frame it (product decision 42). */
const SHOWN = {
  'content-security-policy': "script-src 'none'; frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
};

/** Serves stored files: resumes through short-lived signed links, logos publicly. */
export function mountDownloads(http: FastifyInstance, services: Services): void {
  http.get<ById>('/uploads/:id', async (request, reply) => {
    const { id } = request.params;
    const opened = await openLink(services, id, request.url);
    if (!opened) throw ended(request);
    const { by, application, verification, message, shown } = opened.grounds;
    const isSent =
      !application || (await takeResume(services, { application, by, fileId: id, shown }));
    if (!isSent) throw ended(request);
    const isProof =
      !verification || (await mayReadDocument(services, { verification, by, fileId: id }));
    if (!isProof) throw ended(request);
    const isAttached = !message || (await mayOpenAttachment(services, { message, by, fileId: id }));
    if (!isAttached) throw ended(request);
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
    if (shown && opened.file.mediaType === PDF) return send(reply, opened.file, 'inline', SHOWN);
    // An image runs nothing, and stays in the sandbox.
    const isPicture = opened.file.mediaType.startsWith('image/');
    return send(reply, opened.file, shown && isPicture ? 'inline' : 'attachment');
  });

  http.get<ById>('/uploads/logos/:id', async (request, reply) => {
    const file = await openLogo(services, request.params.id);
    if (!file) throw ended(request);
    reply.header('cache-control', await publicCacheControl(services));
    return send(reply, file, 'inline');
  });
}

function ended({ headers }: FastifyRequest): Failure {
  const t = translator(localeOf(headers['accept-language']), 'errors');
  return new Failure('NOT_FOUND', t('file.linkEnded'));
}

async function send(
  reply: FastifyReply,
  file: Download,
  disposition: 'attachment' | 'inline',
  headers: Record<string, string> = {},
) {
  const stream = await file.stream();
  return reply
    .headers({ ...HARMLESS, ...headers })
    .header('content-length', file.size)
    .header('content-disposition', `${disposition}; ${contentDisposition(file.name)}`)
    .type(file.mediaType)
    .send(stream);
}
