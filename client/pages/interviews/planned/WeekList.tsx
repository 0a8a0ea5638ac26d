import { useTranslations } from 'use-intl';
import { InterviewStatusTag } from '#client/components/interviews/InterviewStatusTag.tsx';
import { useZonedTime } from '#client/components/interviews/useZonedTime.ts';
import { useTeamRight } from '#client/components/team/useTeamRight.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Tag } from '#client/ui/Tag.tsx';
import { NextInterview } from './NextInterview.tsx';
import { addDays } from './weeks.ts';

export const WeekList_interviews = graphql(`
  fragment WeekList_interviews on Interview {
    id
    kind
    title
    status
    startsAt
    endsAt
    place
    link
    interviewers {
      id
      name
    }
    application {
      id
      name
      job {
        id
        title
      }
    }
  }
`);

interface WeekListProps {
  monday: string;
  /** In the reader's time zone. */
  today: string;
  interviews: readonly FragmentType<typeof WeekList_interviews>[];
  timeZone: string;
}

/** The interviews of a week in the reader's time zone, by day. */
export function WeekList({ monday, today, timeZone, ...props }: WeekListProps) {
  const t = useTranslations('interviews');
  const zoned = useZonedTime(timeZone);
  const maySchedule = useTeamRight('schedule');
  const sunday = addDays(monday, 6);
  const ofWeek = readFragment(WeekList_interviews, props.interviews).filter(({ startsAt }) => {
    const day = zoned.dayKey(startsAt!);
    return day >= monday && day <= sunday;
  });
  if (ofWeek.length === 0)
    return (
      <EmptyState
        drawing="folder"
        title={t('week.none')}
        message={t(maySchedule ? 'week.noneHint' : 'week.noneOwn')}
      >
        <NextInterview monday={monday} timeZone={timeZone} />
      </EmptyState>
    );
  const days = Map.groupBy(ofWeek, ({ startsAt }) => zoned.dayKey(startsAt!));
  return (
    <div className="grid gap-6">
      {[...days].map(([key, ofDay]) => (
        <section key={key} aria-labelledby={`day-${key}`}>
          <h2 id={`day-${key}`} className="mb-2 flex items-center gap-2 text-base font-semibold">
            {zoned.day(ofDay[0]!.startsAt!)}
            {key === today && <Tag tone="info"> {t('week.today')}</Tag>}
          </h2>
          <ul className="divide-y divide-line rounded-card border border-line bg-card">
            {ofDay.map(({ id, application, interviewers, ...interview }) => (
              <li
                key={id}
                className="grid gap-x-5 gap-y-1 px-4 py-3 sm:grid-cols-[minmax(11.5rem,max-content)_minmax(0,1fr)_auto]"
              >
                <p className="tabular font-semibold whitespace-nowrap">
                  {zoned.clock(interview.startsAt!)} – {zoned.clock(interview.endsAt!)}
                </p>
                <div className="min-w-0 text-sm">
                  {application && (
                    <p className="text-base">
                      <Link
                        to={`/manage-applications/${application.id}#interviews`}
                        className="hit-44 font-semibold underline-offset-4 hover:underline"
                      >
                        {application.name}
                      </Link>
                      , {application.job.title}
                    </p>
                  )}
                  <p className="text-soft">
                    {interview.title} · {t(`kind.${interview.kind}`)} ·{' '}
                    {interviewers.map(({ name }) => name ?? t('noName')).join(', ')}
                  </p>
                  {interview.place && <p className="wrap-anywhere">{interview.place}</p>}
                  {interview.link && (
                    <a
                      href={interview.link}
                      rel="noreferrer"
                      className="hit-44 text-link wrap-anywhere"
                    >
                      {interview.link}
                    </a>
                  )}
                </div>
                <div>
                  <InterviewStatusTag status={interview.status} />
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
