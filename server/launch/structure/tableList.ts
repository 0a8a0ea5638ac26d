import type { SourceFile } from './sourceFiles.ts';

const MIGRATION = /^server\/db\/migrations\/(\w+)\.ts$/;
const MODULE = /^server\/modules\/(\w+)\//;
const CREATED = /\bcreate (?:unlogged )?table (?:if not exists )?(\w+)/g;
const CHANGED = /\balter table (?:if exists )?(?:only )?(\w+)/g;
const WRITTEN = /\binsert into (\w+)|\btableName: '(\w+)'/g;

const HEAD = `# Tables

Which migration of \`server/db/migrations\` created a table, which ones altered it, and which modules of \`server/modules\`
add rows to it. The rows of the others come from migrations, triggers, \`server/db\` or the demo market. \`M022Analytics\`
also creates the roll-ups \`view_days\`, \`view_months\` and \`event_days\`. Written by \`npm run codegen\`.

`;

/** The text of docs/tables.md. */
export function tableList(files: readonly SourceFile[]): string {
  const created = filesByTable(files, MIGRATION, CREATED);
  const changed = filesByTable(files, MIGRATION, CHANGED);
  const written = filesByTable(files, MODULE, WRITTEN);
  const lines = [...created.keys()].sort().map((table) => {
    const later = [...(changed.get(table) ?? [])].filter((name) => !created.get(table)!.has(name));
    const parts = [
      `created in ${named(created.get(table)!)}`,
      later.length > 0 && `altered in ${named(later)}`,
      written.has(table) && `filled by ${named(written.get(table)!)}`,
    ];
    return `- \`${table}\`: ${parts.filter(Boolean).join('; ')}\n`;
  });
  return HEAD + lines.join('');
}

/** The migrations or modules in whose files the pattern finds a table. */
function filesByTable(files: readonly SourceFile[], place: RegExp, pattern: RegExp) {
  const found = new Map<string, Set<string>>();
  for (const { path, text } of files) {
    const name = place.exec(path)?.[1];
    if (!name) continue;
    for (const [, statement, entity] of text.matchAll(pattern)) {
      const table = (statement ?? entity)!;
      found.set(table, (found.get(table) ?? new Set()).add(name));
    }
  }
  return found;
}

function named(names: Iterable<string>): string {
  return [...names].map((name) => `\`${name}\``).join(', ');
}
