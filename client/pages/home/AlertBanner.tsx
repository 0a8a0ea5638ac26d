import { useTranslations } from 'use-intl';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { useSession } from '#client/lib/session.ts';
import { Container } from '#client/ui/Container.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';

export const AlertBanner_site = graphql(`
  fragment AlertBanner_site on Site {
    figures {
      newJobsThisWeek
    }
  }
`);

export function AlertBanner(props: { site: FragmentType<typeof AlertBanner_site> }) {
  const t = useTranslations('home');
  const { user } = useSession();
  const { newJobsThisWeek } = readFragment(AlertBanner_site, props.site).figures;
  return (
    <Container className="py-8 md:py-11">
      <section
        aria-labelledby="alert-banner"
        className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5 rounded-[16px] bg-band p-6 text-on-band md:px-9 md:py-8"
      >
        <div className="flex-[1_1_20rem]">
          <h2 id="alert-banner" className="text-xl md:text-[1.75rem]">
            {t('alert.heading', { count: newJobsThisWeek })}
          </h2>
          <p className="mt-1 text-soft-on-band">{t('alert.text')}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          {user?.role !== 'EMPLOYER' && (
            <Link
              to="/job-alerts"
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:decoration-2"
            >
              {t('alert.create')}
            </Link>
          )}
          <Link to="/browse-jobs" className={buttonClass({ variant: 'accent' })}>
            {t('alert.all')}
          </Link>
        </div>
      </section>
    </Container>
  );
}
