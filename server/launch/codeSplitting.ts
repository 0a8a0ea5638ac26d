interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** What every page needs stays in browsers' caches while the site's own code changes. */
const LIBRARIES = {
  name: 'libraries',
  test: /node_modules[\\/](react|react-dom|scheduler|@apollo|rxjs|graphql|optimism|@wry|react-router|react-router-dom|use-intl|@formatjs|intl-messageformat|icu-minify|tslib)[\\/]/,
};

/** Parts that so many pages share that they would only be many small files; those of the admin area are no visitor's. */
const SHARED = {
  name: (id: string, modules: Modules) => (bringsMore(id, modules) ? null : 'shared'),
  test: /client[\\/](ui|lib|components(?![\\/]admin[\\/]))[\\/]/,
  minShareCount: 20,
};

const OTHER_LIBRARY = /node_modules[\\/](?!lucide-react)/;
const answers = new Map<string, boolean>();

/** What brings more libraries along, those of forms above all, stays with the pages that need them. */
function bringsMore(id: string, modules: Modules): boolean {
  const known = answers.get(id);
  if (known !== undefined) return known;
  answers.set(id, false);
  const imports = modules.getModuleInfo(id)?.importedIds ?? [];
  const answer =
    !LIBRARIES.test.test(id) &&
    (OTHER_LIBRARY.test(id) || imports.some((imported) => bringsMore(imported, modules)));
  answers.set(id, answer);
  return answer;
}

export const codeSplitting = { groups: [LIBRARIES, SHARED] };
