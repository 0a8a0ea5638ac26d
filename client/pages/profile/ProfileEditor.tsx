import { ProfileValues_profile } from '#client/components/profile/ProfileValues.ts';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { EditedPart } from './EditedPart.tsx';
import { PARTS, type Part } from './parts.ts';
import { PART_FIELDS } from './sections/partFields.ts';
import { profileFormValues } from './profileFormValues.ts';

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
