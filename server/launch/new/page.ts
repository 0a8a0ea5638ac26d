import type { Kind } from './kind.ts';
import { kebab, pascal, sentence } from './names.ts';

export const page: Kind = {
  what: 'a page with its address and its words',
  example: 'followedCompanies',
  write(name, workspace) {
    const component = `${pascal(name)}Page`;
    const file = `client/pages/${name}/${component}.tsx`;
    // Not a .tsx file: the server cannot import the client.
    workspace.createFrom('examplePage.txt', file, (text) => text.replaceAll('example', name));
    workspace.create(
      `schema/words/en/${name}.json`,
      `${JSON.stringify({ title: sentence(name) }, null, 2)}\n`,
    );
    workspace.insert(
      'client/router.tsx',
      `  { path: '/${kebab(name)}', page: '${name}/${component}', words: ['${name}'], access: 'login' },`,
      /^$/,
      /path: '\/saved-jobs'/,
    );
    workspace.addImport(
      'client/lib/wordAreas.ts',
      `import type ${name} from '#schema/words/en/${name}.json';`,
    );
    workspace.insert(
      'client/lib/wordAreas.ts',
      `  ${name}: typeof ${name};`,
      /^}/,
      /^(export )?interface WordAreas/,
    );
    return [
      {
        file,
        what: 'its query, and its parts as components with fragments (see saved/SavedJobsPage.tsx)',
      },
      { file: 'client/router.tsx', what: 'its place in the list, and who may open it' },
      { file: `schema/words/{en,hi,es}/${name}.json`, what: 'its words in three languages' },
      { file: 'client/components/header/menus.ts', what: 'a link to it, if the menu has one' },
      {
        file: `tests/client/${name}/${component}.test.tsx`,
        what: 'what a visitor sees and can do',
      },
      {
        file: 'tests/browser/pages/addresses.ts',
        what: 'an example of each parameter, if its address has any',
      },
    ];
  },
};
