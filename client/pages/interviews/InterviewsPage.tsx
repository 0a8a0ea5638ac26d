import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Placeholders } from '#client/components/Placeholders.tsx';
import { LoadFailed } from '#client/components/LoadFailed.tsx';
import { graphql } from '#client/gql/gql.ts';
import { clock } from '#client/lib/clock.ts';
import { useArrivals } from '#client/lib/live/useArrivals.ts';
import type { MetaArgs } from '#client/lib/page.ts';
import { Link, useSearchParams } from '#client/lib/routing.ts';
import { Container } from '#client/ui/Container.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { PageHeading } from '#client/ui/PageHeading.tsx';
import { useFreshQuery } from '#client/lib/apollo/useFreshQuery.ts';
import { OwnTimeZone } from './planned/OwnTimeZone.tsx';
import { WeekList } from './planned/WeekList.tsx';
import { DEFAULT_TIME_ZONE } from '#schema/options/interviews.ts';
import { addDays, mondayOf, windowOfWeek } from './planned/weeks.ts';

const InterviewsPageQuery = graphql(`
  query InterviewsPage($from: DateTime!, $until: DateTime!) {
    viewer {
      timeZone
      interviews(from: $from, until: $until) {
        id
        ...WeekList_interviews
      }
    }
  }
`);

export const meta = ({ words }: MetaArgs) => ({ title: words('interviews')('week.title') });

const DATE = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/** The company's interviews, one week at a time. */
export function Page() {
  const t = useTranslations('interviews');
  const format = useFormatter();
  const [params] = useSearchParams();
  // Known once the interviews have loaded; until then the week of India is shown.
  const [timeZone, setTimeZone] = useState<string>(DEFAULT_TIME_ZONE);
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(clock.now());
  const thisWeek = mondayOf(today)!;
  const monday = mondayOf(params.get('week') ?? today) ?? thisWeek;
  const { data, failure, refetch } = useFreshQuery(InterviewsPageQuery, {
    variables: windowOfWeek(monday),
  });
  useArrivals(refetch);
  const viewer = data?.viewer;
  if (viewer && viewer.timeZone !== timeZone) setTimeZone(viewer.timeZone);
  const toWeek = (day: string) => (day === thisWeek ? '/interviews' : `/interviews?week=${day}`);
  return (
    <Container className="py-5 md:py-7">
      <PageHeading
        size="work"
        lead={format.dateTimeRange(new Date(monday), new Date(addDays(monday, 6)), DATE)}
        actions={
          <nav aria-label={t('week.nav')} className="flex flex-wrap gap-2">
            <Link to={toWeek(addDays(monday, -7))} className={buttonClass({ size: 's' })}>
              {t('week.previous')}
            </Link>
            {monday !== thisWeek && (
              <Link to="/interviews" className={buttonClass({ size: 's' })}>
                {t('week.this')}
              </Link>
            )}
            <Link to={toWeek(addDays(monday, 7))} className={buttonClass({ size: 's' })}>
              {t('week.next')}
            </Link>
          </nav>
        }
      >
        {t('week.title')}
      </PageHeading>
      <div className="mt-5 grid gap-6">
        {viewer ? (
          <>
            <WeekList
              key={monday}
              monday={monday}
              today={today}
              interviews={viewer.interviews}
              timeZone={viewer.timeZone}
            />
            <OwnTimeZone timeZone={viewer.timeZone} />
          </>
        ) : failure ? (
          <LoadFailed message={t('loadFailed')} {...failure} />
        ) : (
          <Waiting />
        )}
      </div>
    </Container>
  );
}

export function Waiting() {
  return (
    <Placeholders
      className="grid gap-3 px-4 py-5 md:px-6"
      blocks={['h-6 w-40', 'h-20 w-full', 'h-20 w-full']}
    />
  );
}
