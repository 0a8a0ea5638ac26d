import type * as z from 'zod/mini';
import { expect, test } from 'vitest';

const modules = import.meta.glob<Record<string, unknown>>('/schema/validation/**/*.ts', {
  eager: true,
});
const CHANGE = /^(?:update\w+|\w+Edit)Schema$/;

const changes = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter(([name]) => CHANGE.test(name))
  .map(([name, schema]) => [name, (schema as z.ZodMiniObject).shape] as const)
  .filter(([, shape]) => shape !== undefined);

test.each(changes)('%s leaves omitted values unchanged', (_name, shape) => {
  const given = Object.entries(shape).map(([field, schema]) => {
    const result = (schema as z.ZodMiniType).safeParse(undefined);
    return [field, result.success ? result.data : undefined];
  });
  expect(given.filter(([, value]) => value !== undefined)).toEqual([]);
});

test('the schemas of changes are found', () => {
  expect(changes.map(([name]) => name)).toContain('applicationEditSchema');
  expect(changes.length).toBeGreaterThan(5);
});
