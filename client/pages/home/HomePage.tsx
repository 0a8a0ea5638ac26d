import { useQuery } from '@apollo/client/react';
import { graphql } from '#client/gql/gql.ts';
import type { MetaArgs, PageLoaderArgs } from '#client/lib/page.ts';
import { homeLocale, localeOfPath } from '#client/lib/locale.ts';
import { currentSession, useSession, type Session } from '#client/lib/session.ts';
import { loadOnUse } from '#client/ui/loadOnUse.ts';
import { AlertBanner } from './AlertBanner.tsx';
import { BestJob } from './BestJob.tsx';
import { Categories } from './Categories.tsx';
import { DashboardSkeleton } from './dashboard/DashboardSkeleton.tsx';
import { FeaturedJobs } from './FeaturedJobs.tsx';
import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { News } from './News.tsx';
import { NextSteps } from './NextSteps.tsx';

const HomePageQuery = graphql(`
  query HomePage {
    site {
      description
      ...Hero_site
      ...AlertBanner_site
    }
    newest: jobs(first: 12) {
      nodes {
        id
        ...NewestJobs_job
      }
    }
    categories(first: 8) {
      id
      ...CategoryCard_category
    }
    featured: jobs(first: 6, filter: { featured: true }) {
      nodes {
        id
        ...JobCard_job
      }
    }
    news: posts(first: 3) {
      nodes {
        id
        ...PostCard_post
      }
    }
  }
`);

const Dashboard = loadOnUse(async () => (await import('./dashboard/Dashboard.tsx')).Dashboard, {
  words: ['dashboard', 'interviews', 'jobFacts', 'profile', 'recommendation'],
});

/** For signed-in and onboarded users. An administrator's dashboard is in the admin area. */
function hasDashboard({ status, user, onboardingComplete }: Session): boolean {
  return status === 'member' && onboardingComplete && user?.role !== 'ADMIN';
}

/** The dashboard is loaded before a navigation ends, so that the focus finds its heading. */
export async function loader({ client, request }: PageLoaderArgs) {
  if (hasDashboard(currentSession()))
    return Dashboard.prepare(localeOfPath(new URL(request.url).pathname));
  const { data } = await client.query({ query: HomePageQuery });
  // Administrators write the description in the site's default language only.
  const isHome = localeOfPath(new URL(request.url).pathname) === homeLocale();
  return { about: isHome ? data?.site.description : undefined };
}

/** The description in search results begins with what administrators say about the site. */
export const meta = ({ words, data }: MetaArgs) => {
  const { about } = (data ?? {}) as { about?: string };
  const description = words('home')('meta.description');
  return {
    title: words('home')('meta.title'),
    description: about ? `${about.replace(/[.\s]+$/, '')}. ${description}` : description,
  };
};

/** The dashboard for users who have one, the landing page for everyone else. */
export function Page() {
  const session = useSession();
  if (session.user && hasDashboard(session))
    return <Dashboard user={session.user} waiting={<DashboardSkeleton />} />;
  return (
    <>
      <div className="[html[data-home]_&]:hidden">
        <Landing />
      </div>
      {/* Until the session is known, the document only says whether a dashboard is expected. */}
      {session.status === 'unknown' && (
        <DashboardSkeleton className="hidden [html[data-home]_&]:block" />
      )}
    </>
  );
}

/** The search stays usable while the figures are refetched. */
function Landing() {
  const query = useQuery(HomePageQuery);
  const data = query.data ?? query.previousData;
  return (
    <>
      <Hero site={data?.site ?? null} newest={data?.newest.nodes ?? []} />
      {data && data.categories.length > 0 && <Categories categories={data.categories} />}
      <FeaturedJobs jobs={data?.featured.nodes ?? null} error={query.error} retry={query.refetch} />
      <HowItWorks />
      {data && <AlertBanner site={data.site} />}
      <BestJob />
      {data && data.news.nodes.length > 0 && <News posts={data.news.nodes} />}
      <NextSteps />
    </>
  );
}
