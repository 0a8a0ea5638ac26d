import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FactList } from '#client/components/FactList.tsx';
import { TimeZoneField } from '#client/components/interviews/TimeZoneField.tsx';
import { useZonedTime } from '#client/components/interviews/useZonedTime.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import type { Invitation_InvitationFragment } from '#client/gql/graphql.ts';
import { isFocusLost } from '#client/lib/document/lostFocus.ts';
import { useArrivals } from '#client/lib/live/useArrivals.ts';
import { Link } from '#client/lib/routing.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { PageHeading } from '#client/ui/PageHeading.tsx';
import { BookTime } from './BookTime.tsx';
import { DeclineForm } from './DeclineForm.tsx';

export const Invitation_invitation = graphql(`
  fragment Invitation_invitation on InterviewInvitation {
    kind
    status
    title
    companyName
    jobTitle
    place
    link
    note
    minutes
    interviewerNames
    startsAt
    endsAt
    cancelledBy
    reason
    canCancel
    timeZone
    applicationId
    times {
      startsAt
      endsAt
    }
  }
`);

interface InvitationProps {
  invitation: FragmentType<typeof Invitation_invitation>;
  token: string;
  /** Called if others have changed something meanwhile, so that the free times are read again. */
  onStale: () => Promise<unknown>;
}

/** The interview, its current status, and what the applicant can do. */
export function Invitation({ token, onStale, ...props }: InvitationProps) {
  const [answered, setAnswered] = useState<FragmentType<typeof Invitation_invitation>>();
  const invitation = readFragment(Invitation_invitation, answered ?? props.invitation);
  const t = useTranslations('interviews');
  const [timeZone, setTimeZone] = useState(invitation.timeZone);
  const { companyName, jobTitle, title, kind, times } = invitation;
  const state = useRef<HTMLDivElement>(null);
  // The pressed button is gone, so the new status takes the focus.
  useEffect(() => {
    if (answered && isFocusLost()) state.current?.focus();
  }, [answered]);
  const stale = async () => {
    await onStale();
    setAnswered(undefined);
  };
  useArrivals(stale);

  return (
    <div className="grid gap-6">
      <PageHeading lead={t('invitation.lead', { job: jobTitle })}>
        {t('invitation.heading', { company: companyName })}
      </PageHeading>
      <div ref={state} tabIndex={-1}>
        <State invitation={invitation} timeZone={timeZone} />
      </div>
      <FactList facts={useFacts(invitation)} />
      {invitation.note && <p className="measure whitespace-pre-line">{invitation.note}</p>}
      {times.length > 0 && (
        <>
          <TimeZoneField value={timeZone} onChange={setTimeZone} className="max-w-sm" />
          <BookTime
            key={invitation.startsAt}
            times={times.filter(
              ({ startsAt }) => invitation.status !== 'BOOKED' || startsAt !== invitation.startsAt,
            )}
            isBooked={invitation.status === 'BOOKED'}
            isWalkIn={kind === 'WALK_IN'}
            timeZone={timeZone}
            token={token}
            onDone={setAnswered}
            onStale={() => void stale().catch(() => undefined)}
          />
        </>
      )}
      {invitation.canCancel && (
        <DeclineForm
          key={invitation.status}
          isBooked={invitation.status === 'BOOKED'}
          company={companyName}
          title={title}
          token={token}
          onDone={setAnswered}
        />
      )}
      {invitation.applicationId && (
        <Link
          to={`/my-applications/${invitation.applicationId}`}
          className="text-link hit-44 justify-self-start"
        >
          {t('invitation.application')}
        </Link>
      )}
    </div>
  );
}

interface StateProps {
  invitation: Invitation_InvitationFragment;
  timeZone: string;
}

function State({ invitation, timeZone }: StateProps) {
  const { status, startsAt, endsAt, cancelledBy, companyName, times, reason, kind } = invitation;
  const t = useTranslations('interviews');
  const zoned = useZonedTime(timeZone);
  const isWalkIn = kind === 'WALK_IN';
  if (status === 'BOOKED')
    return (
      <Banner
        kind="success"
        title={isWalkIn ? zoned.full(startsAt!, endsAt!) : zoned.full(startsAt!)}
      >
        {t(isWalkIn ? 'invitation.coming' : 'invitation.booked', { company: companyName })}
      </Banner>
    );
  if (status === 'CANCELLED') {
    const isDeclined = cancelledBy === 'APPLICANT' && !startsAt;
    return (
      <Banner
        kind="warning"
        title={t(`invitation.cancelled.${isDeclined ? 'declined' : cancelledBy!}`, {
          company: companyName,
        })}
      >
        {cancelledBy === 'APPLICANT' ? times.length > 0 && t('invitation.again') : reason}
      </Banner>
    );
  }
  if (times.length === 0)
    return (
      <Banner kind="warning" title={t('invitation.noneTitle')}>
        {t('invitation.none', { company: companyName })}
      </Banner>
    );
  return null;
}

function useFacts(invitation: Invitation_InvitationFragment) {
  const t = useTranslations('interviews');
  const { kind, title, minutes, place, link, interviewerNames } = invitation;
  const facts: [string, React.ReactNode][] = [
    [t('fact.interview'), title],
    [t('fact.kind'), t(`kindHint.${kind}`)],
  ];
  if (kind !== 'WALK_IN') facts.push([t('fact.minutes'), t('minutes', { count: minutes })]);
  if (place) facts.push([t('fact.place'), place]);
  if (link)
    facts.push([
      t('fact.link'),
      <a key="link" href={link} rel="noreferrer" className="text-link wrap-anywhere">
        {link}
      </a>,
    ]);
  if (interviewerNames.length > 0)
    facts.push([t('fact.interviewers'), interviewerNames.join(', ')]);
  return facts;
}
