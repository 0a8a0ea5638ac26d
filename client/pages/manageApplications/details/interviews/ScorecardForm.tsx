import { useMutation } from '@apollo/client/react';
import { useState, type SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import { FailureBanner } from '#client/components/form/FailureBanner.tsx';
import { unsavedInput } from '#client/components/form/unsavedInput.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import type { Recommendation } from '#client/gql/graphql.ts';
import { announceArrival } from '#client/lib/live/useArrivals.ts';
import { useSession } from '#client/lib/session.ts';
import { Button } from '#client/ui/Button.tsx';
import { RadioGroup } from '#client/ui/fields/RadioGroup.tsx';
import { TextArea } from '#client/ui/fields/TextArea.tsx';
import { RATING_MAX, RECOMMENDATIONS } from '#schema/options/interviews.ts';
import { LENGTHS } from '#schema/validation/lengths.ts';

export const ScorecardForm_feedback = graphql(`
  fragment ScorecardForm_feedback on InterviewFeedback {
    criteria {
      key
      name
    }
  }
`);

const ScorecardFormMutation = graphql(`
  mutation ScorecardForm($input: SendScorecardInput!) {
    sendScorecard(input: $input) {
      interview {
        id
        feedback {
          canSend
          isHidden
          sentCount
          interviewerCount
          ...ScorecardForm_feedback
          ...Scorecards_feedback
        }
      }
    }
  }
`);

interface ScorecardFormProps {
  interviewId: string;
  feedback: FragmentType<typeof ScorecardForm_feedback>;
}

const RATINGS = Array.from({ length: RATING_MAX }, (_, index) => index + 1);
const NAMES = RECOMMENDATIONS.map((one) => one.toUpperCase() as Recommendation);

const RECOMMENDATION = 'recommendation';
const TEXT = 'text';
const nameOf = ({ key }: { key: string }) => `rating-${key}`;

/** What was chosen and typed, by the name of its field. */
type Typed = Readonly<Record<string, string>>;

/** A rating for each criterion, a recommendation and the reasons, which are still there after a visit to another page. */
export function ScorecardForm({ interviewId, ...props }: ScorecardFormProps) {
  const t = useTranslations('interviews');
  const { criteria } = readFragment(ScorecardForm_feedback, props.feedback);
  const userId = useSession().user?.id ?? '';
  const draft = `scorecard:${interviewId}`;
  const [typed, setTyped] = useState(() => unsavedInput.read(userId, draft) as Typed);
  const set = (name: string, value: string) => {
    const next = { ...typed, [name]: value };
    setTyped(next);
    unsavedInput.write(userId, draft, next);
  };
  const [isIncomplete, setIncomplete] = useState(false);
  const [failure, setFailure] = useState<{ error: unknown; attempt: number }>();
  const [send, { loading }] = useMutation(ScorecardFormMutation);
  const recommendation = typed[RECOMMENDATION] as Recommendation | undefined;
  const text = typed[TEXT] ?? '';
  const missing = criteria.filter((criterion) => !typed[nameOf(criterion)]);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (loading) return;
    setIncomplete(true);
    const [first] = missing;
    if (first || !recommendation) {
      const name = first ? nameOf(first) : RECOMMENDATION;
      const boxes = [...event.currentTarget.querySelectorAll('input')];
      boxes.find((box) => box.name === name)?.focus();
      return;
    }
    const ratings = criteria.map((criterion) => ({
      criterion: criterion.key,
      rating: Number(typed[nameOf(criterion)]),
    }));
    try {
      await send({ variables: { input: { interviewId, ratings, recommendation, text } } });
      unsavedInput.remove(userId, draft);
      // The feedback is no longer due, and that of the others can be read.
      announceArrival();
    } catch (error) {
      setFailure((last) => ({ error, attempt: (last?.attempt ?? 0) + 1 }));
    }
  };
  const refusal = (isMissing: boolean) =>
    isIncomplete && isMissing ? t('feedback.choose') : undefined;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {failure && <FailureBanner {...failure} fallback={t('failed')} />}
      {criteria.map(({ key, name }) => (
        <RadioGroup
          key={key}
          name={nameOf({ key })}
          label={name}
          shape="card"
          value={typed[nameOf({ key })] ?? ''}
          onChange={(event) => set(nameOf({ key }), event.currentTarget.value)}
          options={RATINGS.map((rating) => ({
            value: `${rating}`,
            label: t(`rating.${rating as 1 | 2 | 3 | 4}`),
          }))}
          error={refusal(!typed[nameOf({ key })])}
        />
      ))}
      <RadioGroup
        name={RECOMMENDATION}
        label={t('feedback.recommendation')}
        shape="card"
        value={recommendation ?? ''}
        onChange={(event) => set(RECOMMENDATION, event.currentTarget.value)}
        options={NAMES.map((value) => ({ value, label: t(`recommendation.${value}`) }))}
        error={refusal(!recommendation)}
      />
      <TextArea
        rows={3}
        maxLength={LENGTHS.message}
        value={text}
        onChange={(event) => set(TEXT, event.currentTarget.value)}
        label={t('feedback.text')}
        hint={t('feedback.textHint')}
        note={t('optional')}
      />
      <Button
        type="submit"
        variant="main"
        size="s"
        busy={loading}
        className="justify-self-start max-xs:w-full"
      >
        {t('feedback.submit')}
      </Button>
    </form>
  );
}
