import { useMessages, useTranslations } from 'use-intl';
import type { WordAreas } from '#client/lib/wordAreas.ts';
import { skillKey } from '#schema/options/skills.ts';

/** Skills are stored in English. Those on our lists that are ordinary words are translated; product names are not. */
export function useSkillName(): (skill: string) => string {
  const t = useTranslations('jobFacts');
  const { jobFacts } = useMessages() as Partial<WordAreas>;
  return (skill) => {
    const key = skillKey(skill);
    // Most skills are names, and `t.has` makes an error object for each of them.
    return Object.hasOwn(jobFacts?.skill ?? {}, key.slice('skill.'.length)) ? t(key) : skill;
  };
}
