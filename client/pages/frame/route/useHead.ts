import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { HeadContext } from '#client/lib/document/head.ts';
import type { PageLine, PageMeta } from '#client/lib/page.ts';
import { pageOf } from '#client/lib/document/pageModules.ts';
import { useLocation, useParams, useRouteLoaderData } from '#client/lib/routing.ts';
import { translatorOf } from '#client/lib/words.ts';
import { useApp } from '#client/pages/frame/AppContext.ts';
import { headContext } from './headContext.ts';
import { useSiteName } from '#client/pages/frame/useSiteName.ts';

export function useHead(line: PageLine): { page: PageMeta; context: HeadContext } {
  const { locale, origin } = useApp();
  const t = useTranslations('shell');
  const siteName = useSiteName();
  const { pathname } = useLocation();
  const params = useParams();
  const data: unknown = useRouteLoaderData(line.path);
  const words = useMemo(
    () => translatorOf(locale, ['shell', ...(line.words ?? [])]),
    [locale, line],
  );
  const page = pageOf(line).meta({ words, params, data, line });
  const fullTitle = t('frame.titleWithSite', { title: page.title, site: siteName });
  return { page, context: headContext(line, { locale, origin, siteName, pathname, fullTitle }) };
}
