import { expect, test } from 'vitest';
import { importsOf, isBarrel } from '#server/launch/structure/imports.ts';
import { layerOf, refusal } from './layers.ts';
import { violation, SOURCE_FILES } from '#server/launch/structure/sourceFiles.ts';

const IMPORTS = SOURCE_FILES.flatMap(importsOf);

/** Packages that only one place may import, so that replacing one is a change in one place. */
const RESERVED = [
  { what: /^react-router-dom$/, only: /^client\/lib\/routing\.ts$/ },
  { what: /^react-aria-components/, only: /^client\/ui\// },
  { what: /^sonner$/, only: /^client\/ui\// },
  { what: /^@apollo\/client/, only: /^(client\/(?!ui\/)|tests\/)/ },
  {
    what: /^(pg|@mikro-orm\/(?!decorators|core))/,
    only: /^(server\/(db|launch\/statements|modules|tasks|graphql)\/|tests\/)/,
  },
];

test('every source file belongs to a layer', () => {
  expect(SOURCE_FILES.filter(({ path }) => !layerOf(path)).map(({ path }) => path)).toEqual([]);
});

test('imports go downwards', () => {
  const offences = IMPORTS.flatMap((found) => {
    const reason = refusal(found);
    return reason ? [violation(found.from, found.line, reason)] : [];
  });
  expect(offences).toEqual([]);
});

test('each of these packages is imported in only one place', () => {
  const offences = IMPORTS.flatMap((found) =>
    RESERVED.filter(({ what, only }) => what.test(found.target) && !only.test(found.from)).map(
      ({ only }) =>
        violation(found.from, found.line, `${found.specifier} is for ${only.source} alone`),
    ),
  );
  expect(offences).toEqual([]);
});

test('rules depend only on values and a date', () => {
  // Remembering the results of a rule does not change them.
  const allowed =
    /^(schema\/|\.\/|server\/lib\/memoized\.ts$|server\/modules\/(\w+\/)+\w+\.rules\.ts$)/;
  const offences = IMPORTS.filter(({ from }) => from.endsWith('.rules.ts'))
    .filter(
      ({ target, specifier, typeOnly }) =>
        !typeOnly && !allowed.test(target) && !allowed.test(specifier),
    )
    .map(({ from, line, specifier }) =>
      violation(from, line, `a rule may not import ${specifier}`),
    );
  expect(offences).toEqual([]);
});

test('no relative import climbs two folders', () => {
  // Files at the root have no alias to begin with.
  const climbing = IMPORTS.filter(
    ({ specifier, target }) => specifier.startsWith('../../') && layerOf(target)?.name !== 'root',
  );
  const offences = climbing.map(({ from, line, specifier }) =>
    violation(from, line, `${specifier}: begin with #client, #server, #schema or #tests`),
  );
  expect(offences).toEqual([]);
});

test('there are no barrel files', () => {
  const barrels = SOURCE_FILES.filter((file) => isBarrel(file)).map(({ path }) => path);
  // A major version of the router changes only this file: that is its purpose.
  expect(barrels.filter((path) => path !== 'client/lib/routing.ts')).toEqual([]);
});
