import { MapperKind, mapSchema } from '@graphql-tools/utils';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { createApollo } from '#server/graphql/apollo.ts';
import { createContext } from '#server/graphql/createContext.ts';
import { sharedSchema } from '#server/graphql/schema.ts';
import { mountRest } from '#server/rest/mountRest.ts';
import { theApp } from '#tests/support/app.ts';
import { runOnce } from '#server/modules/limits/idempotency/runOnce.service.ts';
import type { OpenapiDocument } from './documented.ts';

/** The REST API over a schema in which a field of jobs is deprecated. */
async function leaving(reason: string) {
  const { services } = await theApp();
  const schema = mapSchema(sharedSchema(), {
    [MapperKind.OBJECT_FIELD]: (field, name, type) =>
      type === 'Job' && name === 'experienceYears'
        ? { ...field, deprecationReason: reason }
        : field,
  });
  const http = fastify();
  mountRest(http, {
    schema,
    apollo: await createApollo(schema, services.log),
    contextOf: () => createContext(services, { requestId: 'x', ip: '::1' }),
    publicCacheControl: async () => 'no-store',
    once: runOnce,
  });
  return http;
}

const headersOf = async (reason: string, url = '/api/jobs') => {
  const { statusCode, headers } = await (await leaving(reason)).inject({ url });
  const { deprecation, sunset, link } = headers;
  return { statusCode, deprecation, sunset, link };
};

test('a deprecation is announced on every response that contains the field', async () => {
  const reason = 'Use `experienceLevel`. Since 2026-11-22, until 2027-06-30.';
  expect(await headersOf(reason.replace('Since', 'since'))).toEqual({
    statusCode: 200,
    deprecation: `@${Date.UTC(2026, 10, 22) / 1_000}`,
    sunset: 'Wed, 30 Jun 2027 00:00:00 GMT',
    link: '</docs/api#deprecation>; rel="deprecation"; type="text/html"',
  });
});

test('a deprecation without a start date counts as announced half a year before the removal', async () => {
  const { deprecation } = await headersOf('Use another, until 2027-06-30');
  expect(deprecation).toBe(`@${Date.UTC(2026, 11, 30) / 1_000}`);
});

test('a deprecation is announced on no other response', async () => {
  const other = { deprecation: undefined, sunset: undefined, link: undefined };
  expect(await headersOf('until 2027-06-30', '/api/users/profile')).toMatchObject(other);
  expect(await headersOf('Nobody says when.')).toMatchObject(other);
});

test('the OpenAPI document marks the field as deprecated too', async () => {
  const http = await leaving('until 2027-06-30');
  const { paths, components } = (
    await http.inject({ url: '/api/openapi.json' })
  ).json<OpenapiDocument>();
  expect(components.schemas['Job']).toMatchObject({
    properties: { experience: { deprecated: true } },
  });
  const { headers } = paths['/jobs']!['get']!.responses['200'] as { headers: object };
  expect(Object.keys(headers)).toEqual(expect.arrayContaining(['Deprecation', 'Sunset']));
});
