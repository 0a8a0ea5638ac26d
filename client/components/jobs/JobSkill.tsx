import { useSkillName } from '#client/components/useSkillName.ts';
import { Skill, useIsSeeker } from './marks/lazySeekerMarks.ts';
import { useTextLanguage } from './useTextLanguage.ts';

/** A skill that a job asks for, by its name in the reader's language if it is on our lists. */
export function JobSkill({ name }: { name: string }) {
  const shown = useSkillName()(name);
  const language = useTextLanguage()(shown);
  const isSeeker = useIsSeeker();
  const skill = isSeeker ? <Skill name={name} shown={shown} waiting={shown} /> : shown;
  return language ? <span lang={language}>{skill}</span> : skill;
}
