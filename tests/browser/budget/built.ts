import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { PageLine } from '#client/lib/page.ts';

interface Chunk {
  file: string;
  src?: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

const MANIFEST = JSON.parse(readFileSync('dist/client/manifest.json', 'utf8')) as Record<
  string,
  Chunk
>;

/** The page file of each built script that has one. */
const PAGE_OF_SCRIPT = new Map(
  Object.entries(MANIFEST)
    .filter(([source]) => /^client\/pages\/.*Page\.tsx$/.test(source))
    .map(([source, { file }]) => [`/${file}`, source]),
);

/** The size as sent to a browser without Brotli. */
export function zippedSize(path: string): number {
  return gzipSync(readFileSync(`dist/client${path}`), { level: 9 }).length;
}

/** The pages whose own code is in these scripts. */
export function pagesAmong(paths: string[]): string[] {
  return paths.flatMap((path) => PAGE_OF_SCRIPT.get(path) ?? []);
}

/** The scripts that a page loads before it is shown, without its words. */
function scriptsOf(line: PageLine): string[] {
  const scripts = new Set<string>();
  const collect = (source: string) => {
    const chunk = MANIFEST[source];
    if (!chunk) throw new Error(`${source} is not in the build`);
    if (scripts.has(`/${chunk.file}`)) return;
    scripts.add(`/${chunk.file}`);
    for (const imported of chunk.imports ?? []) collect(imported);
  };
  collect('client/main.tsx');
  collect(pageSource(line));
  return [...scripts];
}

/** The pages whose code a page's script includes: it should be that page only. */
export const pagesBehind = (line: PageLine): string[] => pagesAmong(scriptsOf(line));

const sizes = new Map<string, number>();

/** The size of a page's scripts in a browser without Brotli. */
export function sizeOfPage(line: PageLine): number {
  let sum = 0;
  for (const script of scriptsOf(line)) {
    const size = sizes.get(script) ?? zippedSize(script);
    sizes.set(script, size);
    sum += size;
  }
  return sum;
}

export const pageSource = ({ page }: PageLine): string => `client/pages/${page}.tsx`;
