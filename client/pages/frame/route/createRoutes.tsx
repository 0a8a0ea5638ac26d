import type { ApolloClient } from '@apollo/client';
import type { ReactNode } from 'react';
import { checkAccess } from '#client/lib/guard/access.ts';
import type { SiteLocale } from '#client/lib/locale.ts';
import { notFound, type PageLine } from '#client/lib/page.ts';
import { loadPage } from '#client/lib/document/pageModules.ts';
import { redirect, type LoaderFunctionArgs, type RouteObject } from '#client/lib/routing.ts';
import { currentSession, settledSession } from '#client/lib/session.ts';
import { loadWords, translatorOf } from '#client/lib/words.ts';
import { LENGTHS } from '#schema/validation/lengths.ts';
import { PageSkeleton } from '#client/pages/frame/PageSkeleton.tsx';
import { ErrorScreen } from '#client/pages/frame/ErrorScreen.tsx';
import { companyOfLink } from './companyOfLink.ts';
import { missingChunk } from './missingChunk.ts';
import { OpenCompany, PageRoute } from './PageRoute.tsx';
import { routePath } from './routePath.ts';
import { loadSite, SiteFrame } from '#client/pages/frame/SiteFrame.tsx';
import { redirectFor } from './redirectFor.ts';

interface Surroundings {
  /** Null on the server, where each page has its own in the request's context. */
  client: ApolloClient | null;
  locale: SiteLocale;
  /** Overlays of every page. They live in another area, so the router passes them in. */
  dialogs: ReactNode;
}

/** The router's table: one frame that contains a route per page. */
export function createRoutes(lines: readonly PageLine[], around: Surroundings): RouteObject[] {
  return [
    {
      id: 'frame',
      element: <SiteFrame dialogs={around.dialogs} />,
      errorElement: <ErrorScreen />,
      hydrateFallbackElement: <PageSkeleton />,
      loader: (args) => loadSite(clientOf(around, args)),
      shouldRevalidate: () => false,
      children: [
        {
          id: 'pages',
          errorElement: <ErrorScreen />,
          children: lines.map((line) => ({
            id: line.path,
            path: line.path,
            handle: line,
            element: <PageRoute line={line} />,
            loader: (args) => loadLine(line, around, args),
          })),
        },
      ],
    },
  ];
}

function clientOf({ client }: Surroundings, { context }: LoaderFunctionArgs): ApolloClient {
  return client ?? (context as { client: ApolloClient }).client;
}

async function loadLine(line: PageLine, around: Surroundings, args: LoaderFunctionArgs) {
  const { locale } = around;
  const { params, request } = args;
  const page = await prepareLine(line, locale).catch((error: unknown) =>
    missingChunk(error, request.url),
  );
  if (line.access !== 'public') {
    // The server never has the token: it renders the frame and a skeleton.
    if (!around.client) return null;
    const verdict = checkAccess(line.access, await settledSession());
    const away = redirectFor(
      verdict,
      { access: line.access, path: routePath(request.url, locale) },
      translatorOf(locale, ['shell']),
    );
    if (away) throw redirect(away);
    if (verdict !== 'allow') return null;
    // The page is loaded once the account works for that company.
    if (companyOfLink(line, currentSession(), new URL(request.url).search)) {
      await OpenCompany.prepare(locale).catch((error: unknown) => missingChunk(error, request.url));
      return null;
    }
  }
  if (isTooLong(params)) throw notFound();
  return (await page.loader?.({ client: clientOf(around, args), params, request })) ?? null;
}

/** The server would refuse parameters of this length, so the address is treated as one that does not exist. */
function isTooLong(params: LoaderFunctionArgs['params']): boolean {
  return Object.entries(params).some(
    ([name, value = '']) => value.length > (name.endsWith('Id') ? LENGTHS.id : LENGTHS.argument),
  );
}

/** The code and words a page needs before it can be rendered. */
export async function prepareLine(line: PageLine, locale: SiteLocale) {
  const [page] = await Promise.all([loadPage(line), loadWords(locale, line.words ?? [])]);
  return page;
}
