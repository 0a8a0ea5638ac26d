import { useTranslations } from 'use-intl';
import { useProfileOptions } from '#client/components/profile/useProfileOptions.ts';
import { RadioGroup } from '#client/ui/fields/RadioGroup.tsx';
import type { PartProps } from './partProps.ts';

const ASSETS = ['hasBike', 'hasDrivingLicense'] as const;

export function AssetFields({ text, set, error }: PartProps) {
  const t = useTranslations('profile');
  const { yesOrNo } = useProfileOptions();
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {ASSETS.map((name) => (
        <RadioGroup
          key={name}
          label={t(`asset.${name}`)}
          name={name}
          shape="card"
          options={yesOrNo}
          value={text(name)}
          onChange={(event) => set(name, event.target.value)}
          error={error(name)}
        />
      ))}
    </div>
  );
}
