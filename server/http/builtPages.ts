import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageSource, Tags } from './pages.ts';

interface Chunk {
  file: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
}

const ENTRY = 'client/main.tsx';
const PAGE = /^client\/pages\/.*Page\.tsx$/;
const EXPLORER = 'client/explorer.tsx';
/** Preloaded together with the styles: the font every page uses, and the one for Hindi. */
const LATIN = /\banek-latin-latin-wght-normal-[\w-]+\.woff2$/;
const HINDI = [/\bhindi-widths-[\w-]+\.woff2$/, /\bhindi-letters-[\w-]+\.woff2$/];

/** The pages as built by `npm run build`. */
export async function builtPages(dist: string): Promise<PageSource> {
  const manifest = (await readJson(dist, 'client/manifest.json')) as Record<string, Chunk>;
  const renderer = (await import(
    /* @vite-ignore */ pathToFileURL(join(dist, 'server/render.js')).href
  )) as Pick<PageSource, 'render'> & { THEME_SCRIPT: string; PAGE_SCRIPT: string };
  /** Keyed by the modules of a page, which include the words of its language. */
  const tags = new Map<string, ReturnType<typeof tagsOf>>();
  return {
    assets: join(dist, 'client'),
    isDevelopment: false,
    isKept: true,
    serviceWorker: await readFile(join(dist, 'worker/sw.js'), 'utf8'),
    preloads: (locale) => {
      const { css = [] } = manifest[ENTRY]!;
      return [
        ...css.map((file) => `</${file}>; rel=preload; as=style`),
        ...fontsOf(manifest, locale).map(
          (file) => `</${file}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
        ),
      ];
    },
    operations: (await readJson(dist, 'server/operations.json')) as Record<string, string>,
    inlineScript: async () => renderer.THEME_SCRIPT,
    pageScript: async () => renderer.PAGE_SCRIPT,
    render: renderer.render,
    tags: async (_url, page) => {
      const key = `${page.canWait} ${page.modules.join(' ')}`;
      const known = tags.get(key) ?? tagsOf(manifest, page);
      tags.set(key, known);
      return known;
    },
    explorerTags: async () => {
      const explorer = (await readJson(dist, 'client/explorer.json')) as Record<string, Chunk>;
      const { file, css = [] } = explorer[EXPLORER]!;
      const styles = css.map((style) => `<link rel="stylesheet" href="/${style}">`);
      return [...styles, `<script type="module" src="/${file}"></script>`].join('\n');
    },
  };
}

const readJson = async (dist: string, file: string): Promise<unknown> =>
  JSON.parse(await readFile(join(dist, file), 'utf8'));

function fontsOf(manifest: Record<string, Chunk>, locale: string): string[] {
  const { assets = [] } = manifest[ENTRY]!;
  const letters = locale === 'hi' ? [LATIN, ...HINDI] : [LATIN];
  return letters.flatMap((font) => assets.filter((file) => font.test(file)));
}

function tagsOf(
  manifest: Record<string, Chunk>,
  { modules, locale, canWait }: Parameters<PageSource['tags']>[1],
): Tags {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const collect = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const imported of chunk.imports ?? []) collect(imported);
  };
  [ENTRY, ...modules].forEach(collect);
  const { file: entry } = manifest[ENTRY]!;
  const page = manifest[modules.find((name) => PAGE.test(name)) ?? ''];
  const looks = [
    ...(page ? [`<meta name="page-script" content="/${page.file}">`] : []),
    ...fontsOf(manifest, locale).map(
      (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...[...styles].map((file) => `<link rel="stylesheet" href="/${file}">`),
  ];
  const parts = [...scripts].filter((file) => file !== entry);
  if (canWait)
    return { html: looks.join('\n'), waiting: [entry, ...parts].map((file) => `/${file}`) };
  const code = [
    ...parts.map((file) => `<link rel="modulepreload" href="/${file}">`),
    `<script type="module" src="/${entry}"></script>`,
  ];
  return { html: [...looks, ...code].join('\n'), waiting: [] };
}
