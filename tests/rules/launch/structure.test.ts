import { expect, test } from 'vitest';
import type { Import } from '#server/launch/structure/imports.ts';
import { moduleDiagram } from '#server/launch/structure/moduleDiagram.ts';
import { tableList } from '#server/launch/structure/tableList.ts';

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

test('a table is listed with its migrations and the modules that add rows to it', () => {
  const list = tableList([
    { path: 'server/db/migrations/M001First.ts', text: 'create table notes (id uuid)' },
    { path: 'server/db/migrations/M002Second.ts', text: 'alter table notes add column text text' },
    { path: 'server/modules/note/note.sql.ts', text: '`insert into notes (id) values ($1)`' },
    { path: 'server/modules/search/search.sql.ts', text: '`select id from notes`' },
  ]);
  expect(list).toContain(
    '- `notes`: created in `M001First`; altered in `M002Second`; filled by `note`\n',
  );
});
