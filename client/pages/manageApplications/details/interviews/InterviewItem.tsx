import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { InterviewStatusTag } from '#client/components/interviews/InterviewStatusTag.tsx';
import { useZonedTime } from '#client/components/interviews/useZonedTime.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { useTeamRight } from '#client/components/team/useTeamRight.ts';
import { clock } from '#client/lib/clock.ts';
import { useSession } from '#client/lib/session.ts';
import { useFocusKept } from '#client/lib/document/useFocusKept.ts';
import { Button } from '#client/ui/Button.tsx';
import { loadOnUse } from '#client/ui/loadOnUse.ts';
import { CancelForm } from './CancelForm.tsx';
import { ChangeInterviewers } from './ChangeInterviewers.tsx';
import { Feedback } from './Feedback.tsx';
import type { InterviewerChoice_interviewers } from './InterviewerChoice.tsx';
import { useRecordOutcome } from './useRecordOutcome.ts';

const NewTimes = loadOnUse(async () => (await import('./NewTimes.tsx')).NewTimes, {
  words: ['interviews', 'validation'],
  soon: true,
});

/** Each action on an interview also changes the history of its application. */
graphql(`
  fragment InterviewItem_changed on Interview {
    ...InterviewItem_interview
    application {
      id
      ...Timeline_application
    }
  }
`);

export const InterviewItem_interview = graphql(`
  fragment InterviewItem_interview on Interview {
    id
    kind
    title
    status
    startsAt
    endsAt
    minutes
    place
    link
    cancelledBy
    reason
    interviewers {
      id
      name
    }
    times {
      startsAt
      isFree
    }
    canOfferTimes
    canMove
    canCancel
    canChangeInterviewers
    canRecordHeld
    canRecordMissed
    feedback {
      canSend
    }
    ...NewTimes_interview
  }
`);

interface InterviewItemProps {
  interview: FragmentType<typeof InterviewItem_interview>;
  interviewers: readonly FragmentType<typeof InterviewerChoice_interviewers>[];
  timeZone: string;
}

type Open = 'move' | 'offer' | 'people' | 'cancel' | 'feedback';

/** One interview, and what the company can do now. */
export function InterviewItem(props: InterviewItemProps) {
  const interview = readFragment(InterviewItem_interview, props.interview);
  const { id, kind, title, status, startsAt, minutes, interviewers, times } = interview;
  const t = useTranslations('interviews');
  const zoned = useZonedTime(props.timeZone);
  const { user } = useSession();
  // Interviewers who have not sent their feedback yet find the form open.
  const [open, setOpen] = useState<Open | undefined>(
    interview.feedback?.canSend ? 'feedback' : undefined,
  );
  const record = useRecordOutcome(id);
  const { around, opened } = useFocusKept<HTMLLIElement>(open);
  const close = () => setOpen(undefined);
  const hasBegun = Boolean(startsAt) && Date.parse(startsAt!) <= clock.now();
  // Others never see the feedback (interview.score.hidden).
  const readsFeedback = useTeamRight('decide') || interviewers.some((one) => one.id === user?.id);
  const free = times.filter(({ isFree }) => isFree).length;
  const isDeclined = interview.cancelledBy === 'APPLICANT' && !startsAt;
  const names = interviewers.map(({ name }) => name ?? t('noName')).join(', ');

  return (
    <li
      ref={around}
      tabIndex={-1}
      className="grid gap-3 rounded-card border border-line bg-card p-4"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h3 className="text-base font-semibold">{title}</h3>
        <InterviewStatusTag status={status} isDeclined={isDeclined} />
      </div>
      <div className="grid gap-1 text-sm">
        {startsAt && <p className="font-semibold">{zoned.full(startsAt)}</p>}
        {status === 'PROPOSED' && (
          <p className={free > 0 ? '' : 'text-amber'}>{t('waiting', { count: free })}</p>
        )}
        <p className="text-soft">
          {t(`kind.${kind}`)}
          {kind !== 'WALK_IN' && ` · ${t('minutes', { count: minutes })}`}
          {names && ` · ${names}`}
        </p>
        {!names && interview.canChangeInterviewers && (
          <p className="font-semibold text-amber">{t('unheld')}</p>
        )}
        {interview.place && <p className="wrap-anywhere">{interview.place}</p>}
        {interview.link && (
          <a href={interview.link} rel="noreferrer" className="text-link wrap-anywhere">
            {interview.link}
          </a>
        )}
        {interview.cancelledBy && (
          <p>
            {t(`cancelledBy.${isDeclined ? 'declined' : interview.cancelledBy}`)}
            {interview.reason && ` “${interview.reason}”`}
          </p>
        )}
      </div>
      {!open && (
        <div className="flex flex-wrap gap-2">
          {interview.canMove && (
            <Button size="s" onClick={() => setOpen('move')}>
              {t('act.move', { kind })}
            </Button>
          )}
          {interview.canOfferTimes && (
            <Button size="s" onClick={() => setOpen('offer')}>
              {t('act.offer', { kind })}
            </Button>
          )}
          {interview.canChangeInterviewers && (
            <Button size="s" onClick={() => setOpen('people')}>
              {t('act.people')}
            </Button>
          )}
          {interview.canCancel && (
            <Button size="s" onClick={() => setOpen('cancel')}>
              {t('act.cancel')}
            </Button>
          )}
          {interview.canRecordHeld && (
            <Button size="s" busy={record.busy} onClick={() => void record.as('HELD')}>
              {t('act.held')}
            </Button>
          )}
          {interview.canRecordMissed && (
            <Button size="s" busy={record.busy} onClick={() => void record.as('MISSED')}>
              {t('act.missed')}
            </Button>
          )}
          {readsFeedback && hasBegun && (status === 'BOOKED' || status === 'HELD') && (
            <Button size="s" onClick={() => setOpen('feedback')}>
              {t('act.feedback')}
            </Button>
          )}
        </div>
      )}
      {open && (
        <div ref={opened} tabIndex={-1}>
          {(open === 'move' || open === 'offer') && (
            <NewTimes act={open} interview={interview} timeZone={props.timeZone} onClose={close} />
          )}
          {open === 'people' && (
            <ChangeInterviewers
              id={id}
              interviewerIds={interviewers.map((person) => person.id)}
              interviewers={props.interviewers}
              onClose={close}
            />
          )}
          {open === 'cancel' && <CancelForm id={id} onClose={close} />}
          {open === 'feedback' && <Feedback id={id} onClose={close} />}
        </div>
      )}
    </li>
  );
}
