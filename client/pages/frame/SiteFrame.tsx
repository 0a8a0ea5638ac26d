import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useEffect, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CommandHost } from '#client/components/commands/CommandHost.tsx';
import { LazyCompareBar } from '#client/components/compare/LazyCompareBar.tsx';
import { Footer } from '#client/components/Footer.tsx';
import { Header } from '#client/components/Header.tsx';
import { SaveAfterLogin } from '#client/components/savedJobs/SaveAfterLogin.tsx';
import { LazyOfflineNotice } from '#client/components/offline/LazyOfflineNotice.tsx';
import { LazyOnboarding } from '#client/components/onboarding/LazyOnboarding.tsx';
import { graphql } from '#client/gql/gql.ts';
import { Outlet, ScrollRestoration, useNavigate, useNavigation } from '#client/lib/routing.ts';
import { useSession } from '#client/lib/session.ts';
import { followTheme } from '#client/lib/theme.ts';
import { followWindowErrors } from '#client/pages/frame/route/missingChunk.ts';
import { SessionNotices } from './SessionNotices.tsx';
import { useFrame } from './useFrame.ts';
import { useAnnouncement } from '#client/lib/document/announcer.ts';
import { loadOnUse } from '#client/ui/loadOnUse.ts';
import { Toaster } from '#client/ui/Toaster.tsx';

const VerifyEmailBanner = loadOnUse(
  async () => (await import('#client/components/VerifyEmailBanner.tsx')).VerifyEmailBanner,
);

const SiteFrameQuery = graphql(`
  query SiteFrame {
    site {
      name
      googleSignIn
      ...Footer_site
    }
  }
`);

export interface SiteData {
  siteName: string;
}

/** The frame's own query. If it fails, the frame is rendered without its data. */
export async function loadSite(client: ApolloClient): Promise<SiteData | null> {
  try {
    const { data } = await client.query({ query: SiteFrameQuery });
    return data ? { siteName: data.site.name } : null;
  } catch {
    return null;
  }
}

/** Around every page: skip link, header, the page, footer, and overlays. */
export function SiteFrame({ dialogs }: { dialogs: ReactNode }) {
  const t = useTranslations('shell');
  const navigate = useNavigate();
  const { data } = useQuery(SiteFrameQuery);
  const { user } = useSession();
  const { frame, work } = useFrame();
  useEffect(followTheme, []);
  useEffect(() => followWindowErrors((path) => void navigate(path)), [navigate]);

  return (
    <div data-frame={frame}>
      <a href={work === 'ADMIN' ? '#content' : '#main'} className="skip-link">
        {t('frame.skipToContent')}
      </a>
      <Progress />
      <Header work={work} />
      <LazyOfflineNotice />
      <SessionNotices />
      {user && !user.emailVerified && <VerifyEmailBanner />}
      <LazyOnboarding />
      <main
        id="main"
        tabIndex={-1}
        className="min-h-[70vh] focus:outline-none work:min-h-[calc(100dvh-var(--bar)-8rem)]"
      >
        <Outlet />
      </main>
      <Footer site={data?.site ?? null} isShort={work !== null} />
      {dialogs}
      <CommandHost />
      <LazyCompareBar />
      <SaveAfterLogin />
      <Toasts />
      <Announcer />
      <ScrollRestoration />
    </div>
  );
}

function Announcer() {
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {useAnnouncement()}
    </div>
  );
}

/** A line at the top while the next page loads. */
function Progress() {
  const t = useTranslations('shell');
  if (useNavigation().state !== 'loading') return null;
  return <div data-loading="" role="progressbar" aria-label={t('frame.loading')} />;
}

function Toasts() {
  const t = useTranslations('shell');
  const labels = {
    region: t('toasts.region'),
    close: t('toasts.close'),
    info: t('toasts.info'),
    success: t('toasts.success'),
    warning: t('toasts.warning'),
    error: t('toasts.error'),
  };
  return <Toaster labels={labels} />;
}
