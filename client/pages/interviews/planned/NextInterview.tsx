import { useQuery } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { useZonedTime } from '#client/components/interviews/useZonedTime.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { addDays, windowOfWeek } from './weeks.ts';

const NextInterviewQuery = graphql(`
  query NextInterview($from: DateTime) {
    viewer {
      interviews(from: $from) {
        id
        status
        startsAt
      }
    }
  }
`);

/** Where to go from a week without interviews: to the next one, or to the applications. */
export function NextInterview({ monday, timeZone }: { monday: string; timeZone: string }) {
  const t = useTranslations('interviews');
  const zoned = useZonedTime(timeZone);
  const { from } = windowOfWeek(addDays(monday, 7));
  const { data } = useQuery(NextInterviewQuery, { variables: { from } });
  const isLater = (moment: string) => zoned.dayKey(moment) > addDays(monday, 6);
  const startsAt = data?.viewer?.interviews.find(
    (one) => one.status === 'BOOKED' && isLater(one.startsAt!),
  )?.startsAt;
  return (
    <Link
      to={startsAt ? `/interviews?week=${zoned.dayKey(startsAt)}` : '/manage-applications'}
      className={buttonClass({ variant: 'main' })}
    >
      {startsAt ? t('week.upcoming', { day: zoned.day(startsAt) }) : t('week.applications')}
    </Link>
  );
}
