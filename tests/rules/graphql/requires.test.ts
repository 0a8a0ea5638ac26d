import 'reflect-metadata';
import { print } from 'graphql';
import { buildSchemaSync, Query, Resolver } from 'type-graphql';
import { expect, test } from 'vitest';
import type { Viewer } from '#server/graphql/context.ts';
import { holdsOneOf, Requires, RequiresLogin, RequiresOrKey } from '#server/graphql/requires.ts';

@Resolver()
class Doors {
  @Query(() => String)
  @Requires('admin')
  users() {
    return '';
  }

  @Query(() => String)
  @RequiresOrKey('JOBS_READ', 'job_seeker', 'employer')
  jobs() {
    return '';
  }

  @Query(() => String)
  @RequiresOrKey(['JOBS_READ', 'JOBS_WRITE'], 'employer')
  ownJobs() {
    return '';
  }

  @Query(() => String)
  @RequiresLogin()
  account() {
    return '';
  }
}

test('a decorator on a resolver is a directive in the schema', () => {
  const fields = buildSchemaSync({ resolvers: [Doors], skipCheck: true })
    .getQueryType()!
    .getFields();
  const written = Object.entries(fields).map(([name, { astNode }]) => [
    name,
    astNode!.directives!.map(print).join(' '),
  ]);
  expect(Object.fromEntries(written)).toEqual({
    users: '@auth(requires: [ADMIN])',
    jobs: '@auth(requires: [JOB_SEEKER, EMPLOYER], scope: JOBS_READ)',
    ownJobs: '@auth(requires: [EMPLOYER], scope: [JOBS_READ, JOBS_WRITE])',
    account: '@auth(requires: [JOB_SEEKER, EMPLOYER, ADMIN])',
  });
});

test('a session has full access, a key only as its scopes allow', () => {
  const holder = (key: Viewer['key']) => ({ key }) as Viewer;
  const reading = holder({ id: 'key', scopes: ['JOBS_READ', 'APPLICATIONS_READ'] });
  expect(holdsOneOf(holder(null), ['JOBS_WRITE'])).toBe(true);
  expect(holdsOneOf(reading, ['JOBS_WRITE', 'JOBS_READ'])).toBe(true);
  expect(holdsOneOf(reading, ['JOBS_WRITE'])).toBe(false);
  expect(holdsOneOf(reading, [])).toBe(false);
});
