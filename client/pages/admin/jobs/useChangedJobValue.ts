import { useTranslations } from 'use-intl';
import { parseExperienceLevel } from '#schema/options/experience.ts';

/** Shows values of a changed job that are stored as codes or plain numbers. */
export function useChangedJobValue() {
  const t = useTranslations('admin');
  const jobs = useTranslations('jobs');
  return (field: string, value: string): string => {
    if (field === 'isRemote') return t(value === 'true' ? 'change.yes' : 'change.no');
    if (field === 'experience') return t('change.years', { count: Number(value) });
    const level = field === 'experienceLevel' && parseExperienceLevel(value);
    return level ? jobs(`level.${level.toUpperCase() as Uppercase<typeof level>}`) : value;
  };
}
