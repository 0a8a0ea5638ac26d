import { useTranslations } from 'use-intl';
import type { StepProps } from '#client/components/onboarding/stepProps.ts';
import { useProfileOptions } from '#client/components/profile/useProfileOptions.ts';
import { RadioGroup } from '#client/ui/fields/RadioGroup.tsx';

export function ExperienceTypeStep({ text, set, error }: StepProps) {
  const t = useTranslations('validation');
  const onboarding = useTranslations('onboarding');
  const { experienceTypes } = useProfileOptions();
  return (
    <RadioGroup
      label={t('label.experienceType')}
      hint={onboarding('goesOn')}
      name="experienceType"
      shape="card"
      required
      options={experienceTypes}
      value={text('experienceType')}
      onChange={(event) => set('experienceType', event.target.value)}
      error={error('experienceType')}
    />
  );
}
