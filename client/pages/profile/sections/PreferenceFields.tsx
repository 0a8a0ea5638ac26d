import { useTranslations } from 'use-intl';
import { LocationPicker } from '#client/components/LocationPicker.tsx';
import { CtcField } from '#client/components/profile/CtcField.tsx';
import { addWord, withoutWord } from '#client/components/profile/wordList.ts';
import { Chip } from '#client/ui/figures/Chip.tsx';
import type { PartProps } from './partProps.ts';

/** Accepts several places; each selected one is added. */
export function PreferenceFields({ text, list, set, error }: PartProps) {
  const t = useTranslations('validation');
  const profile = useTranslations('profile');
  const places = list('preferredLocations');
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <div className="grid gap-2">
        <LocationPicker
          label={t('label.preferredLocations')}
          hint={profile('placesHint')}
          value=""
          onChange={(place) => place && set('preferredLocations', addWord(places, place))}
          error={error('preferredLocations')}
        />
        <div className="flex flex-wrap gap-2">
          {places.map((place) => (
            <Chip
              key={place}
              removes
              className="max-w-full py-1 text-left whitespace-normal!"
              aria-label={profile('skills.remove', { skill: place })}
              onClick={() => set('preferredLocations', withoutWord(places, place))}
            >
              {place}
            </Chip>
          ))}
        </div>
      </div>
      <CtcField
        name="salaryExpectation"
        value={text('salaryExpectation')}
        onChange={(event) => set('salaryExpectation', event.target.value)}
        error={error('salaryExpectation')}
      />
    </div>
  );
}
