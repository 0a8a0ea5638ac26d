import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { ROUTES } from '#server/rest/routes.ts';
import { theApp } from '#tests/support/app.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { callsOf } from './calls.ts';
import { requireDocumented, problemsOf } from './documentedAnswers.ts';
import { documented, openapi, type Json, type OpenapiDocument } from './documented.ts';

const COMMITTED = JSON.parse(readFileSync('schema/openapi.json', 'utf8')) as OpenapiDocument;

let document: OpenapiDocument;
let seeker: Person;

// Some rows end the session.
beforeEach(async () => {
  ({ seeker } = await scenario(theApp()).seeker({ emailVerified: false }));
  document = await openapi(seeker);
});

const named = () =>
  Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      row: `${method.toUpperCase()} ${path}`,
      path,
      operation,
    })),
  );

/**
 * Files are transferred outside the rows; tests/rest/file, decision and posting call those paths.
 */
const rows = () => named().filter(({ path }) => !/^\/upload\/|\/export$|\/file$|\.csv$/.test(path));

test('every row is called here', () => {
  expect(Object.keys(callsOf(seeker)).toSorted()).toEqual(
    rows()
      .map(({ row }) => row)
      .toSorted(),
  );
});

const areaOf = (path: string) => path.split('/')[1]!;
const AREAS = new Set(Object.keys(COMMITTED.paths).map(areaOf));

test.each([...AREAS])('every row below /%s responds as documented', async (area) => {
  for (const [row, prepare] of Object.entries(callsOf(seeker))) {
    const [method, path] = row.split(' ') as [string, string];
    if (areaOf(path) !== area) continue;
    const { who = seeker, body, status = 200, params, query } = await prepare();
    const answer = await documented(who, method, path, body, params, query);
    expect(answer.status, `${row}: ${JSON.stringify(answer.body)}`).toBe(status);
  }
});

test.each([
  ['/applications', '/applications/export', []],
  ['/jobs/my-jobs', '/jobs/my-jobs/export', ['ids']],
])('the filters of %s are also those of its export', (list, file, more) => {
  const namesOf = (path: string) =>
    (document.paths[path]!['get']!.parameters ?? [])
      .flatMap(({ name }) => (typeof name === 'string' ? name : []))
      .filter((name) => !['page', 'limit'].includes(name))
      .toSorted();
  expect(namesOf(file)).toEqual([...namesOf(list), ...more].toSorted());
});

test('every list can be read at its largest page', async () => {
  const calls = callsOf(seeker);
  const refused: string[] = [];
  for (const { row, path, operation } of rows()) {
    const limit = operation.parameters?.find(({ name }) => name === 'limit')?.['schema'] as Json;
    if (!limit) continue;
    const { who = seeker, params = {}, query = '' } = await calls[row]!();
    const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name]!);
    const { status, body } = await who.rest(
      'GET',
      `/api${address}?limit=${Number(limit['maximum'])}&${query}`,
    );
    if (status !== 200) refused.push(`${row}: ${JSON.stringify(body)}`);
  }
  expect(refused).toEqual([]);
});

test('a guest has to log in exactly where the document says so', async () => {
  const app = await theApp();
  for (const { row, path, operation } of named()) {
    const [method] = row.split(' ') as [string];
    const { status } = await documented(app, method, path, method === 'GET' ? undefined : {});
    expect(status === 401, row).toBe(operation.security.length > 0);
  }
});

describe('the document', () => {
  test('is the committed one, and contains every route of the table', () => {
    expect(document).toEqual(COMMITTED);
    expect(rows()).toHaveLength(ROUTES.length);
  });

  test('is valid OpenAPI 3.1', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d$/);
    expect(document).toMatchObject({
      info: { title: expect.any(String), version: expect.any(String) },
      components: {
        securitySchemes: {
          session: { type: 'http', scheme: 'bearer' },
          apiKey: { type: 'http', scheme: 'bearer' },
        },
      },
    });
    const ids = named().map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { row, path, operation } of named()) {
      const wanted = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const given = (operation.parameters ?? []).filter((parameter) => parameter['in'] === 'path');
      expect(
        given.map((parameter) => parameter['name']),
        row,
      ).toEqual(wanted);
      const statuses = Object.keys(operation.responses);
      for (const status of statuses) expect(status, row).toMatch(/^[2345]\d\d$/);
      expect(statuses, row).toEqual(expect.arrayContaining(['429', '500', '503']));
      const isGuarded = operation.security.length > 0 || row === 'POST /auth/login';
      expect(statuses.includes('403'), row).toBe(isGuarded);
      if (isGuarded) expect(statuses, row).toContain('401');
      expect(row.startsWith('GET') && operation.requestBody !== undefined, row).toBe(false);
    }
  });

  test('contains no dangling reference', () => {
    const references = [
      ...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/([\w-]+)"/g),
    ];
    for (const [, kind, name] of references)
      expect(document.components).toHaveProperty([kind!, name!]);
    expect(references.length).toBeGreaterThan(0);
  });

  test('describes a read by what it returns, and an act by what it does', () => {
    const about = (row: string) => {
      const { operation } = named().find((one) => one.row === row)!;
      return [operation.description, operation.responses['200']!.description];
    };
    expect(about('GET /alerts')).toEqual([
      expect.stringMatching(/^The caller's alerts, newest first; at most 20\. For anyone/),
      "The caller's alerts, newest first; at most 20.",
    ]);
    expect(about('POST /auth/logout')).toEqual([
      expect.stringMatching(/^Ends the session of this request at once\. For anyone/),
      'A confirmation.',
    ]);
  });

  test('describes every input and output', () => {
    const bare: string[] = [];
    const visit = (part: unknown, at: string) => {
      if (typeof part !== 'object' || part === null) return;
      const { properties, items } = part as { properties?: Record<string, Json>; items?: Json };
      for (const [name, property] of Object.entries(properties ?? {})) {
        const inList = at.includes('fields[]');
        if (!property['description'] && !inList) bare.push(`${at}.${name}`);
        visit(property, `${at}.${name}`);
      }
      if (items) visit(items, `${at}[]`);
    };
    for (const [name, schema] of Object.entries(document.components.schemas)) visit(schema, name);
    for (const { row, operation } of named()) {
      visit(operation.requestBody?.content['application/json']?.schema, `${row} body`);
      for (const [status, { content }] of Object.entries(operation.responses)) {
        visit(content?.['application/json']?.schema, `${row} ${status}`);
      }
    }
    expect(bare).toEqual([]);
  });
});

test('the comparison detects errors', () => {
  const schema = { type: 'object', required: ['id'], properties: { id: { type: 'string' } } };
  expect(problemsOf(schema, { id: 'x' })).toEqual([]);
  expect(problemsOf(schema, {})).toHaveLength(1);
  expect(problemsOf(schema, { id: 1 })).toHaveLength(1);
  expect(problemsOf(schema, { id: 'x', more: 1 })).toHaveLength(1);
});

test('an undocumented response fails any test that receives it', () => {
  const answered = {
    method: 'GET',
    path: '/api/upload/limits/info?x=1',
    status: 200,
    contentType: 'application/json; charset=utf-8',
    body: {},
  };
  const call = (more: object) => () => requireDocumented({ ...answered, ...more });
  expect(call({})).toThrow(/otherwise than documented/);
  expect(call({ status: 418 })).toThrow(/does not know/);
  expect(call({ contentType: 'text/html' })).toThrow(/not documented/);
  expect(call({ method: 'DELETE', path: '/api/jobs/1', status: 204, body: { a: 1 } })).toThrow(
    /none is documented/,
  );
});
