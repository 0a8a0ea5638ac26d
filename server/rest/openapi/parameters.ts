import { PAGE_SIZE_MAX } from '#schema/options/limits.ts';
import { HEADER_LENGTHS, LENGTHS, parameterLength } from '#schema/validation/lengths.ts';
import { createsOnce, pathParameterNames, type AnyRoute } from '#server/rest/restRoute.ts';
import type { Json } from './jsonSchema.ts';

/** Parameters shared by many paths. */
export const PARAMETERS: Record<string, Json> = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Makes this creation safe to retry: for 24 hours, the same request with the same key returns the first answer and is executed only once. A different request with the same key is refused (`api.idempotency.mismatch`), and so is one that arrives while the first is still running (`api.idempotency.running`, 409 with `Retry-After`). Refusals are not stored. Use a new random UUID for each creation, such as `8e03978e-40d5-43dd-bc93-6894a57f9324` (draft-ietf-httpapi-idempotency-key-header).',
    schema: { type: 'string', minLength: 1, maxLength: HEADER_LENGTHS['idempotency-key'] },
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description:
      'The `ETag` of your copy. If nothing has changed, the answer is 304 without a body.',
    schema: { type: 'string', maxLength: HEADER_LENGTHS['if-none-match'] },
    example: 'W/"mJ1cH0c8rX5mVh0o2v1Kxg"',
  },
};

const ID = { type: 'string', format: 'uuid', maxLength: LENGTHS.id };
const ID_EXAMPLE = '01a1f6d4-9c1b-7cc2-8a44-0f3d2c1b0a99';
const IN_PATH: Readonly<Record<string, Json>> = {
  id: { description: 'The id of the object.', schema: ID, example: ID_EXAMPLE },
  applicationId: { description: 'The id of the application.', schema: ID, example: ID_EXAMPLE },
  jobId: { description: 'The id of the job.', schema: ID, example: ID_EXAMPLE },
  interviewId: { description: 'The id of the interview.', schema: ID, example: ID_EXAMPLE },
  batchId: {
    description: 'The `batchId` that the decision or the message returned.',
    schema: ID,
    example: ID_EXAMPLE,
  },
  token: {
    description: "The last part of the applicant's link.",
    schema: { type: 'string', minLength: 1, maxLength: LENGTHS.token },
    example: 'AZoPZ5wbfMKKRA89LBsKmQ',
  },
  externalId: {
    description: "The partner's own id of the job.",
    schema: { type: 'string', minLength: 1, maxLength: LENGTHS.id },
    example: 'req-2041',
  },
};

export function pathParameters(path: string): Json[] {
  return pathParameterNames(path).map((name) => {
    const about = IN_PATH[name];
    if (!about) throw new Error(`Say in parameters.ts what "${name}" in ${path} is.`);
    return { name, in: 'path', required: true, ...about };
  });
}

export function queryParameters(names: Readonly<Record<string, string>>): Json[] {
  return Object.entries(names).map(([name, description]) => ({
    name,
    in: 'query',
    description,
    schema: PAGING[name] ?? { type: 'string', maxLength: parameterLength(name) },
  }));
}

const PAGING: Readonly<Record<string, Json>> = {
  page: { type: 'integer', minimum: 1, default: 1 },
  limit: { type: 'integer', minimum: 1, maximum: PAGE_SIZE_MAX },
};

export function parametersOf(route: AnyRoute, isPublic: boolean): Json[] {
  const shared = (name: keyof typeof PARAMETERS) => ({ $ref: `#/components/parameters/${name}` });
  return [
    ...pathParameters(route.path),
    ...queryParameters(route.query?.names ?? {}),
    ...(createsOnce(route) ? [shared('IdempotencyKey')] : []),
    ...(isPublic ? [shared('IfNoneMatch')] : []),
  ];
}
