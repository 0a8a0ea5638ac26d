import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isServerFault, toFailure } from '#server/graphql/errors.ts';
import { FAILURES, Failure, type FailureCode } from '#server/graphql/failures.ts';
import { logRefusal } from '#server/graphql/refusals.ts';
import { localeOf } from '#server/lib/acceptLanguage.ts';
import type { Log } from '#server/lib/log.ts';
import { translator, type Translator } from '#server/lib/words.ts';
import { noCostOf } from '#server/http/requests/rateLimit.ts';

const BY_STATUS: Record<number, FailureCode> = {
  400: 'BAD_USER_INPUT',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  413: 'BAD_USER_INPUT',
  415: 'BAD_USER_INPUT',
  429: 'RATE_LIMITED',
  503: 'UNAVAILABLE',
};

/** The one shape of errors outside GraphQL; callers of GraphQL get a GraphQL error. */
export function sendFailure(
  reply: FastifyReply,
  { code, message, detail }: Failure,
  statusCode: number = FAILURES[code],
) {
  const { fields, rule, current, retryAfter } = detail;
  if (retryAfter) reply.header('retry-after', retryAfter);
  if (reply.request.url.startsWith('/graphql')) {
    const error = { message, extensions: { code, ...detail, requestId: reply.request.id } };
    const extensions = { cost: noCostOf(reply.request) };
    return reply
      .code(statusCode)
      .type(acceptedMediaType(reply.request))
      .send({ errors: [error], extensions });
  }
  return reply
    .code(statusCode)
    .type('application/json; charset=utf-8')
    .send({
      statusCode,
      message,
      code,
      ...(fields && { fields }),
      ...(rule && { rule }),
      ...(current && { current }),
      requestId: reply.request.id,
    });
}

/** Clients of GraphQL over HTTP tell our answers from those of intermediaries by the media type. */
function acceptedMediaType({ headers }: FastifyRequest): string {
  const type = 'application/graphql-response+json';
  return `${headers.accept?.includes(type) ? type : 'application/json'}; charset=utf-8`;
}

export function answerFailure(log: Log) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    if (error instanceof Failure) {
      const { id, ip, routeOptions } = request;
      logRefusal(log, error, { requestId: id, ip, at: routeOptions.url });
      return sendFailure(reply, error);
    }
    const { statusCode = 500, message } = error;
    const known = BY_STATUS[statusCode];
    if (known) return sendFailure(reply, new Failure(known, message), statusCode);
    const failure = toFailure(error, wordsFor(request));
    if (isServerFault(failure)) {
      log.error({ requestId: request.id, err: error }, 'a request failed');
    }
    return sendFailure(reply, failure);
  };
}

export function answerUnknownPath(request: FastifyRequest, reply: FastifyReply) {
  const { method, url } = request;
  const path = url.split('?')[0]!.slice(0, 200);
  return sendFailure(
    reply,
    new Failure('NOT_FOUND', wordsFor(request)('general.unknownPath', { method, path })),
  );
}

function wordsFor({ headers }: FastifyRequest): Translator {
  return translator(localeOf(headers['accept-language']), 'errors');
}
