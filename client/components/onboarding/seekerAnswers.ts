import { ONBOARDING_STEPS } from '#schema/options/screens/steps.ts';
import type { SeekerAnswers } from '#schema/profile/profilePayload.ts';
import { seekerSteps } from '#schema/validation/seekers/onboarding.ts';
import type { Answers } from './draft.ts';
import { stepInput } from './stepInput.ts';

/** The answers of all steps as parsed by their rules. The dialog cannot be finished with invalid ones. */
export function seekerAnswers(answers: Answers, today: Date): SeekerAnswers {
  const rules = seekerSteps({ today });
  const read = ONBOARDING_STEPS.job_seeker.map((step) => rules[step].parse(stepInput(answers)));
  return Object.assign({}, ...read) as SeekerAnswers;
}
