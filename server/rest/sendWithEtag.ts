import type { FastifyReply, FastifyRequest } from 'fastify';
import { entityTagOf, isKnownAs } from '#server/lib/http/entityTag.ts';

/** Sends JSON with an ETag, and 304 to a client whose copy is current. */
export function sendWithEtag(request: FastifyRequest, reply: FastifyReply, json: string) {
  // Encoded once, for the tag and for sending.
  const body = Buffer.from(json);
  const tag = entityTagOf(body);
  reply.header('etag', tag);
  if (isKnownAs(tag, request.headers['if-none-match'])) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
}
