import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const WORKER = /\/client\/serviceWorker\.ts$/;
const ENTRY = 'client/main.tsx';
/** What a seeker can open without a network. */
const PAGES = [
  'client/pages/saved/SavedJobsPage.tsx',
  'client/pages/applications/MyApplicationsPage.tsx',
  'client/pages/applications/ApplicationPage.tsx',
  'client/pages/jobs/JobDetailsPage.tsx',
  'client/pages/offline/OfflinePage.tsx',
];
/** Other pages, dialogs and words load when they are wanted; words depend on the language. */
const NOT_FOLLOWED =
  /^client\/pages\/.*(Page|Dialog)\.tsx$|^client\/pages\/(home|browse)\/|^client\/components\/(onboarding|commands)\/|^schema\/words\/|^client\/lib\/catalogues\//;

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/**
 * Tells the service worker which build it belongs to, and which files the pages need that open without a network. The
 * version is a hash of the names of all files, which are hashes of their content: the same sources give the same worker
 * on every machine.
 */
export function workerFacts(manifestFile: string): Plugin {
  return {
    name: 'worker-facts',
    // Runs before the types are removed, because the declaration is removed with them.
    enforce: 'pre',
    transform(code, id) {
      if (!WORKER.test(id) || this.environment.mode !== 'build') return undefined;
      const text = readFileSync(manifestFile, 'utf8');
      const version = createHash('sha256').update(text).digest('hex').slice(0, 16);
      const files = filesOffline(JSON.parse(text) as Manifest);
      const facts = `const BUILD = ${JSON.stringify({ version, files })};`;
      return { code: code.replace(/^declare const BUILD\b.*$/m, facts), map: null };
    },
  };
}

/** The files behind these pages, including what they load later. */
export function filesOffline(manifest: Manifest): string[] {
  const seen = new Set<string>();
  const files = new Set<string>();
  const follow = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(`/${file}`);
    for (const next of chunk.imports ?? []) follow(next);
    for (const next of chunk.dynamicImports ?? []) if (!NOT_FOLLOWED.test(next)) follow(next);
  };
  [ENTRY, ...PAGES].forEach(follow);
  return [...files].toSorted();
}
