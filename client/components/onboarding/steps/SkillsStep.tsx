import type { StepProps } from '#client/components/onboarding/stepProps.ts';
import { SkillFields } from '#client/components/profile/SkillFields.tsx';

export function SkillsStep({ list, set, error }: StepProps) {
  return <SkillFields list={list} set={set} error={error} />;
}
