import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Why this noun cannot be created, as a sentence for the developer. */
export class NounRefused extends Error {}

/** The template is a working module next to this file, so it compiles as long as the product does. */
const FILES = [
  ['noun.entity.ts', 'server/modules/noun/noun.entity.ts'],
  ['noun.inputs.ts', 'server/modules/noun/noun.inputs.ts'],
  ['noun.resolver.ts', 'server/modules/noun/noun.resolver.ts'],
  ['noun.rules.ts', 'server/modules/noun/noun.rules.ts'],
  ['noun.service.ts', 'server/modules/noun/noun.service.ts'],
  ['noun.validation.ts', 'schema/validation/noun.ts'],
  ['noun.rulesTest.ts', 'tests/rules/noun/noun.rules.test.ts'],
] as const;

const RESERVED =
  /^(class|enum|function|import|new|delete|return|default|package|interface|node|noun)$/;

interface Made {
  files: string[];
  toAdd: { file: string; line: string }[];
}

export function makeNoun(noun: string | undefined, top = '.'): Made {
  const refusal = refusalOf(noun, top);
  if (refusal || !noun) throw new NounRefused(refusal);
  const files = FILES.map(([template, target]) => {
    const file = target.replaceAll('noun', noun);
    const moved = movedImports(readFileSync(join(import.meta.dirname, template), 'utf8'), target);
    mkdirSync(dirname(join(top, file)), { recursive: true });
    writeFileSync(join(top, file), named(moved, noun));
    return file;
  });
  return { files, toAdd: linesToAdd(noun) };
}

function refusalOf(noun: string | undefined, top: string): string | undefined {
  if (!noun) return 'Which noun? Say for example: npm run new invoice';
  if (!/^[a-z][A-Za-z]{1,39}$/.test(noun) || RESERVED.test(noun)) {
    return `"${noun}" is no name for a noun: use letters only and begin with a small one, as in invoice or jobReport.`;
  }
  if (/[^sui]s$/.test(noun)) return `Nouns are singular: ${noun.slice(0, -1)} rather than ${noun}.`;
  if (existsSync(join(top, 'server/modules', noun)))
    return `There is a noun ${noun} already: server/modules/${noun}.`;
  return undefined;
}

/** Two files of the template have another place in a real module. */
function movedImports(text: string, target: string): string {
  const validation = text.replaceAll(`'./noun.validation.ts'`, `'#schema/validation/noun.ts'`);
  return target.startsWith('tests/')
    ? validation.replaceAll(`'./noun.`, `'#server/modules/noun/noun.`)
    : validation;
}

function named(text: string, noun: string): string {
  return text
    .replaceAll(`'nouns'`, `'${tableOf(noun)}'`)
    .replaceAll('Noun', pascal(noun))
    .replaceAll('noun', noun);
}

function linesToAdd(noun: string): Made['toAdd'] {
  const type = pascal(noun);
  return [
    { file: 'server/modules/entities.ts', line: `${type}, in ENTITIES` },
    { file: 'server/graphql/schema.ts', line: `${type}Resolver, in RESOLVERS` },
    { file: 'schema/words/en/errors.json', line: `"${noun}": { "unknown": "…", "closed": "…" }` },
    { file: 'server/db/migrations/', line: `a migration that makes the table ${tableOf(noun)}` },
  ];
}

const pascal = (noun: string) => noun[0]!.toUpperCase() + noun.slice(1);

/** jobReport: job_reports; category: categories. */
export function tableOf(noun: string): string {
  const snake = noun.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  if (/[^aeiou]y$/.test(snake)) return `${snake.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(snake) ? `${snake}es` : `${snake}s`;
}
