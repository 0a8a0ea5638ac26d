import type { ComponentType } from 'react';
import { Career_career, careerOf } from '#client/components/career/Career.ts';
import { ProfileValues_profile } from '#client/components/profile/ProfileValues.ts';
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { AboutFields } from '#client/pages/profile/sections/AboutFields.tsx';
import { AssetFields } from '#client/pages/profile/sections/AssetFields.tsx';
import { NeedFields } from '#client/pages/profile/sections/NeedFields.tsx';
import { PersonalFields } from '#client/pages/profile/sections/PersonalFields.tsx';
import { SkillPart } from '#client/pages/profile/sections/SkillPart.tsx';
import { WishFields } from '#client/pages/profile/sections/WishFields.tsx';
import type { PartProps } from '#client/pages/profile/sections/partProps.ts';
import { EMPTY_CAREER } from '#schema/profile/career.ts';
import { CareerSection } from './career/CareerSection.tsx';
import { TotalExperience } from './career/TotalExperience.tsx';
import { EditedPart } from './EditedPart.tsx';
import { isPart, PARTS, SECTIONS, type Part } from './parts.ts';
import { profileFormValues } from './profileFormValues.ts';

export const ProfileEditor_user = graphql(`
  fragment ProfileEditor_user on User {
    id
    firstName
    lastName
    phone
    profile {
      experienceMonths
      career {
        ...Career_career
      }
      ...ProfileValues_profile
    }
  }
`);

export function ProfileEditor(props: { user: FragmentType<typeof ProfileEditor_user> }) {
  const user = readFragment(ProfileEditor_user, props.user);
  const profile = readFragment(ProfileValues_profile, user.profile) ?? null;
  const seen = readFragment(Career_career, user.profile?.career);
  const career = seen ? careerOf(seen) : EMPTY_CAREER;
  const typed = profileFormValues(user, profile);
  const list = { career, userId: user.id };
  return (
    <div className="grid gap-6">
      {SECTIONS.map((section) =>
        isPart(section) ? (
          <EditedPart
            key={section}
            part={section}
            userId={user.id}
            jobTitle={career.jobs[0]?.title}
            stored={Object.fromEntries(PARTS[section].map((field) => [field, typed[field]!]))}
            Fields={PART_FIELDS[section]}
          />
        ) : (
          <CareerSection key={section} list={section} {...list}>
            {section === 'jobs' && (
              <TotalExperience
                jobs={career.jobs}
                profile={{ experienceMonths: user.profile?.experienceMonths ?? 0, ...profile }}
              />
            )}
          </CareerSection>
        ),
      )}
    </div>
  );
}

const PART_FIELDS: Readonly<Record<Part, ComponentType<PartProps>>> = {
  personal: PersonalFields,
  about: AboutFields,
  skills: SkillPart,
  wishes: WishFields,
  assets: AssetFields,
  needs: NeedFields,
};
