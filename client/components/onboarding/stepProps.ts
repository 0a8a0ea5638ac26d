import type { ComponentType } from 'react';
import type { ZodMiniType } from 'zod/mini';
import type {
  EmployerOnboardingStep,
  SeekerOnboardingStep,
} from '#schema/options/screens/steps.ts';
import type { Answers } from './draft.ts';

/** The props of a step's fields. */
export interface StepProps {
  answers: Answers;
  text: (name: string) => string;
  list: (name: string) => readonly string[];
  set: (name: string, value: string | readonly string[]) => void;
  /** A field lost the focus: its error is shown from now on. */
  leave: (name: string) => void;
  error: (name: string) => string | undefined;
}

/** One page of the dialog: its fields and their validation rules. */
export interface OnboardingStep {
  id: SeekerOnboardingStep | EmployerOnboardingStep;
  Fields: ComponentType<StepProps>;
  rules: (today: Date) => ZodMiniType;
  /** Choosing this answer moves on automatically. */
  advancesOn?: string;
}
