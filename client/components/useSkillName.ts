import { useTranslations } from 'use-intl';
import { skillKey } from '#schema/options/skills.ts';

/** Skills are stored in English. Those on our lists that are ordinary words are translated; product names are not. */
export function useSkillName(): (skill: string) => string {
  const t = useTranslations('jobFacts');
  return (skill) => {
    const key = skillKey(skill);
    return t.has(key) ? t(key) : skill;
  };
}
