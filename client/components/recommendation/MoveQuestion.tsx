import { useMutation } from '@apollo/client/react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '#client/components/useFailureToast.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { rescueFocus } from '#client/lib/document/lostFocus.ts';
import { Button } from '#client/ui/Button.tsx';

export const MoveQuestion_user = graphql(`
  fragment MoveQuestion_user on User {
    id
    profile {
      willingToMove
    }
  }
`);

const MoveQuestionAnswer = graphql(`
  mutation MoveQuestionAnswer($wouldMove: Boolean!) {
    updateProfile(input: { willingToMove: $wouldMove }) {
      user {
        ...MoveQuestion_user
      }
    }
  }
`);

interface MoveQuestionProps {
  user: FragmentType<typeof MoveQuestion_user> | null | undefined;
  onAnswered: () => unknown;
}

/**
 * Asks whether the person would move, because that adds the most jobs to a short list. Renders nothing once the
 * question is answered.
 */
export function MoveQuestion({ onAnswered, ...props }: MoveQuestionProps) {
  const t = useTranslations('recommendation');
  const showFailure = useFailureToast();
  const questionId = useId();
  const user = readFragment(MoveQuestion_user, props.user);
  const [send, { loading }] = useMutation(MoveQuestionAnswer);
  if (!user?.profile || user.profile.willingToMove !== null) return null;

  const answer = async (wouldMove: boolean) => {
    try {
      await send({ variables: { wouldMove } });
      await onAnswered();
      rescueFocus();
    } catch (error) {
      showFailure(t('move.failed'), error);
    }
  };
  return (
    <div
      role="group"
      aria-labelledby={questionId}
      className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-ink-wash px-4 py-3"
    >
      <p className="grow text-sm">
        <strong id={questionId}>{t('move.question')}</strong> {t('move.why')}
      </p>
      <div className="flex gap-2">
        <Button size="s" busy={loading} onClick={() => void answer(true)}>
          {t('move.yes')}
        </Button>
        <Button size="s" busy={loading} onClick={() => void answer(false)}>
          {t('move.no')}
        </Button>
      </div>
    </div>
  );
}
