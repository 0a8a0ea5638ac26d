import { useTranslations } from 'use-intl';

/** Skills are stored in English. Those on our lists that are ordinary words are translated; product names are not. */
export function useSkillName(): (skill: string) => string {
  const t = useTranslations('profile');
  return (skill) => {
    const key = `skill.${skill.toLowerCase().replaceAll(/[^a-z]+/g, '-')}` as 'skill.sales';
    return t.has(key) ? t(key) : skill;
  };
}
