import { useTranslations } from 'use-intl';
import {
  EXPERIENCE_BAND_FACTS,
  EXPERIENCE_BANDS,
  EXPERIENCE_TYPES,
} from '#schema/options/experience.ts';
import { GENDERS } from '#schema/options/genders.ts';
import { QUALIFICATIONS } from '#schema/options/qualifications.ts';

/** The option lists of a profile in the reader's language. */
export function useProfileOptions() {
  const t = useTranslations('profile');
  return {
    genders: GENDERS.map((value) => ({ value, label: t(`gender.${value}`) })),
    experienceTypes: EXPERIENCE_TYPES.map((value) => ({
      value,
      label: t(`experienceType.${value}`),
      hint: t(`experienceTypeHint.${value}`),
    })),
    qualifications: QUALIFICATIONS.map((value) => ({ value, label: t(`qualification.${value}`) })),
    /** Stored under the documented names. */
    bands: EXPERIENCE_BANDS.map((band) => ({
      value: EXPERIENCE_BAND_FACTS[band].label,
      label: t(`band.${band}`),
    })),
    yesOrNo: (['yes', 'no'] as const).map((value) => ({ value, label: t(`answer.${value}`) })),
  };
}
