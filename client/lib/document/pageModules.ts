import type { PageLine, PageModule } from '#client/lib/page.ts';

const loaded = new Map<string, PageModule>();

/** The source path of a page. */
export const pageFile = (line: PageLine): string => `client/pages/${line.page}.tsx`;

export const loadPageList = () => import('./pageList.ts');

export async function loadPage(line: PageLine): Promise<PageModule> {
  const file = pageFile(line);
  const known = loaded.get(file);
  if (known) return known;
  const load = (await loadPageList()).pageList[`/${file}`];
  if (!load) throw new Error(`No page file ${file}`);
  const page = await load();
  loaded.set(file, page);
  return page;
}

/** Loads the script that the document names for its page, without waiting for the list of all pages. */
export async function loadOwnPage(line: PageLine): Promise<void> {
  const named = document.querySelector<HTMLMetaElement>('meta[name="page-script"]');
  if (!named) return;
  // Removed first: if this page cannot be loaded, another one may be shown instead.
  named.remove();
  loaded.set(pageFile(line), (await import(/* @vite-ignore */ named.content)) as PageModule);
}

/** A route's loader has always loaded its page before it is rendered. */
export function pageOf(line: PageLine): PageModule {
  const page = loaded.get(pageFile(line));
  if (!page) throw new Error(`Page ${line.page} is drawn before it is loaded`);
  return page;
}
