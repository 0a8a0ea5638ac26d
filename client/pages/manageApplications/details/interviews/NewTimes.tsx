import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActionForm } from '#client/components/form/ActionForm.tsx';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import type { InterviewKind } from '#schema/options/interviews.ts';
import { clock } from '#client/lib/clock.ts';
import { TextField } from '#client/ui/TextField.tsx';
import { LENGTHS } from '#schema/validation/lengths.ts';
import { FreeTimes } from './FreeTimes.tsx';

export const NewTimes_interview = graphql(`
  fragment NewTimes_interview on Interview {
    id
    kind
    status
    startsAt
    times {
      startsAt
    }
    place
    link
    minutes
    bufferMinutes
    interviewers {
      id
    }
  }
`);

const NewTimesMoveMutation = graphql(`
  mutation NewTimesMove($input: MoveInterviewInput!) {
    moveInterview(input: $input) {
      interview {
        ...InterviewItem_changed
      }
    }
  }
`);

const NewTimesOfferMutation = graphql(`
  mutation NewTimesOffer($input: OfferInterviewTimesInput!) {
    offerInterviewTimes(input: $input) {
      interview {
        ...InterviewItem_changed
      }
    }
  }
`);

interface NewTimesProps {
  act: 'move' | 'offer';
  interview: FragmentType<typeof NewTimes_interview>;
  timeZone: string;
  onClose: () => void;
}

/**
 * Moves a booked interview to another time or place, or offers other times for an interview that is not booked yet. If
 * only the place changes, the time or the offered times stay.
 */
export function NewTimes({ act, timeZone, onClose, ...props }: NewTimesProps) {
  const t = useTranslations('interviews');
  const interview = readFragment(NewTimes_interview, props.interview);
  const { id, kind, status, minutes, bufferMinutes, interviewers } = interview;
  const [times, setTimes] = useState<string[]>([]);
  const [place, setPlace] = useState(interview.place ?? '');
  const [link, setLink] = useState(interview.link ?? '');
  const hasPlace = kind === 'ON_SITE' || kind === 'WALK_IN';
  const meeting = hasPlace ? { place } : kind === 'VIDEO' ? { link } : {};
  const isElsewhere = place !== (interview.place ?? '') || link !== (interview.link ?? '');
  const present =
    status === 'BOOKED'
      ? [interview.startsAt!]
      : interview.times.flatMap(({ startsAt }) =>
          status === 'PROPOSED' && Date.parse(startsAt) > clock.now() ? [startsAt] : [],
        );
  const wanted = times.length === 0 && isElsewhere ? present : times;
  const [move] = useMutation(NewTimesMoveMutation);
  const [offer] = useMutation(NewTimesOfferMutation);
  const send = async () => {
    const [startsAt] = wanted;
    if (!startsAt) return;
    if (act === 'move') await move({ variables: { input: { id, startsAt, ...meeting } } });
    else await offer({ variables: { input: { id, times: wanted, ...meeting } } });
    onClose();
  };
  return (
    <ActionForm
      send={send}
      fallback={t('failed')}
      variant="main"
      disabled={wanted.length === 0}
      submitLabel={
        wanted !== times
          ? t('submit.place', { kind })
          : act === 'move'
            ? t('submit.move')
            : t('propose.submit', { count: times.length })
      }
      cancelLabel={t('close')}
      onCancel={onClose}
    >
      {hasPlace && (
        <TextField
          label={t('fact.place')}
          hint={present.length > 0 && t('fact.keepTime')}
          autoComplete="street-address"
          required
          maxLength={LENGTHS.address}
          value={place}
          onChange={({ target }) => setPlace(target.value)}
        />
      )}
      {kind === 'VIDEO' && (
        <TextField
          label={t('fact.link')}
          note={t('optional')}
          hint={present.length > 0 && t('fact.keepTime')}
          inputMode="url"
          maxLength={LENGTHS.url}
          value={link}
          onChange={({ target }) => setLink(target.value)}
        />
      )}
      <FreeTimes
        type={act === 'move' ? 'radio' : 'checkbox'}
        wanted={{
          kind: kind.toLowerCase() as InterviewKind,
          minutes,
          buffer: bufferMinutes ?? 0,
          interviewerIds: interviewers.map((person) => person.id),
          timeZone,
        }}
        selected={times}
        onChange={(chosen) => setTimes(chosen)}
      />
    </ActionForm>
  );
}
