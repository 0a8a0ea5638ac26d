import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { LocationPicker } from '#client/components/LocationPicker.tsx';
import { usePlaces } from '#client/components/locationPicker/usePlaces.ts';
import { CtcField } from '#client/components/profile/CtcField.tsx';
import { addWord, withoutWord } from '#client/components/profile/wordList.ts';
import { useSiteLocale } from '#client/lib/locale.ts';
import { Chip } from '#client/ui/figures/Chip.tsx';
import type { PartProps } from './partProps.ts';

/** Accepts several places; each selected one is added. */
export function PreferenceFields({ text, list, set, error }: PartProps) {
  const t = useTranslations('validation');
  const profile = useTranslations('profile');
  const places = list('preferredLocations');
  const locale = useSiteLocale();
  const { places: known, load } = usePlaces();
  const hasPlaces = places.length > 0;
  useEffect(() => {
    if (hasPlaces) load();
  }, [hasPlaces, load]);
  const nameOf = (place: string) => known?.showPlace(place, locale) ?? place;
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
              aria-label={profile('skills.remove', { skill: nameOf(place) })}
              onClick={() => set('preferredLocations', withoutWord(places, place))}
            >
              {nameOf(place)}
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
