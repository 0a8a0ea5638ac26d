import type { PageLine, PageModule } from '#client/lib/page.ts';

const pages = import.meta.glob<PageModule>([
  '/client/pages/*/*Page.tsx',
  '!/client/pages/{account,addJob,admin,alerts,applications,companyProfile,compare,dev,hiringStages,integrations,interviews,manageApplications,manageJobs,messages,offline,profile,recommendations,saved,settings,team}/*Page.tsx',
]);
const loaded = new Map<string, PageModule>();

const fileOf = (line: PageLine): string => `/client/pages/${line.page}.tsx`;

/** The source paths of a page, and of the list it is in, for preloading their chunks. */
export function pageFiles(line: PageLine): string[] {
  const file = fileOf(line);
  return [...(pages[file] ? [] : ['client/lib/document/deskPages.ts']), file.slice(1)];
}

export async function loadPage(line: PageLine): Promise<PageModule> {
  const file = fileOf(line);
  const known = loaded.get(file);
  if (known) return known;
  const load = pages[file] ?? (await import('./deskPages.ts')).deskPages[file];
  if (!load) throw new Error(`No page file ${file}`);
  const page = await load();
  loaded.set(file, page);
  return page;
}

/** A route's loader has always loaded its page before it is rendered. */
export function pageOf(line: PageLine): PageModule {
  const page = loaded.get(fileOf(line));
  if (!page) throw new Error(`Page ${line.page} is drawn before it is loaded`);
  return page;
}
