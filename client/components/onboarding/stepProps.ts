import type { ComponentType } from 'react';
import type { ZodMiniType } from 'zod/mini';
import type {
  EmployerOnboardingStep,
  SeekerOnboardingStep,
} from '#schema/options/screens/steps.ts';
import type { Answers } from './draft.ts';

/** What a step's fields are drawn from. */
export interface StepProps {
  answers: Answers;
  text: (name: string) => string;
  list: (name: string) => readonly string[];
  set: (name: string, value: string | readonly string[]) => void;
  /** A field was left: from now on its complaint is shown. */
  leave: (name: string) => void;
  error: (name: string) => string | undefined;
}

/** One page of the dialog: its fields and the rules they are judged by. */
export interface OnboardingStep {
  id: SeekerOnboardingStep | EmployerOnboardingStep;
  Fields: ComponentType<StepProps>;
  rules: (today: Date) => ZodMiniType;
  /** Choosing this answer goes on by itself. */
  advancesOn?: string;
}
