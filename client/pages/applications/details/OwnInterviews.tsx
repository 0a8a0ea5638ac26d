import { useTranslations } from 'use-intl';
import { InterviewStatusTag } from '#client/components/interviews/InterviewStatusTag.tsx';
import { useZonedTime } from '#client/components/interviews/useZonedTime.ts';
import { graphql } from '#client/gql/gql.ts';
import { useArrivals } from '#client/lib/live/useArrivals.ts';
import { Link } from '#client/lib/routing.ts';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { useFreshQuery } from '#client/lib/apollo/useFreshQuery.ts';
import { Part } from './Part.tsx';

const OwnInterviewsQuery = graphql(`
  query OwnInterviews($id: ID!) {
    viewer {
      timeZone
      application(id: $id) {
        id
        interviews {
          id
          kind
          title
          status
          startsAt
          cancelledBy
          invitationPath
        }
      }
    }
  }
`);

interface OwnInterviewsProps {
  applicationId: string;
  /** After a withdrawal no time can be chosen, even while it can be undone. */
  isWithdrawn: boolean;
}

/** The interviews the company has offered, with links; renders nothing without one. */
export function OwnInterviews({ applicationId, isWithdrawn }: OwnInterviewsProps) {
  const t = useTranslations('interviews');
  const { data, refetch } = useFreshQuery(OwnInterviewsQuery, { variables: { id: applicationId } });
  useArrivals(refetch);
  const zoned = useZonedTime(data?.viewer?.timeZone ?? 'Asia/Kolkata');
  const found = data?.viewer?.application?.interviews ?? [];
  if (found.length === 0) return null;
  return (
    <Part heading={t('heading')}>
      <ul className="grid gap-4">
        {found.map(({ id, kind, title, status, startsAt, cancelledBy, invitationPath }) => {
          const canChange =
            !isWithdrawn &&
            (status === 'PROPOSED' ||
              status === 'BOOKED' ||
              (status === 'CANCELLED' && cancelledBy === 'APPLICANT'));
          return (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 not-last:border-b not-last:border-line not-last:pb-4"
            >
              <div className="grid min-w-0 justify-items-start gap-1">
                <p className="font-semibold">
                  {title} · {t(`kind.${kind}`)}
                </p>
                {startsAt && <p>{zoned.full(startsAt)}</p>}
                <InterviewStatusTag
                  status={status}
                  isDeclined={cancelledBy === 'APPLICANT' && !startsAt}
                />
              </div>
              {canChange && invitationPath && (
                <Link
                  to={invitationPath}
                  className={buttonClass({ variant: status === 'PROPOSED' ? 'main' : 'plain' })}
                >
                  {t(status === 'PROPOSED' ? 'choose.book' : 'see')}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </Part>
  );
}
