import type { Kind } from './kind.ts';
import { pascal, tableOf } from './names.ts';

/** The template is a working module, so it compiles as long as the product does. */
const FILES = [
  ['noun.entity.ts', 'server/modules/noun/noun.entity.ts'],
  ['noun.inputs.ts', 'server/modules/noun/noun.inputs.ts'],
  ['noun.resolver.ts', 'server/modules/noun/noun.resolver.ts'],
  ['noun.rules.ts', 'server/modules/noun/noun.rules.ts'],
  ['noun.service.ts', 'server/modules/noun/noun.service.ts'],
  ['noun.validation.ts', 'schema/validation/noun.ts'],
  ['noun.rulesTest.ts', 'tests/rules/noun/noun.test.ts'],
] as const;

export const noun: Kind = {
  what: 'a module: a table, its GraphQL type and a mutation',
  example: 'invoice',
  refusal(name, workspace) {
    if (/[^sui]s$/.test(name))
      return `Nouns are singular: ${name.slice(0, -1)} rather than ${name}.`;
    return workspace.exists(`server/modules/${name}`)
      ? `There is a noun ${name} already: server/modules/${name}.`
      : undefined;
  },
  write(name, workspace) {
    const type = pascal(name);
    for (const [template, target] of FILES) {
      workspace.createFrom(template, target.replaceAll('noun', name), (text) =>
        movedImports(text, target)
          .replaceAll(`'nouns'`, `'${tableOf(name)}'`)
          .replaceAll('Noun', type)
          .replaceAll('noun', name),
      );
    }
    return [
      { file: 'server/modules/entities.ts', what: `${type}, in ENTITIES` },
      { file: 'server/graphql/schema.ts', what: `${type}Resolver, in RESOLVERS` },
      { file: 'server/launch/structure/layers.ts', what: `${name}, in its layer` },
      {
        file: 'schema/words/{en,hi,es}/errors.json',
        what: `"${name}": { "unknown": "…", "closed": "…" }`,
      },
      {
        file: 'server/db/migrations/',
        what: `a migration that makes the table ${tableOf(name)}; name it in server/db/orm.ts`,
      },
      { file: 'schema/', what: 'npm run codegen, and commit what it writes' },
      { file: 'tests/server/', what: `a test of rename${type} through the API` },
      { file: 'tests/server/isolation/idTargets.ts', what: `'rename${type}.input.id'` },
      { file: 'tests/server/answers/writes/', what: `a call of rename${type}` },
      {
        file: 'tests/architecture/guardedFields.txt, tests/server/rights/tables/',
        what: 'who may use it; --update writes them',
      },
    ];
  },
};

/** Two files of the template have another place in a real module. */
function movedImports(text: string, target: string): string {
  const validation = text.replaceAll(`'./noun.validation.ts'`, `'#schema/validation/noun.ts'`);
  return target.startsWith('tests/')
    ? validation.replaceAll(`'./noun.`, `'#server/modules/noun/noun.`)
    : validation;
}
