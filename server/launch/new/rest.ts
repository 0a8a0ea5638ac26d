import type { Kind } from './kind.ts';
import { pascal, tableOf } from './names.ts';

const LIST = 'server/rest/routes.ts';
const TAGS = 'server/rest/openapi/tags.ts';

export const rest: Kind = {
  what: 'a REST path that runs a GraphQL operation',
  example: 'followedCompany',
  write(name, workspace) {
    const file = `server/rest/routes/${name}.routes.ts`;
    const path = tableOf(name).replaceAll('_', '-');
    // Not a .ts file: its types come from codegen.
    workspace.createFrom('exampleRoutes.txt', file, (text) =>
      text
        .replaceAll('example-path', path)
        .replaceAll('example path', path.replaceAll('-', ' '))
        .replaceAll('Example', pascal(name))
        .replaceAll('example', name),
    );
    workspace.addImport(LIST, `import { ${name}Routes } from './routes/${name}.routes.ts';`);
    workspace.insert(LIST, `  ...${name}Routes,`, /^\];/);
    const tag = path.includes('-') ? `'${path}'` : path;
    workspace.insert(TAGS, `  ${tag}: 'One sentence on what these paths are about.',`, /^};/);
    return [
      { file, what: 'its operation, method, input and answer (see server/rest/restRoute.ts)' },
      { file: TAGS, what: `what the paths below /${path} are about` },
      { file: 'schema/', what: 'npm run codegen, and commit what it writes' },
      { file: 'tests/rest/calls.ts', what: 'how each path is called' },
      { file: 'tests/rest/documents.test.ts', what: 'each path, in OURS' },
      { file: 'tests/server/isolation/idTargets.ts', what: 'each id in a path or a body' },
      { file: 'tests/rest/', what: 'a test of what it answers, and of one refusal' },
    ];
  },
};
