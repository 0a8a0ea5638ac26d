import { useTranslations } from 'use-intl';
import { FUNCTIONAL_SKILLS, TECHNICAL_SKILLS } from '#schema/options/skills.ts';
import { SkillPicker } from './SkillPicker.tsx';

interface SkillFieldsProps {
  list: (name: string) => readonly string[];
  set: (name: string, value: readonly string[]) => void;
  error: (name: string) => string | undefined;
  /** The suggested skills of a field of work; if left out, the documented lists. */
  offered?: { technical: readonly string[]; functional: readonly string[] } | undefined;
  withCertifications?: boolean;
}

/** Most people who sign up are not programmers, so the first skills that are shown are from many kinds of work. */
const SHOWN_FIRST: readonly string[] = [
  'Microsoft Excel',
  'Tally Prime',
  'GST Filing',
  'Electrical Wiring',
  'AutoCAD',
  'CNC Programming',
  'Adobe Photoshop',
  'Data Analysis',
  'SAP',
  'HTML & CSS',
  'Java',
  'SQL',
] satisfies (typeof TECHNICAL_SKILLS)[number][];

const DOCUMENTED = {
  technical: [...new Set([...SHOWN_FIRST, ...TECHNICAL_SKILLS])],
  functional: FUNCTIONAL_SKILLS,
};

/** The three lists that make up the skills section of a profile. */
export function SkillFields(props: SkillFieldsProps) {
  const { list, set, error, offered = DOCUMENTED, withCertifications = true } = props;
  const t = useTranslations('validation');
  const profile = useTranslations('profile');
  return (
    <>
      <SkillPicker
        label={t('label.technicalSkills')}
        name="technicalSkills"
        boxLabel={profile('skills.technicalBox')}
        predefined={offered.technical}
        value={list('technicalSkills')}
        onChange={(value) => set('technicalSkills', value)}
        error={error('technicalSkills')}
      />
      <SkillPicker
        label={t('label.functionalSkills')}
        name="functionalSkills"
        boxLabel={profile('skills.functionalBox')}
        predefined={offered.functional}
        value={list('functionalSkills')}
        onChange={(value) => set('functionalSkills', value)}
        error={error('functionalSkills')}
      />
      {withCertifications && (
        <SkillPicker
          label={t('label.certifications')}
          name="certifications"
          note={profile('optional')}
          boxLabel={profile('skills.certificationBox')}
          value={list('certifications')}
          onChange={(value) => set('certifications', value)}
          error={error('certifications')}
        />
      )}
    </>
  );
}
