import { Suspense, useEffect, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Words } from '#client/components/Words.tsx';
import { checkAccess, type Access, type Verdict } from '#client/lib/guard/access.ts';
import type { PageLine, PageMeta } from '#client/lib/page.ts';
import { pageOf } from '#client/lib/document/pageModules.ts';
import {
  Navigate,
  useLocation,
  useNavigate,
  useParams,
  useRouteLoaderData,
} from '#client/lib/routing.ts';
import { useSession } from '#client/lib/session.ts';
import { translatorOf } from '#client/lib/words.ts';
import { useApp } from '#client/pages/frame/AppContext.ts';
import { companyOfLink } from './companyOfLink.ts';
import { OpensDialog } from './OpensDialog.tsx';
import { PageSkeleton } from '#client/pages/frame/PageSkeleton.tsx';
import { redirectFor } from './redirectFor.ts';
import { PageLineContext } from './usePageLine.ts';
import { applyHead, type HeadContext } from '#client/lib/document/head.ts';
import { useFocusHeading } from './useFocusHeading.ts';
import { headContext } from './headContext.ts';
import { useSiteName } from '#client/pages/frame/useSiteName.ts';
import { loadOnUse } from '#client/ui/loadOnUse.ts';

/** The page of a link that names a company opens once the account works for it. */
export const OpenCompany = loadOnUse(async () => (await import('./OpenCompany.tsx')).OpenCompany, {
  words: ['team'],
});
const AccessDenied = loadOnUse(
  async () => (await import('#client/pages/frame/AccessDenied.tsx')).AccessDenied,
);

const NO_WORDS = [] as const;

/** Renders one entry of the page list: first the guard, then the page with its words. */
export function PageRoute({ line }: { line: PageLine }) {
  const session = useSession();
  const { search } = useLocation();
  const verdict = checkAccess(line.access, session);
  const instead = session.user && line.instead?.[session.user.role];

  if (instead) return <Navigate to={instead} replace />;
  if (verdict === 'denied') return <AccessDenied waiting={<PageSkeleton />} />;
  if (verdict !== 'allow' && verdict !== 'wait')
    return <RedirectAway verdict={verdict} access={line.access} />;
  const company = companyOfLink(line, session, search);
  if (company) return <OpenCompany companyId={company} waiting={<PageSkeleton />} />;

  const { Page, Waiting = PageSkeleton } = pageOf(line);
  const areas = line.words ?? NO_WORDS;
  if (verdict === 'wait')
    return (
      <Words areas={areas}>
        <Waiting />
      </Words>
    );
  return (
    <PageLineContext value={line}>
      <Words areas={areas}>
        <Suspense fallback={<Waiting />}>
          <Page />
          <PageFocus line={line} />
        </Suspense>
        {line.opens && <OpensDialog name={line.opens} />}
      </Words>
    </PageLineContext>
  );
}

/** The session ended, or turned out to be another user's, while the page was open. */
function RedirectAway({ verdict, access }: { verdict: Verdict; access: Access }) {
  const { locale } = useApp();
  const { ended } = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const words = translatorOf(locale, ['shell']);
    // A user who logs out here is not asked to log in again.
    const away =
      ended === 'left' ? '/' : redirectFor(verdict, { access, path: pathname + search }, words);
    if (away) void navigate(away, { replace: true });
  }, [verdict, access, ended, pathname, search, locale, navigate]);
  return <PageSkeleton />;
}

/**
 * Rendered beside a page, inside its Suspense: sets title and focus and announces the page once its content is there.
 */
function PageFocus({ line }: { line: PageLine }) {
  const headOf = useHead(line);
  const applied = useRef('');
  // In the effect, because on the server serverHead does it.
  useEffect(() => {
    const { page, context } = headOf();
    const head = JSON.stringify([page, context]);
    if (applied.current !== head) applyHead(page, context);
    applied.current = head;
  });
  useFocusHeading();
  return null;
}

function useHead(line: PageLine): () => { page: PageMeta; context: HeadContext } {
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
  return () => {
    const page = pageOf(line).meta({ words, params, data, line });
    const fullTitle = t('frame.titleWithSite', { title: page.title, site: siteName });
    return { page, context: headContext(line, { locale, origin, siteName, pathname, fullTitle }) };
  };
}
