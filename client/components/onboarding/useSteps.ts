import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { clock } from '#client/lib/clock.ts';
import { fieldsOf, type Translate } from '#schema/validation/issues.ts';
import { writeDraft, type Answers, type Draft } from './draft.ts';
import type { OnboardingStep, StepProps } from './stepProps.ts';
import { stepInput } from './stepInput.ts';

/** How long Previous suppresses automatic advancing. */
const PAUSE = 1_500;

interface Position {
  step: number;
  /** Fields whose error is shown. */
  left: readonly string[];
  pausedUntil: number;
}

/** The current step and the typed answers, stored on every change. */
export function useSteps(userId: string, steps: readonly OnboardingStep[], start: Draft) {
  const t: Translate = useTranslations('validation');
  const [stored] = useState(start.stored);
  const [answers, setAnswers] = useState<Answers>(start.answers);
  const [position, setPosition] = useState<Position>({
    step: Math.min(start.step, steps.length - 1),
    left: [],
    pausedUntil: 0,
  });
  const step = steps[position.step]!;
  const validate = (given: Answers) =>
    step.rules(new Date(clock.now())).safeParse(stepInput(given));
  const result = validate(answers);
  const complaints = new Map(
    result.success ? [] : fieldsOf(result.error, t).map(({ field, message }) => [field, message]),
  );

  const keep = (draft: Partial<Draft>) =>
    writeDraft(userId, { step: position.step, answers, finished: false, stored, ...draft });
  const goTo = (next: number, given = answers, pausedUntil = 0) => {
    setPosition({ step: next, left: [], pausedUntil });
    keep({ step: next, answers: given });
  };
  const isLast = position.step === steps.length - 1;

  const set: StepProps['set'] = (name, value) => {
    const next = { ...answers, [name]: value };
    setAnswers(next);
    const advances = name === step.advancesOn && clock.now() >= position.pausedUntil && !isLast;
    if (advances && validate(next).success) goTo(position.step + 1, next);
    else keep({ answers: next });
  };
  const text = (name: string) => {
    const value = answers[name];
    return typeof value === 'string' ? value : '';
  };
  const fields: StepProps = {
    answers,
    set,
    text,
    list: (name) => {
      const value = answers[name];
      return typeof value === 'string' ? [] : (value ?? []);
    },
    // An empty box shows no error until the user tries to leave the step.
    leave: (name) => {
      if (text(name) !== '' && !position.left.includes(name))
        setPosition({ ...position, left: [...position.left, name] });
    },
    error: (name) => (position.left.includes(name) ? complaints.get(name) : undefined),
  };

  return {
    step,
    index: position.step,
    isLast,
    isValid: result.success,
    fields,
    next: () => goTo(position.step + 1),
    previous: () => goTo(position.step - 1, answers, clock.now() + PAUSE),
    showComplaints: () => setPosition({ ...position, left: [...complaints.keys()] }),
    finish: () => keep({ finished: true }),
  };
}
