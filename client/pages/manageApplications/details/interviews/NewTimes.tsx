import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActionForm } from '#client/components/form/ActionForm.tsx';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import type { InterviewKind } from '#schema/options/interviews.ts';
import { FreeTimes } from './FreeTimes.tsx';

export const NewTimes_interview = graphql(`
  fragment NewTimes_interview on Interview {
    id
    kind
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

/** Moves a booked interview to another time, or offers other times for an interview that is not booked yet. */
export function NewTimes({ act, timeZone, onClose, ...props }: NewTimesProps) {
  const t = useTranslations('interviews');
  const { id, kind, minutes, bufferMinutes, interviewers } = readFragment(
    NewTimes_interview,
    props.interview,
  );
  const [times, setTimes] = useState<string[]>([]);
  const [move] = useMutation(NewTimesMoveMutation);
  const [offer] = useMutation(NewTimesOfferMutation);
  const send = async () => {
    const [startsAt] = times;
    if (!startsAt) return;
    if (act === 'move') await move({ variables: { input: { id, startsAt } } });
    else await offer({ variables: { input: { id, times } } });
    onClose();
  };
  return (
    <ActionForm
      send={send}
      fallback={t('failed')}
      variant="main"
      disabled={times.length === 0}
      submitLabel={act === 'move' ? t('submit.move') : t('propose.submit', { count: times.length })}
      cancelLabel={t('close')}
      onCancel={onClose}
    >
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
