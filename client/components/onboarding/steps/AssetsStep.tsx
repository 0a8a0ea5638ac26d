import { useTranslations } from 'use-intl';
import type { StepProps } from '#client/components/onboarding/stepProps.ts';
import { useProfileOptions } from '#client/components/profile/useProfileOptions.ts';
import { RadioGroup } from '#client/ui/fields/RadioGroup.tsx';

const ASSETS = ['hasBike', 'hasDrivingLicense'] as const;

export function AssetsStep({ text, set, error }: StepProps) {
  const t = useTranslations('profile');
  const { yesOrNo } = useProfileOptions();
  return ASSETS.map((name) => (
    <RadioGroup
      key={name}
      label={t(`asset.${name}`)}
      name={name}
      shape="card"
      required
      options={yesOrNo}
      value={text(name)}
      onChange={(event) => set(name, event.target.value)}
      error={error(name)}
    />
  ));
}
