import type { ComponentType } from 'react';
import type { Part } from '#client/pages/profile/parts.ts';
import { AboutFields } from './AboutFields.tsx';
import { AssetFields } from './AssetFields.tsx';
import { EducationFields } from './EducationFields.tsx';
import { PersonalFields } from './PersonalFields.tsx';
import { SkillFields } from '#client/components/profile/SkillFields.tsx';
import { PreferenceFields } from './PreferenceFields.tsx';
import { WorkFields } from './WorkFields.tsx';
import type { PartProps } from './partProps.ts';

export const PART_FIELDS: Readonly<Record<Part, ComponentType<PartProps>>> = {
  personal: PersonalFields,
  about: AboutFields,
  work: WorkFields,
  wishes: PreferenceFields,
  education: EducationFields,
  skills: SkillFields,
  assets: AssetFields,
};
