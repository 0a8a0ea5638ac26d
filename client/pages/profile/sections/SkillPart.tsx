import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SkillFields } from '#client/components/profile/SkillFields.tsx';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { fieldOfJobTitle, type JobTitleFieldKey } from '#schema/options/jobTitles.ts';
import { SKILLS_BY_FIELD, WORK_FIELDS } from '#schema/options/skillsByField.ts';
import type { PartProps } from './partProps.ts';

/** Skills by field of work, beginning with the present job's. Certificates have a separate section. */
export function SkillPart({ list, set, error, jobTitle = '' }: PartProps) {
  const profile = useTranslations('profile');
  const career = useTranslations('career');
  const known = fieldOfJobTitle(jobTitle)?.field as JobTitleFieldKey | undefined;
  const [chosen, setChosen] = useState<JobTitleFieldKey | ''>('');
  const field = chosen || known;
  return (
    <>
      <SelectField
        label={profile('fieldOfWork')}
        hint={profile('fieldOfWorkHint')}
        placeholder={profile('choose')}
        className="sm:max-w-80"
        options={WORK_FIELDS.map((value) => ({ value, label: career(`field.${value}`) }))}
        value={field ?? ''}
        onChange={(event) => setChosen(event.target.value as JobTitleFieldKey | '')}
      />
      <SkillFields
        list={list}
        set={set}
        error={error}
        offered={field && SKILLS_BY_FIELD[field]}
        withCertifications={false}
      />
    </>
  );
}
