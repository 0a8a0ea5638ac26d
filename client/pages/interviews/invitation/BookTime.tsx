import { useMutation } from '@apollo/client/react';
import { useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';
import { FailureBanner } from '#client/components/form/FailureBanner.tsx';
import { TimeChoice } from '#client/components/interviews/TimeChoice.tsx';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { errorCodes } from '#client/lib/failures.ts';
import { Button } from '#client/ui/Button.tsx';
import type { Invitation_invitation } from './Invitation.tsx';

const BookTimeMutation = graphql(`
  mutation BookTime($input: BookInterviewInput!) {
    bookInterview(input: $input) {
      invitation {
        ...Invitation_invitation
      }
    }
  }
`);

interface BookTimeProps {
  times: readonly { startsAt: string; endsAt: string }[];
  isBooked: boolean;
  isWalkIn: boolean;
  timeZone: string;
  token: string;
  onDone: (invitation: FragmentType<typeof Invitation_invitation>) => void;
  onStale: () => void;
}

/** Books one of the free times, or moves a booked interview to it. */
export function BookTime(props: BookTimeProps) {
  const { times, isBooked, isWalkIn, timeZone, token, onDone, onStale } = props;
  const t = useTranslations('interviews');
  const [selected, setSelected] = useState<string[]>([]);
  const [failure, setFailure] = useState<{ error: unknown; attempt: number }>();
  const [book, { loading }] = useMutation(BookTimeMutation);
  const [startsAt] = selected;
  if (times.length === 0) return null;
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!startsAt || loading) return;
    try {
      const { data } = await book({ variables: { input: { token, startsAt, timeZone } } });
      if (data) onDone(data.bookInterview.invitation);
    } catch (error) {
      setFailure((last) => ({ error, attempt: (last?.attempt ?? 0) + 1 }));
      if (!errorCodes(error).includes('CONFLICT')) return;
      setSelected([]);
      onStale();
    }
  };
  const act = isBooked ? 'move' : isWalkIn ? 'come' : 'book';
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-4">
      {failure && <FailureBanner {...failure} fallback={t('failed')} />}
      <TimeChoice
        type="radio"
        legend={t(`choose.${act}`)}
        times={times}
        timeZone={timeZone}
        selected={selected}
        onChange={setSelected}
        showsEnd={isWalkIn}
      />
      <Button
        type="submit"
        variant="main"
        busy={loading}
        disabled={!startsAt}
        className="justify-self-start max-xs:w-full"
      >
        {t(`submit.${act}`)}
      </Button>
    </form>
  );
}
