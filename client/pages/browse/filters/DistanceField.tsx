import { useTranslations } from 'use-intl';
import { useNavigate } from '#client/lib/routing.ts';
import type { BrowseState } from '#client/pages/browse/browseState.ts';
import { SelectField } from '#client/ui/fields/SelectField.tsx';

interface DistanceFieldProps {
  state: BrowseState;
  to: (change: Partial<BrowseState>) => string;
  replace: boolean;
}

const DISTANCES = ['10', '25', '50', '100', '200'];

/** How far around the place of the search jobs may be. */
export function DistanceField({ state, to, replace }: DistanceFieldProps) {
  const t = useTranslations('browse');
  const navigate = useNavigate();
  const chosen = state.within[0] ?? '';
  const offered = [...new Set([...DISTANCES, ...state.within])];
  return (
    <SelectField
      label={t('filters.distance.label', { place: state.location })}
      className="mb-4"
      value={chosen}
      onChange={({ target }) =>
        void navigate(to({ within: target.value ? [target.value] : [] }), {
          replace,
          preventScrollReset: true,
        })
      }
      options={[
        { value: '', label: t('filters.distance.none') },
        ...offered.map((km) => ({ value: km, label: t('filters.distance.km', { km }) })),
      ]}
    />
  );
}
