import { useTranslations } from 'use-intl';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Container } from '#client/ui/Container.tsx';
import { Counters } from './Counters.tsx';
import { NewestJobs, type NewestJobs_job } from './NewestJobs.tsx';
import { SearchForm } from './SearchForm.tsx';

export const Hero_site = graphql(`
  fragment Hero_site on Site {
    figures {
      ...Counters_figures
    }
  }
`);

interface HeroProps {
  site: FragmentType<typeof Hero_site> | null;
  newest: readonly FragmentType<typeof NewestJobs_job>[];
}

export function Hero({ newest, ...props }: HeroProps) {
  const t = useTranslations('home');
  const site = props.site && readFragment(Hero_site, props.site);
  return (
    <Container className="grid items-center gap-8 xl:gap-14 pt-8 pb-6 md:pt-16 md:pb-10 lg:grid-cols-[minmax(0,1.45fr)_minmax(0,0.8fr)] xl:grid-cols-[minmax(0,1.32fr)_minmax(0,0.85fr)]">
      <div>
        <p className="inline-flex rounded-full bg-genda-wash px-3 py-1 text-sm font-semibold text-genda-text">
          {t('hero.claim')}
        </p>
        <h1 className="mt-4 text-[clamp(2.125rem,5.4vw,3.75rem)] leading-[1.06] font-bold tracking-[-0.028em] [html:lang(hi)_&]:leading-[1.28] [html:lang(hi)_&]:tracking-normal">
          {t('hero.heading')}
        </h1>
        <p className="mt-3 mb-6 max-w-[34em] text-base text-soft md:text-[1.1875rem]">
          {t('hero.lead')}
        </p>
        <SearchForm />
        <Counters figures={site?.figures ?? null} />
      </div>
      <NewestJobs jobs={newest} />
    </Container>
  );
}
