import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useEffect, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CommandHost } from '#client/components/commands/CommandHost.tsx';
import { Footer } from '#client/components/Footer.tsx';
import { Header } from '#client/components/Header.tsx';
import { SaveAfterLogin } from '#client/components/savedJobs/SaveAfterLogin.tsx';
import { OnboardingPlace } from '#client/components/onboarding/OnboardingPlace.tsx';
import { VerifyEmailBanner } from '#client/components/VerifyEmailBanner.tsx';
import { graphql } from '#client/gql/gql.ts';
import { Outlet, ScrollRestoration, useNavigate } from '#client/lib/routing.ts';
import { followTheme } from '#client/lib/theme.ts';
import { Announcer } from './Announcer.tsx';
import { followWindowErrors } from '#client/pages/frame/route/missingChunk.ts';
import { Progress } from './Progress.tsx';
import { SessionNotices } from './SessionNotices.tsx';
import { Toasts } from './Toasts.tsx';

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

/** The frame of every page: skip link, header, the page, footer, and overlays. */
export function SiteFrame({ dialogs }: { dialogs: ReactNode }) {
  const t = useTranslations('shell');
  const navigate = useNavigate();
  const { data } = useQuery(SiteFrameQuery);
  useEffect(followTheme, []);
  useEffect(() => followWindowErrors((path) => void navigate(path)), [navigate]);

  return (
    <>
      <a href="#main" className="skip-link">
        {t('frame.skipToContent')}
      </a>
      <Progress />
      <Header />
      <SessionNotices />
      <VerifyEmailBanner />
      <OnboardingPlace />
      <main id="main" tabIndex={-1} className="min-h-[70vh] focus:outline-none">
        <Outlet />
      </main>
      <Footer site={data?.site ?? null} />
      {dialogs}
      <CommandHost />
      <SaveAfterLogin />
      <Toasts />
      <Announcer />
      <ScrollRestoration />
    </>
  );
}
