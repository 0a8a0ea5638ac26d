import type { HeadContext } from '#client/lib/document/head.ts';
import type { SiteLocale } from '#client/lib/locale.ts';
import type { PageLine, PageMeta } from '#client/lib/page.ts';
import { pageOf } from '#client/lib/document/pageModules.ts';
import type { StaticHandlerContext } from '#client/lib/routing.ts';
import { translatorOf } from '#client/lib/words.ts';
import { headContext } from './headContext.ts';
import { routePath } from './routePath.ts';
import type { SiteData } from '#client/pages/frame/SiteFrame.tsx';

interface ServerHeadOptions {
  line: PageLine;
  context: StaticHandlerContext;
  locale: SiteLocale;
  origin: string;
}

/** What useHead does in the browser, from the router's response. A failed page gets only the site's name. */
export function serverHead({ line, context, locale, origin }: ServerHeadOptions) {
  const words = translatorOf(locale, ['shell', ...(line.words ?? [])]);
  const shell = words('shell');
  const site = context.loaderData.frame as SiteData | null | undefined;
  const siteName = site?.siteName ?? shell('frame.brand');
  const params = context.matches.at(-1)?.params ?? {};
  const failed = { title: failedTitle(context.statusCode), noindex: true, canonical: null };
  const page: PageMeta = context.errors
    ? failed
    : pageOf(line).meta({ words, params, data: context.loaderData[line.path], line });

  const fullTitle = shell('frame.titleWithSite', { title: page.title, site: siteName });
  const pathname = routePath(`${origin}${context.location.pathname}`, locale).replace(/\?.*$/, '');
  const head: HeadContext = headContext(line, { locale, origin, siteName, pathname, fullTitle });
  return { page, head };

  function failedTitle(status: number): string {
    return shell(status === 404 ? 'notFound.heading' : 'errors.heading');
  }
}
