import { useQuery } from '@apollo/client/react';
import { graphql } from '#client/gql/gql.ts';
import type { MetaArgs, PageLoaderArgs } from '#client/lib/page.ts';
import { AlertBanner } from './AlertBanner.tsx';
import { BestJob } from './BestJob.tsx';
import { Categories } from './Categories.tsx';
import { FeaturedJobs } from './FeaturedJobs.tsx';
import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { NextSteps } from './NextSteps.tsx';

const HomePageQuery = graphql(`
  query HomePage {
    site {
      ...Hero_site
      ...AlertBanner_site
    }
    newest: jobs(first: 3) {
      nodes {
        id
        ...NewestJobs_job
      }
    }
    categories {
      id
      ...CategoryCard_category
    }
    featured: jobs(first: 6, featured: true) {
      nodes {
        id
        ...JobCard_job
      }
    }
  }
`);

export async function loader({ client }: PageLoaderArgs) {
  await client.query({ query: HomePageQuery });
}

export const meta = ({ words }: MetaArgs) => ({
  title: words('home')('meta.title'),
  description: words('home')('meta.description'),
});

/** The public landing page. Its search stays usable while the figures behind it are fetched afresh. */
export function Page() {
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
      <NextSteps />
    </>
  );
}
