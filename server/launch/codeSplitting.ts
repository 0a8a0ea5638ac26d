interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** Separate, because few pages wait for data by suspending. */
const SUSPENSE = {
  name: 'suspense',
  test: /@apollo[\\/]client[\\/]react[\\/](internal[\\/]cache[\\/]|hooks[\\/](useSuspenseQuery|internal[\\/](use(SuspenseHookCacheKey|RenderGuard)|validateSuspenseHookOptions|__use))\.)/,
  includeDependenciesRecursively: false,
};

const LIBRARY =
  /node_modules[\\/](react|react-dom|scheduler|@apollo|rxjs|graphql|optimism|@wry|react-router|react-router-dom|use-intl|@formatjs|intl-messageformat|icu-minify|tslib)[\\/]/;

/** Libraries that every page needs. They stay in browsers' caches when the site's own code changes. */
const LIBRARIES = {
  name: 'libraries',
  test: (id: string) => LIBRARY.test(id) && !SUSPENSE.test.test(id),
  includeDependenciesRecursively: false,
};

/** The parts of forms. The frame and the home page do not need them. */
const FIELDS = {
  name: (id: string, modules: Modules) => (hasHeavyImports(id, modules) ? null : 'fields'),
  test: /client[\\/](ui[\\/](fields[\\/]|(Checkbox|ErrorSummary|Field|TextField)\.tsx|looks[\\/]controlClass)|components[\\/]form[\\/])/,
  minShareCount: 20,
  includeDependenciesRecursively: false,
};

/** The top of inner pages, but not of the home page and the job search. */
const HEADING = {
  name: 'heading',
  test: /client[\\/]ui[\\/](PageHeading|layout[\\/]Breadcrumbs)\./,
  minShareCount: 20,
  includeDependenciesRecursively: false,
};

/**
 * Modules shared by so many pages that they would become many small files; visitors never load those of the admin
 * area.
 */
const SHARED = {
  name: (id: string, modules: Modules) => (hasHeavyImports(id, modules) ? null : 'shared'),
  test: (id: string) =>
    /client[\\/](ui|lib|components(?![\\/]admin[\\/]))[\\/]/.test(id) &&
    !FIELDS.test.test(id) &&
    !HEADING.test.test(id),
  minShareCount: 20,
};

/** The parts of overlays, without the dialog window. */
const OVERLAYS = {
  name: 'overlays',
  test: /client[\\/]ui[\\/](Dialog\.tsx|overlays[\\/](ConfirmDialog|Menu)\.)/,
  includeDependenciesRecursively: false,
};

/** Parts that the frame shares with many pages. Alone they would be five files of a few hundred bytes. */
const FRAME = {
  name: 'frame',
  test: /client[\\/](gql[\\/]fragment-masking|lib[\\/]teamRights)|schema[\\/]options[\\/](teamRoles|screens[\\/]pageKeys)|virtual:graphql\/(SessionUser|CompleteProfileBanner)_user/,
  includeDependenciesRecursively: false,
};

/** Small parts of every list of jobs, which would be a dozen files. */
const JOB_PARTS = {
  name: 'jobParts',
  test: /client[\\/](components[\\/](jobs[\\/](JobPay|useTextLanguage|marks[\\/]lazySeekerMarks)|company[\\/](Company(Answers|Logo)|VerifiedBadge)|compare[\\/]CompareButton|savedJobs[\\/]SaveJobButton|useCategoryTitle)|ui[\\/]figures[\\/]IconText)|lucide-react[\\/].*[\\/]icons[\\/](arrow-left-right|badge-check|banknote|bookmark|map-pin|message-square-reply)\.|schema[\\/]companyResponses\.|virtual:graphql\/(Company(Answers|Logo)_company|JobPay_job|VerifiedBadge_company)/,
  minShareCount: 2,
  includeDependenciesRecursively: false,
};

const OTHER_LIBRARY = /node_modules[\\/](?!lucide-react)/;
const knownResults = new Map<string, boolean>();

/** Modules that pull in more libraries, mainly those of forms, stay with the pages that need them. */
function hasHeavyImports(id: string, modules: Modules): boolean {
  const known = knownResults.get(id);
  if (known !== undefined) return known;
  knownResults.set(id, false);
  const imports = modules.getModuleInfo(id)?.importedIds ?? [];
  const answer =
    !LIBRARY.test(id) &&
    (OTHER_LIBRARY.test(id) || imports.some((imported) => hasHeavyImports(imported, modules)));
  knownResults.set(id, answer);
  return answer;
}

export const codeSplitting = {
  groups: [LIBRARIES, SUSPENSE, OVERLAYS, HEADING, SHARED, FIELDS, FRAME, JOB_PARTS],
};
