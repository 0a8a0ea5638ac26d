import { MapPin } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { SuggestBox, type SuggestInput } from '#client/components/suggestions/SuggestBox.tsx';
import { useSiteLocale } from '#client/lib/locale.ts';
import { NearMeButton } from './NearMeButton.tsx';

interface PlaceSearchBoxProps {
  input: SuggestInput;
  label: string;
  placeholder: string;
  /** A place was chosen from the list, or found from the visitor's position. */
  onChoose: (place: string) => void;
  className?: string;
}

const code = () => import('./findPlaces.ts');
/** The list is searched in the browser, so it can follow every letter. */
const PAUSE = 50;

/** The place box of a search: suggests cities and states, and accepts any other text. */
export function PlaceSearchBox({ onChoose, ...props }: PlaceSearchBoxProps) {
  const t = useTranslations('shell');
  const locale = useSiteLocale();
  const find = async (text: string) => (await code()).findPlaces(text, locale);
  return (
    <SuggestBox
      {...props}
      name="location"
      icon={<MapPin className="size-5 shrink-0" />}
      source={{ find, pause: PAUSE, onChoose: ({ written }) => onChoose(written) }}
      listLabel={t('locationPicker.list')}
      countText={(count) => t('locationPicker.count', { count })}
      onFocus={() =>
        void code()
          .then(({ loadPlaces }) => loadPlaces())
          .catch(() => undefined)
      }
      button={<NearMeButton onFound={({ written }) => onChoose(written)} />}
    />
  );
}
