import { useTranslations } from 'use-intl';
import { useZonedTime } from '#client/components/interviews/useZonedTime.ts';
import { graphql } from '#client/gql/gql.ts';
import { useArrivals } from '#client/lib/live/useArrivals.ts';
import { Link } from '#client/lib/routing.ts';
import { Card } from '#client/ui/Card.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { useFreshQuery } from '#client/lib/apollo/useFreshQuery.ts';
import type { RegistrationRole } from '#schema/options/roles.ts';

const NextInterviewsQuery = graphql(`
  query NextInterviews {
    viewer {
      timeZone
      interviews {
        id
        kind
        status
        startsAt
        invitationPath
        application {
          id
          name
          job {
            id
            title
            company {
              id
              name
            }
          }
        }
      }
    }
  }
`);

const SHOWN = 3;

/** What is next in the calendar; nothing while nothing is booked. */
export function NextInterviews({ role }: { role: RegistrationRole }) {
  const t = useTranslations('interviews');
  const { data, refetch } = useFreshQuery(NextInterviewsQuery);
  useArrivals(refetch);
  const zoned = useZonedTime(data?.viewer?.timeZone ?? 'Asia/Kolkata');
  const isSeeker = role === 'job_seeker';
  const booked = data?.viewer?.interviews.filter(({ status }) => status === 'BOOKED') ?? [];
  const shown = booked.slice(0, isSeeker ? 1 : SHOWN);
  if (shown.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="next-interviews">
      <h2 id="next-interviews" className="text-base font-semibold">
        {t(isSeeker ? 'next.own' : 'next.company')}
      </h2>
      <ul className="mt-2 grid gap-3">
        {shown.map(({ id, kind, startsAt, application, invitationPath }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <div className="min-w-0">
              <p className="font-semibold">{zoned.full(startsAt!)}</p>
              {application && (
                <p className="text-sm text-soft">
                  {isSeeker ? (
                    application.job.company.name
                  ) : (
                    <Link
                      to={`/manage-applications/${application.id}`}
                      className="hit-44 text-link"
                    >
                      {application.name}
                    </Link>
                  )}{' '}
                  · {application.job.title} · {t(`kind.${kind}`)}
                </p>
              )}
            </div>
            {invitationPath && (
              <Link to={invitationPath} className={buttonClass({ size: 's' })}>
                {t('next.see')}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {!isSeeker && (
        <Link
          to="/interviews"
          className="mt-1 -mb-2 inline-flex min-h-11 items-center text-sm text-link"
        >
          {t('next.all')}
        </Link>
      )}
    </Card>
  );
}
