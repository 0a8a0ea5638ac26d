import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { LocationPicker } from '#client/components/LocationPicker.tsx';
import { usePlaces } from '#client/components/locationPicker/usePlaces.ts';
import { addWord, withoutWord } from '#client/components/profile/wordList.ts';
import { useSiteLocale } from '#client/lib/locale.ts';
import { Chip } from '#client/ui/figures/Chip.tsx';

interface PlacesFieldProps {
  places: readonly string[];
  onChange: (places: readonly string[]) => void;
  error: string | undefined;
}

/** Accepts several places; each selected one is added. */
export function PlacesField({ places, onChange, error }: PlacesFieldProps) {
  const t = useTranslations('validation');
  const profile = useTranslations('profile');
  const locale = useSiteLocale();
  const { places: known, load } = usePlaces();
  const hasPlaces = places.length > 0;
  useEffect(() => {
    if (hasPlaces) load();
  }, [hasPlaces, load]);
  const nameOf = (place: string) => known?.showPlace(place, locale) ?? place;
  return (
    <div className="grid gap-2">
      <LocationPicker
        name="preferredLocations"
        label={t('label.preferredLocations')}
        hint={profile('placesHint')}
        value=""
        onChange={(place) => place && onChange(addWord(places, place))}
        error={error}
      />
      <div className="flex flex-wrap gap-2">
        {places.map((place) => (
          <Chip
            key={place}
            removes
            className="max-w-full py-1 text-left whitespace-normal!"
            aria-label={profile('skills.remove', { skill: nameOf(place) })}
            onClick={() => onChange(withoutWord(places, place))}
          >
            {nameOf(place)}
          </Chip>
        ))}
      </div>
    </div>
  );
}
