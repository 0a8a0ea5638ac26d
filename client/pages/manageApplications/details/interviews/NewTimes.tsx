import { useMutation } from '@apollo/client/react';
import { useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';
import { FailureBanner } from '#client/components/form/FailureBanner.tsx';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Button } from '#client/ui/Button.tsx';
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
        ...InterviewItem_interview
      }
    }
  }
`);

const NewTimesOfferMutation = graphql(`
  mutation NewTimesOffer($input: OfferInterviewTimesInput!) {
    offerInterviewTimes(input: $input) {
      interview {
        ...InterviewItem_interview
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

/** Another time for a booked interview, or others to choose from for one that is not. */
export function NewTimes({ act, timeZone, onClose, ...props }: NewTimesProps) {
  const t = useTranslations('interviews');
  const { id, kind, minutes, bufferMinutes, interviewers } = readFragment(
    NewTimes_interview,
    props.interview,
  );
  const [times, setTimes] = useState<string[]>([]);
  const [failure, setFailure] = useState<{ error: unknown; attempt: number }>();
  const [move, moving] = useMutation(NewTimesMoveMutation);
  const [offer, offering] = useMutation(NewTimesOfferMutation);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const [startsAt] = times;
    if (!startsAt) return;
    try {
      if (act === 'move') await move({ variables: { input: { id, startsAt } } });
      else await offer({ variables: { input: { id, times } } });
      onClose();
    } catch (error) {
      setFailure((last) => ({ error, attempt: (last?.attempt ?? 0) + 1 }));
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-3">
      {failure && <FailureBanner {...failure} fallback={t('failed')} />}
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
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          size="s"
          variant="main"
          busy={moving.loading || offering.loading}
          disabled={times.length === 0}
        >
          {act === 'move' ? t('submit.move') : t('propose.submit', { count: times.length })}
        </Button>
        <Button size="s" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </form>
  );
}
