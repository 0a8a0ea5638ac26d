import { expect, test } from 'vitest';
import type { Import } from '#server/launch/structure/imports.ts';
import { moduleDiagram } from '#server/launch/structure/moduleDiagram.ts';

const anImport = (from: string, target: string): Import => ({
  from: `server/modules/${from}/${from}.service.ts`,
  target: `server/modules/${target}/${target}.service.ts`,
  specifier: target,
  line: 1,
  typeOnly: false,
});
const allowed = [anImport('application', 'job'), anImport('job', 'company')];

test('an import in a forbidden direction does not change the diagram', () => {
  const upwards = anImport('company', 'application');
  expect(moduleDiagram([...allowed, upwards])).toBe(moduleDiagram(allowed));
});

test('an arrow that follows from two others is left out', () => {
  const direct = anImport('application', 'company');
  expect(moduleDiagram([direct])).toContain('application --> company');
  expect(moduleDiagram([...allowed, direct])).toBe(moduleDiagram(allowed));
});
