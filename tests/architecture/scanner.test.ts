import { describe, expect, test } from 'vitest';
import { importsOf, isBarrel } from '#server/launch/structure/imports.ts';
import { refusal } from './layers.ts';

const read = (text: string, path = 'client/ui/Button.tsx') => importsOf({ path, text });

describe('the scanner sees', () => {
  test.each([
    [`import { a } from './a.ts';`, 'client/ui/a.ts'],
    [`import a, { type B } from "#client/lib/a.ts"`, 'client/lib/a.ts'],
    [`import {\n  a,\n  b as c,\n} from '#schema/options/a.ts';`, 'schema/options/a.ts'],
    [`import * as a from 'graphql';`, 'graphql'],
    [`import 'reflect-metadata';`, 'reflect-metadata'],
    [`export { a } from './deep/a.ts';`, 'client/ui/deep/a.ts'],
    [`export * from '../a.ts';`, 'client/a.ts'],
    [`const a = await import('./a.ts');`, 'client/ui/a.ts'],
    [`const a = import(/* @vite-ignore */ './a.ts');`, 'client/ui/a.ts'],
  ])('%s', (text, target) => {
    expect(read(text).map((found) => found.target)).toEqual([target]);
  });

  test('the line, and whether only a type is imported', () => {
    const [first, second] = read(`import type { A } from './a.ts';\n\nimport { b } from './b.ts';`);
    expect(first).toMatchObject({ line: 1, typeOnly: true });
    expect(second).toMatchObject({ line: 3, typeOnly: false });
  });

  test('no import in ordinary text', () => {
    expect(
      read(`// to import a thing from 'elsewhere' is\nconst text = "import('x') from";`),
    ).toEqual([]);
  });
});

describe('the directions refuse', () => {
  test.each([
    ['client/ui/Button.tsx', '#client/components/jobs/JobCard.tsx'],
    ['client/ui/Button.tsx', '#client/gql/gql.ts'],
    ['client/lib/session.ts', '#client/ui/Button.tsx'],
    ['client/components/jobs/JobCard.tsx', '#client/pages/jobs/JobPage.tsx'],
    ['client/pages/jobs/JobPage.tsx', '#client/pages/account/LoginForm.tsx'],
    ['client/pages/jobs/JobPage.tsx', '#server/lib/ids.ts'],
    ['client/pages/jobs/JobPage.tsx', '#tests/support/app.ts'],
    ['schema/options/roles.ts', '#server/lib/ids.ts'],
    ['schema/options/roles.ts', '#client/lib/words.ts'],
    ['server/lib/ids.ts', '#server/db/database.ts'],
    ['server/db/orm.ts', '#server/modules/entities.ts'],
    ['server/rest/jobs.routes.ts', '#server/modules/job/job.service.ts'],
    ['server/modules/job/job.service.ts', '#server/http/app.ts'],
    ['server/modules/job/job.service.ts', '#server/graphql/schema.ts'],
    ['server/modules/job/job.service.ts', '#server/modules/company/company.resolver.ts'],
    ['server/modules/job/job.service.ts', './job.resolver.ts'],
    ['server/modules/job/job.service.ts', '#server/modules/application/application.service.ts'],
    ['server/modules/company/company.service.ts', '#server/modules/job/job.type.ts'],
    ['server/modules/job/job.rules.ts', './job.service.ts'],
    ['server/modules/job/job.entity.ts', './job.rules.ts'],
    ['server/graphql/failures.ts', '#server/modules/job/job.entity.ts'],
    ['server/tasks/sendMail.task.ts', '#server/http/app.ts'],
    ['server/main.ts', '#tests/support/app.ts'],
    ['server/main.ts', '#client/router.tsx'],
  ])('%s importing %s', (path, specifier) => {
    const [found] = read(`import { a } from '${specifier}';`, path);
    expect(refusal(found!)).toBeTypeOf('string');
  });

  test('no import that goes downwards', () => {
    const [found] = read(
      `import { a } from './job.rules.ts';`,
      'server/modules/job/job.service.ts',
    );
    expect(refusal(found!)).toBeUndefined();
  });

  test('a value import where only types are allowed', () => {
    const path = 'server/modules/job/job.service.ts';
    const [type] = read(`import type { Services } from '#server/services.ts';`, path);
    const [value] = read(`import { createServices } from '#server/services.ts';`, path);
    expect([refusal(type!), refusal(value!)]).toEqual([undefined, expect.any(String)]);
  });
});

test('a file with nothing but re-exports of our own code is a barrel', () => {
  const isOne = (text: string) => isBarrel({ path: 'a.ts', text });
  expect(isOne(`// all of it\nexport * from './a.ts';\nexport {\n  b,\n} from './b.ts';\n`)).toBe(
    true,
  );
  expect(isOne(`export { a } from './a.ts';\nexport const b = 1;\n`)).toBe(false);
});
