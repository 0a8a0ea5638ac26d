import { ProfileValues_profile } from '#client/components/profile/ProfileValues.ts';
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { EditedPart } from './EditedPart.tsx';
import { PARTS, type Part } from './parts.ts';
import { profileFormValues } from './profileFormValues.ts';
import type { ComponentType } from 'react';
import { AboutFields } from '#client/pages/profile/sections/AboutFields.tsx';
import { AssetFields } from '#client/pages/profile/sections/AssetFields.tsx';
import { EducationFields } from '#client/pages/profile/sections/EducationFields.tsx';
import { PersonalFields } from '#client/pages/profile/sections/PersonalFields.tsx';
import { SkillFields } from '#client/components/profile/SkillFields.tsx';
import { PreferenceFields } from '#client/pages/profile/sections/PreferenceFields.tsx';
import { WorkFields } from '#client/pages/profile/sections/WorkFields.tsx';
import type { PartProps } from '#client/pages/profile/sections/partProps.ts';

export const ProfileEditor_user = graphql(`
  fragment ProfileEditor_user on User {
    id
    firstName
    lastName
    phone
    profile {
      ...ProfileValues_profile
    }
  }
`);

export function ProfileEditor(props: { user: FragmentType<typeof ProfileEditor_user> }) {
  const user = readFragment(ProfileEditor_user, props.user);
  const profile = readFragment(ProfileValues_profile, user.profile);
  const typed = profileFormValues(user, profile ?? null);
  return (
    <div className="grid gap-6">
      {(Object.keys(PARTS) as Part[]).map((part) => (
        <EditedPart
          key={part}
          part={part}
          userId={user.id}
          stored={Object.fromEntries(PARTS[part].map((name) => [name, typed[name]!]))}
          Fields={PART_FIELDS[part]}
        />
      ))}
    </div>
  );
}

const PART_FIELDS: Readonly<Record<Part, ComponentType<PartProps>>> = {
  personal: PersonalFields,
  about: AboutFields,
  work: WorkFields,
  wishes: PreferenceFields,
  education: EducationFields,
  skills: SkillFields,
  assets: AssetFields,
};
