import 'reflect-metadata';
import { print } from 'graphql';
import { buildSchemaSync, Query, Resolver } from 'type-graphql';
import { expect, test } from 'vitest';
import type { Viewer } from '#server/graphql/context.ts';
import {
  holdsOneOf,
  NeedsOpenCompany,
  NeedsRecentPassword,
  NeedsTeamRight,
  Requires,
  RequiresLogin,
  RequiresOrKey,
  RequiresTeamMember,
} from '#server/graphql/requires.ts';

test('a decorator on a resolver is a directive in the schema', () => {
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

    @Query(() => String)
    @NeedsTeamRight('manage')
    @NeedsOpenCompany()
    @Requires('employer')
    team() {
      return '';
    }

    @Query(() => String)
    @RequiresTeamMember('APPLICATIONS_READ', 'score')
    applicants() {
      return '';
    }

    @Query(() => String)
    @NeedsRecentPassword()
    @Requires('admin')
    newKey() {
      return '';
    }
  }

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
    team: '@team(right: MANAGE) @openCompany @auth(requires: [EMPLOYER])',
    applicants:
      '@auth(requires: [EMPLOYER], scope: APPLICATIONS_READ) @openCompany @team(right: SCORE)',
    newKey: '@recentPassword @auth(requires: [ADMIN])',
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
